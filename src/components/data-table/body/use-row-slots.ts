import { useState } from 'react';
import { assignSlots, noSlots } from './row-slots.ts';

/** Returns the slots of the rows with these keys; see assignSlots. */
export function useRowSlots(keys: readonly string[]): readonly number[] {
  const [before, setBefore] = useState(noSlots);
  const same =
    keys.length === before.keys.length && keys.every((key, place) => key === before.keys[place]);
  if (same) return before.slots;
  const now = assignSlots(before, keys);
  setBefore(now);
  return now.slots;
}
