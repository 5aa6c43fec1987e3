import { useMemo, useState } from 'react';

type Ids = readonly (string | null)[];

/**
 * Returns the ids through which Previous and Next go. They stay as they were when the record was opened, so that an open
 * record that a change removes from the list still has a next one. The ids of the list replace them in three cases: the
 * query changes, only the list has the open record, or the list still has all of them.
 *
 * @param ids the ids of the list now; null while the rows on screen belong to an earlier query
 * @param openId the id of the open record
 * @param query the search, filters and order, as text
 */
export function useStableIds(ids: Ids | null, openId: string | null, query: string): Ids {
  const [stable, setStable] = useState({ ids: ids ?? [], query });
  const idSet = useMemo(() => new Set(ids), [ids]);
  if (ids === null) return stable.ids;
  if (stable.ids === ids && stable.query === query) return ids;
  const staysStable =
    stable.query === query &&
    (stable.ids.includes(openId) || !idSet.has(openId)) &&
    !stable.ids.every((id) => idSet.has(id));
  if (staysStable) return stable.ids;
  setStable({ ids, query });
  return ids;
}
