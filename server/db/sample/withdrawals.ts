import type { withdrawalRequests } from '../schema/money.ts';
import { withdrawalNotes } from './data/transaction-words.ts';
import { day, hour } from './moments.ts';
import type { TransactionDraft } from './payments.ts';
import type { Random } from './random.ts';

/** A request before it has an id: ids follow the dates of all of them. */
export type WithdrawalDraft = Omit<typeof withdrawalRequests.$inferInsert, 'id'>;

/** An approved request with the transaction that paid it. */
export interface PaidOut {
  request: WithdrawalDraft;
  transaction: TransactionDraft;
}

export interface Withdrawals {
  paidOut: PaidOut[];
  undecided: WithdrawalDraft[];
}

const fiveHundred = 500 * 100;
const share = (kobo: number, percent: number) =>
  Math.floor((kobo * percent) / 100 / fiveHundred) * fiveHundred;

/**
 * Withdrawals out of what the paid transactions, sorted by date, brought in. A balance never goes
 * below zero at any moment: money leaves the running balance at once, and is paid out later.
 */
export function makeWithdrawals(
  paid: TransactionDraft[],
  anchor: number,
  random: Random,
): Withdrawals {
  const balances = new Map<number, number>();
  const paidOut: PaidOut[] = [];
  for (const { artisanId, amountKobo, serviceType, date } of paid) {
    const balance = (balances.get(artisanId) ?? 0) + amountKobo;
    balances.set(artisanId, balance);
    const requestedAt = date.getTime() + random.whole(3, 60) * hour;
    const decidedAt = requestedAt + random.whole(2, 46) * hour;
    const kobo = share(balance, random.pick([50, 70, 80, 100]));
    if (!random.chance(0.5) || kobo < 10 * fiveHundred || decidedAt > anchor - hour) continue;
    balances.set(artisanId, balance - kobo);
    const whose = { artisanId, amountKobo: kobo };
    const requested = new Date(requestedAt);
    const decided = new Date(decidedAt);
    paidOut.push({
      request: { ...whose, status: 'approved', requestedAt: requested, decidedAt: decided },
      transaction: {
        ...whose,
        serviceType: serviceType ?? null,
        type: 'Withdrawal',
        description: random.pick(withdrawalNotes),
        paymentStatus: 'paid',
        date: decided,
        startDate: requested,
      },
    });
  }
  return { paidOut, undecided: makeUndecided(balances, paid.length, anchor, random) };
}

/** Requests that wait, one in twelve for more than there is, and a few that were rejected. */
function makeUndecided(
  balances: Map<number, number>,
  payments: number,
  anchor: number,
  random: Random,
): WithdrawalDraft[] {
  const funded = [...balances].filter(([, kobo]) => kobo >= 20 * fiveHundred);
  const wanted = Math.max(1, Math.round(payments / 22));
  return random.pickSome(funded, wanted).flatMap(([artisanId, balance], index) => {
    const requestedAt = new Date(anchor - random.whole(2, 8 * 24) * hour);
    const kobo = index % 12 === 5 ? share(balance, 130) : share(balance, random.whole(20, 100));
    const request = { artisanId, amountKobo: kobo, requestedAt, status: 'pending' as const };
    if (index % 9 !== 4) return [request];
    const decidedAt = new Date(requestedAt.getTime() + hour);
    const earlier = new Date(requestedAt.getTime() - random.whole(2, 30) * day);
    return [
      request,
      { artisanId, amountKobo: kobo, requestedAt: earlier, decidedAt, status: 'rejected' as const },
    ];
  });
}
