import { withdrawalNotes } from '../data/transaction-words.ts';
import { day, hour } from '../moments.ts';
import type { ArtisanRow } from '../people.ts';
import type { Random } from '../random.ts';
import type { Payment, Withdrawal } from './payments.ts';

export interface Withdrawals {
  /** The payments of approved requests. */
  paidOut: (Payment & { withdrawal: Withdrawal })[];
  undecided: Withdrawal[];
}

const fiveHundred = 500 * 100;
const share = (kobo: number, percent: number) =>
  Math.floor((kobo * percent) / 100 / fiveHundred) * fiveHundred;

const request = (
  given: Pick<Withdrawal, 'artisan' | 'amountKobo' | 'status' | 'requestedAt' | 'decidedAt'>,
): Withdrawal => ({ id: 0, balanceBeforeKobo: null, reason: null, ...given });

/**
 * Generates withdrawals of the paid payments, which are sorted by date. The balance never falls below
 * zero, because each amount is subtracted before the time of its payout.
 */
export function makeWithdrawals(
  paid: readonly Payment[],
  anchor: number,
  random: Random,
): Withdrawals {
  const balances = new Map<ArtisanRow, number>();
  const paidOut: Withdrawals['paidOut'] = [];
  for (const { job, amountKobo, at } of paid) {
    const { artisan } = job;
    const balance = (balances.get(artisan) ?? 0) + amountKobo;
    balances.set(artisan, balance);
    const requestedAt = at + random.whole(3, 60) * hour;
    const decidedAt = requestedAt + random.whole(2, 46) * hour;
    const kobo = share(balance, random.pick([50, 70, 80, 100]));
    if (!random.chance(0.5) || kobo < 10 * fiveHundred || decidedAt > anchor - hour) continue;
    balances.set(artisan, balance - kobo);
    const decided = { status: 'approved' as const, requestedAt, decidedAt };
    paidOut.push({
      job,
      withdrawal: request({ artisan, amountKobo: kobo, ...decided }),
      type: 'Withdrawal',
      description: random.pick(withdrawalNotes),
      status: 'paid',
      amountKobo: kobo,
      at: decidedAt,
    });
  }
  return { paidOut, undecided: makeUndecided(balances, paid.length, anchor, random) };
}

/** Pending requests, one in twelve above the balance, and a few rejected ones. */
function makeUndecided(
  balances: Map<ArtisanRow, number>,
  payments: number,
  anchor: number,
  random: Random,
): Withdrawal[] {
  const funded = [...balances].filter(([, kobo]) => kobo >= 20 * fiveHundred);
  const wanted = Math.max(1, Math.round(payments / 22));
  return random.pickSome(funded, wanted).flatMap(([artisan, balance], index) => {
    const requestedAt = anchor - random.whole(2, 8 * 24) * hour;
    const kobo = index % 12 === 5 ? share(balance, 130) : share(balance, random.whole(20, 100));
    const common = { artisan, amountKobo: kobo };
    const pending = request({ ...common, status: 'pending', requestedAt, decidedAt: null });
    if (index % 9 !== 4) return [pending];
    const earlier = requestedAt - random.whole(2, 30) * day;
    const decided = { requestedAt: earlier, decidedAt: requestedAt + hour };
    return [pending, request({ ...common, status: 'rejected', ...decided })];
  });
}
