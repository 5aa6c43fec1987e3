import { isInSum } from '../../../api/money-queues.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { add, type Kobo, noMoney, subtract } from '../../../lib/values/money.ts';
import { indexOfRow } from '../confirmation/figures.ts';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';
import { type Likeness, likenessTo } from './same-payee.ts';

/** Another waiting request that takes from the same whole. */
export interface OtherRequest {
  id: string;
  reference: string | null;
  amount: Kobo | null;
}

/** The other waiting requests. */
export interface OtherRequests {
  requests: readonly OtherRequest[];
  /** Whether some of them match only by the artisan's name. */
  isByName: boolean;
  /** Whether the approval of one of them takes the same id. */
  sharesId: boolean;
  /** The rest of the whole after all of them; null if an amount is not known. */
  left: Kobo | null;
}

/**
 * Returns the other waiting requests of the artisan, or of the project.
 *
 * @param paidBefore the amount of the whole that was paid before
 */
export function otherRequestsOf<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T> | undefined,
  row: T,
  paidBefore: Kobo | null,
): OtherRequests {
  const [amount, whole] = [subject.amountOf(row), subject.wholeOf(row)];
  const id = subject.idOf(row);
  const own = rows && indexOfRow(subject, rows, row);
  const requests: OtherRequest[] = [];
  const shared = sharedWholeWith(subject, row);
  let [isByName, sharesId] = [false, false];
  let sum: Kobo | null = amount === null ? null : add(amount, paidBefore ?? noMoney);
  rows?.each((other, index) => {
    const otherId = subject.idOf(other);
    if (otherId === null || index === own || !subject.isUndecided(other)) return;
    const likeness = shared(other);
    if (likeness === null) return;
    isByName ||= likeness === 'name';
    sharesId ||= otherId === id;
    const otherAmount = subject.amountOf(other);
    requests.push({ id: otherId, reference: subject.referenceOf(other), amount: otherAmount });
    if (!isInSum(subject, other)) return;
    sum = sum === null || otherAmount === null ? null : add(sum, otherAmount);
  });
  const left = whole === null || sum === null ? null : subtract(whole, sum);
  return { requests, isByName, sharesId, left };
}

/** The requests of one artisan share a balance; the part-payments of one project share a price. */
function sharedWholeWith<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  row: T,
): (other: T) => Likeness | null {
  if (subject.kind === 'withdrawal') return likenessTo(row);
  const reference = subject.referenceOf(row);
  return (other) => (reference !== null && subject.referenceOf(other) === reference ? 'id' : null);
}
