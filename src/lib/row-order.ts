/** Rows in the order of one column: those with a value, ascending, and those without. */
export interface RowOrder {
  present: Uint32Array;
  missing: Uint32Array;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * Sorts row numbers by their keys: numbers as numbers, words as people sort names. Words are ranked
 * once each, because comparing them properly costs far more than comparing numbers.
 */
export function orderBy(keys: readonly (number | string | null)[]): RowOrder {
  const ranks = rankWords(keys);
  const values = new Float64Array(keys.length);
  const present: number[] = [];
  const missing: number[] = [];
  keys.forEach((key, index) => {
    if (key === null) {
      missing.push(index);
      return;
    }
    present.push(index);
    values[index] = typeof key === 'number' ? key : (ranks.get(key) ?? 0);
  });
  const order = Uint32Array.from(present);
  if (!isSorted(order, values)) {
    // Row numbers break ties, which keeps the host's order among equals.
    order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
  }
  return { present: order, missing: Uint32Array.from(missing) };
}

function rankWords(keys: readonly (number | string | null)[]): Map<string, number> {
  const words = new Set<string>();
  for (const key of keys) if (typeof key === 'string') words.add(key);
  const sorted = [...words].sort(collator.compare);
  return new Map(sorted.map((word, rank) => [word, rank]));
}

function isSorted(order: Uint32Array, values: Float64Array): boolean {
  for (let at = 1; at < order.length; at += 1) {
    if ((values[order[at - 1] ?? 0] ?? 0) > (values[order[at] ?? 0] ?? 0)) return false;
  }
  return true;
}
