import type { QueryClient } from '@tanstack/react-query';
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
 * @param row the row as it is on screen
 * @param id the id that the call takes
 */
export const newDecision = <T extends QueueRow>(
  client: QueryClient,
  subject: DecisionSubject<T>,
  rows: RowSource<T> | undefined,
  row: T,
  id: string,
): Decision => ({
  id,
  reference: subject.referenceOf(row) ?? id,
  version: row.version,
  key: randomId(),
  pressedAt: Date.now(),
  sharedBy: subject.hasOwnId(row) || rows === undefined ? null : countRows(subject, rows, id),
  // A row with an id of its own cannot be among the approved rows yet.
  approvedBefore: subject.hasOwnId(row) ? 0 : subject.approvedList.cachedCount(client, id),
});

const countRows = <T extends QueueRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T>,
  id: string,
): number => findRows(rows, (row) => subject.idOf(row) === id).length;

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
