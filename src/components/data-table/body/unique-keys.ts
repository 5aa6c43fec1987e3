/** Returns a unique key for each row: its id, with the row number if the id is missing or repeats an earlier one. */
export function uniqueKeys(ids: readonly (string | null)[]): string[] {
  const used = new Set(['']);
  return ids.map((id, row) => {
    const key = id ?? '';
    const isUsed = used.has(key);
    used.add(key);
    return isUsed ? `${key} row ${row}` : key;
  });
}
