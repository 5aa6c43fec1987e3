import { useMemo, useState } from 'react';

type Ids = readonly (string | null)[];

/**
 * Returns the ids of a list as they were when a walk through it began: a row that is marked or decided leaves
 * the list, and the walk goes on from its place. It begins again with another filter or order, with a row that
 * it does not have, and with a list that only grew.
 *
 * @param ids the ids of the list now
 * @param current the id of the open row
 * @param query the filters and the order, as text
 */
export function useWalk(ids: Ids, current: string | null, query: string): Ids {
  const [walk, setWalk] = useState({ ids, query });
  const known = useMemo(() => new Set(ids), [ids]);
  if (walk.ids === ids && walk.query === query) return ids;
  const goesOn =
    walk.query === query &&
    (walk.ids.includes(current) || !known.has(current)) &&
    !walk.ids.every((id) => known.has(id));
  if (goesOn) return walk.ids;
  setWalk({ ids, query });
  return ids;
}
