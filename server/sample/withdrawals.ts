import notes from './data/payment-notes.json' with { type: 'json' };
import { day, hour } from './moments.ts';
import type { Payment, Withdrawal } from './payments.ts';
import type { ArtisanRow } from './people.ts';
import type { Random } from './random.ts';

/** In kobo. */
const fiveHundredNaira = 500 * 100;
/** Returns a part of an amount in kobo, rounded down to a multiple of 500 naira. */
const percentOf = (kobo: number, percent: number) =>
  Math.floor((kobo * percent) / 100 / fiveHundredNaira) * fiveHundredNaira;

function makeRequest(
  artisan: ArtisanRow,
  amountKobo: number,
  status: string,
  requestedAt: number,
  decidedAt?: number,
): Withdrawal {
  return {
    id: 0,
    artisan,
    artisanId: artisan.id,
    amountKobo,
    status,
    requestedAt: new Date(requestedAt),
    decidedAt: decidedAt === undefined ? null : new Date(decidedAt),
  };
}

/**
 * Makes withdrawals from the artisans' earnings, which are sorted by date. Returns the payouts of approved requests,
 * and the pending and rejected requests. An approved amount is subtracted at the time of its request, so no balance
 * falls below 0.
 */
export function makeWithdrawals(earnings: readonly Payment[], now: number, random: Random) {
  const balances = new Map<ArtisanRow, number>();
  const paidOut: (Payment & { withdrawal: Withdrawal })[] = [];
  for (const { artisan, serviceType, amountKobo, date } of earnings) {
    const balance = (balances.get(artisan) ?? 0) + amountKobo;
    balances.set(artisan, balance);
    const requestedAt = date.getTime() + random.integer(3, 60) * hour;
    const decidedAt = requestedAt + random.integer(2, 46) * hour;
    const kobo = percentOf(balance, random.pick([50, 70, 80, 100]));
    if (!random.chance(0.5) || kobo < 10 * fiveHundredNaira || decidedAt > now - hour) continue;
    balances.set(artisan, balance - kobo);
    const withdrawal = makeRequest(artisan, kobo, 'approved', requestedAt, decidedAt);
    paidOut.push({
      artisan,
      artisanId: artisan.id,
      withdrawal,
      serviceType,
      type: 'Withdrawal',
      description: random.pick(notes.withdrawal),
      paymentStatus: 'paid',
      amountKobo: kobo,
      date: new Date(decidedAt),
      startDate: withdrawal.requestedAt,
    });
  }
  return { paidOut, notPaidOut: makeNotPaidOut(balances, earnings.length, now, random) };
}

/** Makes pending requests, some of them above the balance, and a few rejected ones. */
function makeNotPaidOut(
  balances: ReadonlyMap<ArtisanRow, number>,
  paymentCount: number,
  now: number,
  random: Random,
): Withdrawal[] {
  const funded = [...balances].filter(([, kobo]) => kobo >= 20 * fiveHundredNaira);
  const count = Math.max(1, Math.round(paymentCount / 22));
  return random.pickSome(funded, count).flatMap(([artisan, balance], index) => {
    const requestedAt = now - random.integer(2, 8 * 24) * hour;
    const kobo = percentOf(balance, index % 12 === 5 ? 130 : random.integer(20, 100));
    const pending = makeRequest(artisan, kobo, 'pending', requestedAt);
    if (index % 9 !== 4) return [pending];
    const earlier = requestedAt - random.integer(2, 30) * day;
    return [pending, makeRequest(artisan, kobo, 'rejected', earlier, requestedAt + hour)];
  });
}
