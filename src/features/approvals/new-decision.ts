import type { QueryClient } from '@tanstack/react-query';
import type { Decision } from '../../api/writes/decide.ts';
import { randomId } from '../../lib/browser/random-id.ts';
import type { DecisionSubject, QueueRow } from './decision-subject.ts';

/**
 * Makes the decision of one press on a row, with a new key.
 *
 * @param row the row as it is on screen
 * @param id the id that the call takes
 */
export const newDecision = <T extends QueueRow>(
  client: QueryClient,
  subject: DecisionSubject<T>,
  row: T,
  id: string,
): Decision => ({
  id,
  reference: subject.referenceOf(row) ?? id,
  version: row.version,
  key: randomId(),
  pressedAt: Date.now(),
  // A row with an id of its own cannot be among the approved rows yet.
  approvedBefore: subject.hasOwnId(row) ? 0 : subject.approvedList.cachedCount(client, id),
});
