import notes from './data/payment-notes.json' with { type: 'json' };
import { day, hour } from './moments.ts';
import type { Payment, Withdrawal } from './payments.ts';
import type { ArtisanRow } from './people.ts';
import type { Random } from './random.ts';

/** In kobo. */
const fiveHundredNaira = 500 * 100;
/** A part of an amount, rounded down to 500 naira. */
const share = (kobo: number, percent: number) =>
  Math.floor((kobo * percent) / 100 / fiveHundredNaira) * fiveHundredNaira;

function request(
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
 * Makes withdrawals of what the artisans earned (`paid`, sorted by date). Returns the payouts of approved requests, and
 * the pending and rejected requests. An amount leaves the balance when it is requested, so none falls below zero.
 */
export function makeWithdrawals(paid: readonly Payment[], anchor: number, random: Random) {
  const balances = new Map<ArtisanRow, number>();
  const paidOut: (Payment & { withdrawal: Withdrawal })[] = [];
  for (const { artisan, serviceType, amountKobo, date } of paid) {
    const balance = (balances.get(artisan) ?? 0) + amountKobo;
    balances.set(artisan, balance);
    const requestedAt = date.getTime() + random.whole(3, 60) * hour;
    const decidedAt = requestedAt + random.whole(2, 46) * hour;
    const kobo = share(balance, random.pick([50, 70, 80, 100]));
    if (!random.chance(0.5) || kobo < 10 * fiveHundredNaira || decidedAt > anchor - hour) continue;
    balances.set(artisan, balance - kobo);
    const withdrawal = request(artisan, kobo, 'approved', requestedAt, decidedAt);
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
  return { paidOut, notPaidOut: makeNotPaidOut(balances, paid.length, anchor, random) };
}

/** Pending requests, one in twelve above the balance, and a few rejected ones. */
function makeNotPaidOut(
  balances: ReadonlyMap<ArtisanRow, number>,
  payments: number,
  anchor: number,
  random: Random,
): Withdrawal[] {
  const funded = [...balances].filter(([, kobo]) => kobo >= 20 * fiveHundredNaira);
  const wanted = Math.max(1, Math.round(payments / 22));
  return random.pickSome(funded, wanted).flatMap(([artisan, balance], index) => {
    const requestedAt = anchor - random.whole(2, 8 * 24) * hour;
    const kobo = share(balance, index % 12 === 5 ? 130 : random.whole(20, 100));
    const pending = request(artisan, kobo, 'pending', requestedAt);
    if (index % 9 !== 4) return [pending];
    const earlier = requestedAt - random.whole(2, 30) * day;
    return [pending, request(artisan, kobo, 'rejected', earlier, requestedAt + hour)];
  });
}
