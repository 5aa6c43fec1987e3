import { useEffect, useMemo, useState } from 'react';
import { readAll } from '../../lib/row-index/row-preparation.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { Prepared, workInBackground } from '../../lib/row-index/slices.ts';
import type { PersonRow } from '../people-list/person-kinds.ts';

type Ids = readonly (string | null)[];

/** The cached ids of rows. */
const known = new WeakMap<RowSource<PersonRow>, Prepared<Ids>>();

/** This many rows are read within one frame on a slow phone. */
const fewRows = 2000;

/**
 * Returns the ids of all rows by row number; undefined while a background task reads the ids of a long list in
 * slices.
 */
export function useIds(rows: RowSource<PersonRow> | undefined): Ids | undefined {
  const ids = useMemo(() => rows && idsOf(rows), [rows]);
  const [, setDone] = useState<Prepared<Ids>>();
  useEffect(() => {
    if (ids === undefined || ids.isDone) return;
    return workInBackground(() => {
      const hasMore = ids.advance();
      if (!hasMore) setDone(ids);
      return hasMore;
    });
  }, [ids]);
  if (rows === undefined || ids === undefined) return undefined;
  return ids.isDone || rows.length <= fewRows ? ids.value : undefined;
}

function idsOf(rows: RowSource<PersonRow>): Prepared<Ids> {
  const ids = known.get(rows) ?? new Prepared(readAll(rows, ({ id }) => id));
  known.set(rows, ids);
  return ids;
}
