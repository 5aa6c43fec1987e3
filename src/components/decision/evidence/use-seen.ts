import { useState } from 'react';
import type { Offer } from '../../../api/offer.ts';
import type { Seen } from '../../../api/writes/approvals.ts';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { getOrCreate } from '../../../lib/values/memoize.ts';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';

/**
 * Returns a function that says what an approval carries of a row; undefined where the host does not check it.
 * The key stays the same for as long as the question is about the same figures, so that a call whose result
 * is not known can be repeated. After a refusal the next press is a new call.
 *
 * @param error the error of the last approval
 */
export function useSeen<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  offer: Offer | undefined,
  error: WriteError | null,
): (row: T) => Seen | undefined {
  const [keys] = useState(() => new Map<string, string>());
  return (row) => {
    const [amount, { version }] = [subject.amountOf(row), row];
    const isChecked = offer?.has(subject.approvesSeen) === true;
    if (!isChecked || version === null || amount === null) return undefined;
    if (error?.outcome === 'refused') keys.clear();
    return { amount, version, key: getOrCreate(keys, `${amount} ${version}`, randomId) };
  };
}
