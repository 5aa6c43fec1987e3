/** Returns a React key for each row. A key that is empty, or that a host sends twice, gets the row's number. */
export function uniqueKeys(keys: readonly (string | null)[]): string[] {
  const used = new Set(['']);
  return keys.map((id, row) => {
    const key = id ?? '';
    const isUsed = used.has(key);
    used.add(key);
    return isUsed ? `${key} row ${row}` : key;
  });
}
