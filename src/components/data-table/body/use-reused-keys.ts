import { useState } from 'react';

/** The React keys of the rows on screen, by the keys of the rows. */
type ReactKeys = ReadonlyMap<string, number>;

const none: ReactKeys = new Map();

/**
 * Returns the React keys of rows whose cells have no state. A row that stays keeps its key, its elements and the
 * focus. A new row takes the key of a removed row, so React changes texts instead of creating elements, which saves
 * style and layout work.
 *
 * @param keys unique keys of the rows
 */
export function useReusedKeys(keys: readonly string[]): ReactKeys {
  const [before, setBefore] = useState(none);
  if (keys.length === before.size && keys.every((key) => before.has(key))) return before;
  const now = reuseKeys(before, keys);
  setBefore(now);
  return now;
}

/** Returns the React keys of the next rows; see useReusedKeys. */
export function reuseKeys(before: ReactKeys, keys: readonly string[]): ReactKeys {
  const staying = new Set(keys);
  const free = [...before].filter(([key]) => !staying.has(key)).map(([, reactKey]) => reactKey);
  let unused = Math.max(-1, ...before.values()) + 1;
  return new Map(keys.map((key) => [key, before.get(key) ?? free.shift() ?? unused++]));
}
