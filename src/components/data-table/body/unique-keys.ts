/** Returns a unique key for each row. If an id is missing or used before, its key has the row number too. */
export function uniqueKeys(ids: readonly (string | null)[]): string[] {
  const used = new Set(['']);
  return ids.map((id, row) => {
    const key = id ?? '';
    const isUsed = used.has(key);
    used.add(key);
    return isUsed ? `${key} row ${row}` : key;
  });
}
