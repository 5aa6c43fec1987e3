/** The words of the confirmation about other requests and earlier payments, with links to them. */
import { linkOptions } from '@tanstack/react-router';
import { formatCount } from '../../../../domain/count.ts';
import type { RowTarget } from '../../../components/row-link/row-link.tsx';
import { formatMoney, type Kobo, noMoney, subtract } from '../../../lib/values/money.ts';
import type { DecisionSubject } from '../decision-subject.ts';
import type { LookAlike } from './look-alikes.ts';
import type { OtherRequests } from './other-requests.ts';

/** One checked fact, with links to its records. */
export interface Check {
  isWarning: boolean;
  text: string;
  links: readonly { label: string; target: RowTarget }[];
}

type Kind = DecisionSubject<never>['kind'];

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

/** Returns the check of the amount that all waiting requests leave. It warns below zero, and about a shared id. */
export function othersCheck(kind: Kind, others: OtherRequests): Check {
  const { requests, isByName, sharesId, left } = others;
  const words = wordsOf[kind];
  const count = requests.length;
  const links = requests.slice(0, shownLinks).map(({ id, reference, amount }) => ({
    label: `${words.name(reference)}, ${formatMoney(amount)}`,
    target: words.toWaiting(id, reference),
  }));
  if (count === 0) return { isWarning: false, text: words.none, links };
  const found = [
    `${formatCount(count)} ${count === 1 ? words.one : words.many}${isByName ? ' (same name)' : ''}.`,
    ...(sharesId ? ['The ids are the same, so the host decides which one it approves.'] : []),
  ].join(' ');
  if (left === null) {
    const text = `${found} What is left after all of them is not known, because an amount is missing.`;
    return { isWarning: sharesId, text, links };
  }
  const isAbove = left < 0;
  const text = isAbove
    ? `${found} Together with this they are ${formatMoney(subtract(noMoney, left))} above ${words.whole}.`
    : `${found} After all of them ${formatMoney(left)} is left.`;
  return { isWarning: isAbove || sharesId, text, links };
}

/** Returns the words about a payment that looks like this one. */
export function lookAlikeChecks(
  kind: Kind,
  amount: Kobo | null,
  payments: readonly LookAlike[],
): readonly Check[] {
  const words = wordsOf[kind];
  if (payments.length === 0) {
    const text = 'No payment of this amount within 7 days.';
    return [{ isWarning: false, text, links: [] }];
  }
  return payments.slice(0, shownLinks).map(({ likeness, reference, at }) => {
    const payee = likeness === 'id' ? 'this artisan' : 'an artisan of the same name';
    const day = at === null ? 'before, on a day that is not known' : `on ${at.day}`;
    return {
      isWarning: true,
      text: `${formatMoney(amount)} was paid to ${payee} ${day}.`,
      links: [{ label: words.name(reference), target: words.toPaid(reference) }],
    };
  });
}
