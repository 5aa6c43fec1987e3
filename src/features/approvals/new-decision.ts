import { noop, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Rows } from '../../api/parse/rows.ts';
import type { Decision } from '../../api/writes/decide.ts';
import { textIn } from '../../api/writes/use-attempts.ts';
import { randomId } from '../../lib/browser/random-id.ts';
import { findRows, type RowSource } from '../../lib/row-index/row-source.ts';
import { propertyOf } from '../../lib/values/records.ts';
import type { DecisionSubject, QueueRow } from './decision-subject.ts';

/**
 * Makes the decision of one press on a row, with a new key.
 *
 * @param rows the list on screen
 * @param id the id that the call takes
 * @param approvedBefore the number of approved rows with this id, for a row without an id of its own; null if not known
 */
export const newDecision = <T extends QueueRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T> | undefined,
  row: T,
  id: string,
  approvedBefore: number | null = null,
): Decision => ({
  id,
  reference: subject.referenceOf(row) ?? id,
  hasOwnId: subject.hasOwnId(row),
  version: row.version,
  key: randomId(),
  pressedAt: Date.now(),
  sharedBy: subject.hasOwnId(row) || rows === undefined ? null : countRows(subject, rows, id),
  // A row with an id of its own cannot be among the approved rows yet.
  approvedBefore: subject.hasOwnId(row) ? 0 : approvedBefore,
});

const countRows = <T extends QueueRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T>,
  id: string,
): number => findRows(rows, (row) => subject.idOf(row) === id).length;

/**
 * Returns how many approved rows have the id of a row that has none of its own; null if that is not known. If a call has
 * no answer, one more row shows that it was carried out. The approved rows are read again for each newer list.
 *
 * @param listedAt the time of the list's request in milliseconds UTC
 */
export function useApprovedBefore<T extends QueueRow>(
  subject: DecisionSubject<T>,
  row: T,
  listedAt: number,
): number | null {
  const client = useQueryClient();
  const [{ readFor, count }, setApproved] = useState({ readFor: -1, count: 0 });
  const sharedId = subject.hasOwnId(row) ? null : subject.idOf(row);
  useEffect(() => {
    if (sharedId === null || readFor >= listedAt) return;
    const onRead = (ids: readonly unknown[] | null) => {
      if (ids !== null) setApproved({ readFor: listedAt, count: ids.length });
    };
    subject.approvedList.readIds(client, listedAt, sharedId).then(onRead, noop);
  }, [client, subject, sharedId, readFor, listedAt]);
  // An older count may lack an approval that was made before the list was read.
  return readFor >= listedAt ? count : null;
}

/**
 * Forgets the decisions that were carried out on rows without an id of their own, once a newer list has fewer rows with
 * their id. The others, and later ones, can then be decided on. Any other row stays locked if the list still has it.
 */
export function forgetCarriedOut<T extends QueueRow>(
  client: QueryClient,
  subject: DecisionSubject<T>,
  rows: Rows<T>,
): void {
  const cache = client.getMutationCache();
  for (const { mutationKey } of [subject.approval, subject.rejection]) {
    for (const mutation of cache.findAll({ mutationKey, status: 'success' })) {
      const id = textIn(mutation.state.variables, 'id');
      const sharedBy = propertyOf(mutation.state.variables, 'sharedBy');
      if (id === undefined || typeof sharedBy !== 'number') continue;
      const isNewer = rows.requestedAt > mutation.state.submittedAt;
      if (isNewer && countRows(subject, rows, id) < sharedBy) cache.remove(mutation);
    }
  }
}
