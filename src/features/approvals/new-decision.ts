import { type QueryClient, useQueryClient } from '@tanstack/react-query';
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
export function newDecision<T extends QueueRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T> | undefined,
  row: T,
  id: string,
  approvedBefore: number | null = null,
): Decision {
  const hasOwnId = subject.hasOwnId(row);
  const listed = rows === undefined ? [] : rowsWithId(subject, rows, id);
  const isShared = listed.some((one) => !subject.hasOwnId(one));
  return {
    id,
    reference: subject.referenceOf(row) ?? id,
    hasOwnId,
    version: row.version,
    key: randomId(),
    pressedAt: Date.now(),
    // The own id of one part-payment may be the id of another one's job.
    sharedBy: isShared ? listed.map((one) => textOf(subject, one)) : [],
    // A row with an id of its own cannot be among the approved rows yet.
    approvedBefore: hasOwnId ? 0 : approvedBefore,
  };
}

const rowsWithId = <T extends QueueRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T>,
  id: string,
): readonly T[] => findRows(rows, (row) => subject.idOf(row) === id);

/** Returns what tells rows with the same id apart: the amount and the time of the request, as a text. */
const textOf = <T extends QueueRow>(subject: DecisionSubject<T>, row: T): string =>
  `${subject.amountOf(row)} ${subject.createdAt(row)?.time}`;

/** Reads how many approved rows have an id; null if that is not known. `since` is in milliseconds UTC. */
export const countApproved = <T extends QueueRow>(
  client: QueryClient,
  { approvedList }: DecisionSubject<T>,
  id: string,
  since: number,
): Promise<number | null> =>
  approvedList.readIds(client, since, id).then(
    (ids) => ids?.length ?? null,
    () => null,
  );

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
    void countApproved(client, subject, sharedId, listedAt).then((newCount) => {
      if (newCount !== null) setApproved({ readFor: listedAt, count: newCount });
    });
  }, [client, subject, sharedId, readFor, listedAt]);
  // An older count may lack an approval that was made before the list was read.
  return readFor >= listedAt ? count : null;
}

/**
 * Forgets the decisions that were carried out on rows that share an id, once a newer list lacks one of these rows. The
 * others, and later ones, can then be decided on. Any other row stays locked if the list still has it.
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
      const before: readonly unknown[] = Array.isArray(sharedBy) ? sharedBy : [];
      const isNewer = rows.requestedAt > mutation.state.submittedAt;
      if (id === undefined || before.length === 0 || !isNewer) continue;
      const now = rowsWithId(subject, rows, id).map((row) => textOf(subject, row));
      if (before.some((text) => countOf(now, text) < countOf(before, text))) cache.remove(mutation);
    }
  }
}

const countOf = (texts: readonly unknown[], text: unknown): number =>
  texts.filter((one) => one === text).length;
