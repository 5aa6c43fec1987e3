import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { add, type Kobo, noMoney, subtract } from '../../../lib/values/money.ts';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';
import { type Likeness, likenessTo } from './same-payee.ts';

/** A request that also waits, and takes from the same whole. */
export interface OtherRequest {
  id: string;
  reference: string | null;
  amount: Kobo | null;
}

/** The requests that wait beside the one in question. */
export interface OtherRequests {
  requests: readonly OtherRequest[];
  /** Whether some of them have only the artisan's name in common. */
  isByName: boolean;
  /** What is left after all of them; null where an amount is not known. */
  left: Kobo | null;
}

/**
 * Returns the other waiting requests of the artisan, or of the project.
 *
 * @param paidBefore what was paid of the whole before
 */
export function otherRequestsOf<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T> | undefined,
  row: T,
  paidBefore: Kobo | null,
): OtherRequests {
  const [id, amount, whole] = [subject.idOf(row), subject.amountOf(row), subject.wholeOf(row)];
  const requests: OtherRequest[] = [];
  const shared = sharedWholeWith(subject, row);
  let isByName = false;
  let sum: Kobo | null = amount === null ? null : add(amount, paidBefore ?? noMoney);
  rows?.each((other) => {
    const otherId = subject.idOf(other);
    if (otherId === null || otherId === id || !subject.isUndecided(other)) return;
    const likeness = shared(other);
    if (likeness === null) return;
    isByName ||= likeness === 'name';
    const otherAmount = subject.amountOf(other);
    requests.push({ id: otherId, reference: subject.referenceOf(other), amount: otherAmount });
    sum = sum === null || otherAmount === null ? null : add(sum, otherAmount);
  });
  return { requests, isByName, left: whole === null || sum === null ? null : subtract(whole, sum) };
}

/** A balance is shared by the requests of one artisan, and a price by the part-payments of one project. */
function sharedWholeWith<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  row: T,
): (other: T) => Likeness | null {
  if (subject.kind === 'withdrawal') return likenessTo(row);
  const reference = subject.referenceOf(row);
  return (other) => (reference !== null && subject.referenceOf(other) === reference ? 'id' : null);
}
