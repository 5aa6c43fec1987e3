import type { Offer } from '../../api/offer/offer.ts';
import type { Approval } from '../../api/writes/approvals.ts';
import type { DecidedRow, DecisionSubject } from './decision-subject.ts';

/**
 * Returns the content of an approval: the id, and the headers that the host's document names for it.
 *
 * @param keyOf returns the key for these figures; calls with the same key count as one
 * @throws Error for a row without an id, which has no approval
 */
export function approvalOf<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  row: T,
  offer: Offer | undefined,
  keyOf: (figures: string) => string,
): Approval {
  const [id, amount, { version }] = [subject.idOf(row), subject.amountOf(row), row];
  if (id === null) throw new Error('A row without an id has no approval');
  const takes = (header: string) => offer?.has(`${subject.approves} ${header}`) === true;
  return {
    id,
    headers: {
      ...(version !== null && takes('If-Match') && { 'If-Match': `"${version}"` }),
      ...(takes('Idempotency-Key') && { 'Idempotency-Key': keyOf(`${amount} ${version}`) }),
    },
  };
}
