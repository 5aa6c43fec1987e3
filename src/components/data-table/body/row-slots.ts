/** The row keys of a page with their slots. A slot is a set of DOM elements; it is the React key of a row. */
export interface RowSlots {
  keys: readonly string[];
  slots: readonly number[];
}

export const noSlots: RowSlots = { keys: [], slots: [] };

/**
 * Assigns a slot to each row. A row that stays keeps its slot, and with it the focus. A new row reuses the slot
 * of a row that left, preferably at the same position, because changing text is faster than new elements.
 *
 * @param keys the keys of the rows in order; duplicates get different slots
 */
export function assignSlots(before: RowSlots, keys: readonly string[]): RowSlots {
  const free = new Set(before.slots);
  const slotOf = new Map(before.keys.map((key, place) => [key, before.slots[place]]));
  const take = (slot: number | undefined) =>
    slot !== undefined && free.delete(slot) ? slot : undefined;
  const kept = keys.map((key) => take(slotOf.get(key)));
  const inPlace = kept.map((slot, place) => slot ?? take(before.slots[place]));
  let unused = 1 + Math.max(-1, ...before.slots);
  const slots = inPlace.map((slot) => {
    if (slot !== undefined) return slot;
    const [next = unused++] = free;
    free.delete(next);
    return next;
  });
  return { keys, slots };
}
