import type { QueryClient } from '@tanstack/react-query';
import type { Decision } from '../../api/writes/decide.ts';
import { randomId } from '../../lib/browser/random-id.ts';
import type { DecisionSubject, QueueRow } from './decision-subject.ts';

/**
 * Returns a decision on a row as it is on screen, for one press.
 *
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
  approvedBefore: subject.hasOwnId(row) ? 0 : subject.approvedList.cachedCount(client, id),
});
