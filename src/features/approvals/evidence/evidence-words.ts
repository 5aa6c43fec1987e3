/** The words of the confirmation about other requests and earlier payments, with links to them. */
import { linkOptions } from '@tanstack/react-router';
import { formatCount } from '../../../../domain/count.ts';
import type { DecidedRecord } from '../../../../domain/decision-rules.ts';
import { isInSum } from '../../../api/money-queues.ts';
import type { RowTarget } from '../../../components/row-link/row-link.tsx';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { add, formatMoney, type Kobo, subtract, zeroKobo } from '../../../lib/values/money.ts';
import { indexOfRow } from '../confirmation/figures.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { type PayeeMatch, payeeMatcher } from './same-payee.ts';
import type { SimilarPayment } from './similar-payments.ts';

/** One checked fact, with links to its records. */
export interface Check {
  isWarning: boolean;
  text: string;
  links: readonly { label: string; target: RowTarget }[];
}

const wordsOf = {
  withdrawal: {
    one: 'other request of this artisan waits',
    many: 'other requests of this artisan wait',
    none: 'No other request of this artisan waits.',
    whole: 'the available amount',
    name: (reference: string | null) => `Withdrawal ${reference ?? 'NIL'}`,
    toWaiting: (id: string) =>
      linkOptions({ to: '/admin/dashboard/withdrawrequest', search: { id } }),
    toPaid: (id: string | null) =>
      linkOptions({ to: '/admin/dashboard/withdraw-history', search: id === null ? {} : { id } }),
  },
  'part-payment': {
    one: 'other part-payment for this project waits',
    many: 'other part-payments for this project wait',
    none: 'No other part-payment for this project waits.',
    whole: 'what may still be paid for the project',
    name: (reference: string | null) => `Part-payment for project ${reference ?? 'NIL'}`,
    toWaiting: (_id: string, reference: string | null) =>
      linkOptions({
        to: '/admin/dashboard/pending/part-payments',
        search: reference === null ? {} : { q: reference },
      }),
    toPaid: (reference: string | null) =>
      linkOptions({
        to: '/admin/dashboard/all/part-payments',
        search: reference === null ? {} : { q: reference },
      }),
  },
} as const;

const shownLinks = 5;

/**
 * Returns the check of the other waiting requests of the artisan, or of the project, and of the amount that all of them
 * leave. It warns below zero, and about a shared id.
 *
 * @param paidBefore the amount of the whole that was paid before
 */
export function othersCheck<T extends QueueRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T> | undefined,
  row: T,
  paidBefore: Kobo | null,
): Check {
  const words = wordsOf[subject.kind];
  const [amount, whole, id] = [subject.amountOf(row), subject.maximumOf(row), subject.idOf(row)];
  const own = rows && indexOfRow(subject, rows, row);
  const shared = sharedWholeWith(subject, row);
  const links: Check['links'][number][] = [];
  let [count, isByName, sharesId] = [0, false, false];
  let sum: Kobo | null = amount === null ? null : add(amount, paidBefore ?? zeroKobo);
  rows?.each((other, index) => {
    const otherId = subject.idOf(other);
    if (otherId === null || index === own || !subject.isUndecided(other)) return;
    const payeeMatch = shared(other);
    if (payeeMatch === null) return;
    isByName ||= payeeMatch === 'name';
    sharesId ||= otherId === id;
    count += 1;
    const [reference, otherAmount] = [subject.referenceOf(other), subject.amountOf(other)];
    if (count <= shownLinks)
      links.push({
        label: `${words.name(reference)}, ${formatMoney(otherAmount)}`,
        target: words.toWaiting(otherId, reference),
      });
    if (!isInSum(subject, other)) return;
    sum = sum === null || otherAmount === null ? null : add(sum, otherAmount);
  });
  if (count === 0) return { isWarning: false, text: words.none, links };
  const found = [
    `${formatCount(count)} ${count === 1 ? words.one : words.many}${isByName ? ' (same name)' : ''}.`,
    ...(sharesId ? ['The ids are the same, so the host decides which one it approves.'] : []),
  ].join(' ');
  if (whole === null || sum === null) {
    const text = `${found} What is left after all of them is not known, because an amount is missing.`;
    return { isWarning: sharesId, text, links };
  }
  const left = subtract(whole, sum);
  const isAbove = left < 0;
  const text = isAbove
    ? `${found} Together with this they are ${formatMoney(subtract(zeroKobo, left))} above ${words.whole}.`
    : `${found} After all of them ${formatMoney(left)} is left.`;
  return { isWarning: isAbove || sharesId, text, links };
}

/** The requests of one artisan share a balance; the part-payments of one project share a price. */
function sharedWholeWith<T extends QueueRow>(
  subject: DecisionSubject<T>,
  row: T,
): (other: T) => PayeeMatch | null {
  if (subject.kind === 'withdrawal') return payeeMatcher(row);
  const reference = subject.referenceOf(row);
  return (other) => (reference !== null && subject.referenceOf(other) === reference ? 'id' : null);
}

/** Returns the words about a payment that looks like this one. */
export function similarPaymentChecks(
  kind: DecidedRecord,
  amount: Kobo | null,
  payments: readonly SimilarPayment[],
): readonly Check[] {
  const words = wordsOf[kind];
  if (payments.length === 0) {
    const text = 'No payment of this amount within 7 days.';
    return [{ isWarning: false, text, links: [] }];
  }
  return payments.slice(0, shownLinks).map(({ payeeMatch, reference, at }) => {
    const payee = payeeMatch === 'id' ? 'this artisan' : 'an artisan of the same name';
    const day = at === null ? 'before, on a day that is not known' : `on ${at.day}`;
    return {
      isWarning: true,
      text: `${formatMoney(amount)} was paid to ${payee} ${day}.`,
      links: [{ label: words.name(reference), target: words.toPaid(reference) }],
    };
  });
}
