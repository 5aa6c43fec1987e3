/** The checks of a confirmation, in words: other waiting requests and similar payments, with links to them. */
import { formatCount } from '../../../../domain/count.ts';
import type { MoneyRecordKind } from '../../../../domain/decision-rules.ts';
import { isInSum } from '../../../api/money-queues.ts';
import type { NamedTarget } from '../../../components/row-link/named-links.tsx';
import {
  toPartPayment,
  toRequest,
  toWithdrawal,
} from '../../../components/row-link/record-links.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { add, formatMoney, type Kobo, subtract, zeroKobo } from '../../../lib/values/money.ts';
import { indexOfRow } from '../confirmation/figures.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { type PayeeMatch, payeeMatcher } from './payee-match.ts';
import type { SimilarPayment } from './similar-payments.ts';

/** The result of one check, with links to its records. */
export interface Check {
  isWarning: boolean;
  text: string;
  links: readonly { label: string; target: NamedTarget }[];
}

const words = {
  withdrawal: {
    one: 'other request of this artisan waits',
    many: 'other requests of this artisan wait',
    none: 'No other request of this artisan waits.',
    available: 'the available amount',
    nameOf: (reference: string | null) => `Withdrawal ${reference ?? 'NIL'}`,
    toWaiting: toRequest,
    toPaid: toWithdrawal,
  },
  'part-payment': {
    one: 'other part-payment for this project waits',
    many: 'other part-payments for this project wait',
    none: 'No other part-payment for this project waits.',
    available: 'what may still be paid for the project',
    nameOf: (reference: string | null) => `Part-payment for project ${reference ?? 'NIL'}`,
    toWaiting: (id: string) => toPartPayment(id, false),
    toPaid: (id: string | null) => toPartPayment(id, true),
  },
} as const;

const maxLinks = 5;

/**
 * Checks the other waiting requests of the artisan, or part-payments of the project: how many there are, and how much
 * remains after all of them and this row. The check is a warning if what remains is negative, or if another row of the
 * queue has the id of this row.
 *
 * @param rows the queue
 * @param paidBefore what was already paid of the maximum
 */
export function othersCheck<T extends QueueRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T> | undefined,
  row: T,
  paidBefore: Kobo | null,
): Check {
  const { one, many, none, available, nameOf, toWaiting } = words[subject.kind];
  const [amount, maximum, id] = [subject.amountOf(row), subject.maximumOf(row), subject.idOf(row)];
  const ownIndex = rows && indexOfRow(subject, rows, row);
  const matchOf = sharedMoneyMatcher(subject, row);
  const links: Check['links'][number][] = [];
  const sameIds = new Set<string>();
  let [count, isAnyByName] = [0, false];
  let sum: Kobo | null = amount === null ? null : add(amount, paidBefore ?? zeroKobo);
  rows?.each((other, index) => {
    const otherId = subject.idOf(other);
    if (otherId === null || index === ownIndex || !subject.isUndecided(other)) return;
    const [reference, otherAmount] = [subject.referenceOf(other), subject.amountOf(other)];
    const match = matchOf(other);
    if (otherId === id)
      sameIds.add(
        `${match === null ? `${nameOf(reference)} has the same id` : 'The ids are the same'}, so the host decides which one it approves.`,
      );
    if (match === null) return;
    isAnyByName ||= match === 'name';
    count += 1;
    if (count <= maxLinks)
      links.push({
        label: `${nameOf(reference)}, ${formatMoney(otherAmount)}`,
        target: toWaiting(otherId),
      });
    if (!isInSum(subject, other)) return;
    sum = sum === null || otherAmount === null ? null : add(sum, otherAmount);
  });
  const isIdShared = sameIds.size > 0;
  if (count === 0) return { isWarning: isIdShared, text: [none, ...sameIds].join(' '), links };
  const countText = [
    `${formatCount(count)} ${count === 1 ? one : many}${isAnyByName ? ' (same name)' : ''}.`,
    ...sameIds,
  ].join(' ');
  if (maximum === null || sum === null) {
    const text = `${countText} What is left after all of them is not known, because an amount is missing.`;
    return { isWarning: isIdShared, text, links };
  }
  const left = subtract(maximum, sum);
  const isAbove = left < 0;
  const text = isAbove
    ? `${countText} Together with this they are ${formatMoney(subtract(zeroKobo, left))} above ${available}.`
    : `${countText} After all of them ${formatMoney(left)} is left.`;
  return { isWarning: isAbove || isIdShared, text, links };
}

/**
 * Returns a function that takes another row. If both rows are paid from the balance of one artisan or the price of one
 * project, the function returns whether they match by id or by name; else null.
 */
function sharedMoneyMatcher<T extends QueueRow>(
  subject: DecisionSubject<T>,
  row: T,
): (other: T) => PayeeMatch | null {
  if (subject.kind === 'withdrawal') return payeeMatcher(row);
  const reference = subject.referenceOf(row);
  return (other) => (reference !== null && subject.referenceOf(other) === reference ? 'id' : null);
}

/** Returns a warning for each similar payment, `maxLinks` at most; without payments, a check that says so. */
export function similarPaymentChecks(
  kind: MoneyRecordKind,
  amount: Kobo | null,
  payments: readonly SimilarPayment[],
): readonly Check[] {
  if (payments.length === 0) {
    const text = 'No payment of this amount within 7 days.';
    return [{ isWarning: false, text, links: [] }];
  }
  const { nameOf, toPaid } = words[kind];
  return payments.slice(0, maxLinks).map(({ payeeMatch, id, reference, at }) => {
    const payee = payeeMatch === 'id' ? 'this artisan' : 'an artisan of the same name';
    const day = at === null ? 'before, on a day that is not known' : `on ${at.day}`;
    return {
      isWarning: true,
      text: `${formatMoney(amount)} was paid to ${payee} ${day}.`,
      links: [{ label: nameOf(reference), target: toPaid(id) }],
    };
  });
}
