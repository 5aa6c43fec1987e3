/** Returns a React key for each row. An empty or repeated key gets the row's number. */
export function uniqueKeys(keys: readonly (string | null)[]): string[] {
  const used = new Set(['']);
  return keys.map((id, row) => {
    const key = id ?? '';
    const isUsed = used.has(key);
    used.add(key);
    return isUsed ? `${key} row ${row}` : key;
  });
}
