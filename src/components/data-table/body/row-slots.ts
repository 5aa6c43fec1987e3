/** Rows by their keys, each with the slot whose elements show it. */
export interface RowSlots {
  keys: readonly string[];
  slots: readonly number[];
}

export const noSlots: RowSlots = { keys: [], slots: [] };

/**
 * Gives each row a slot: a row that stays keeps its own, and with it what has the focus in it; a new
 * one takes over the slot of a row that left, if it can the one of its place. Elements that only
 * change their text are on screen sooner than new ones.
 *
 * @param keys of the rows to show, in order; where one comes twice, each has a slot
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
