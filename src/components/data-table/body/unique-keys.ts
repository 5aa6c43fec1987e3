/** Returns a React key for each row. A key that is empty, or that a host sends twice, gets the row's number. */
export function uniqueKeys(keys: readonly string[]): string[] {
  const used = new Set(['']);
  return keys.map((key, row) => {
    const isUsed = used.has(key);
    used.add(key);
    return isUsed ? `${key} row ${row}` : key;
  });
}
