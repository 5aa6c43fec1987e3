import type { ledgerEntries } from '../db/schema/money.ts';
import type { SampleActor } from './administrators.ts';
import { auditOf, completeDecisions } from './decisions.ts';
import type { SampleJob } from './jobs.ts';
import { isPaid, makePayments, type Payment } from './payments.ts';
import type { ArtisanRow } from './people.ts';
import type { Random } from './random.ts';
import { makeWithdrawals } from './withdrawals.ts';

const byDate = (a: Payment, b: Payment) => Number(a.date) - Number(b.date);

/** Makes the payments of all jobs, their withdrawals, and the ledger rows and audit entries of both. Ids follow the dates. */
export function makeMoney(
  jobs: readonly SampleJob[],
  actors: readonly SampleActor[],
  anchor: number,
  random: Random,
) {
  const made = jobs.map((job) => makePayments(job, anchor, random));
  const partPayments = made.flatMap(({ partPayment }) => partPayment ?? []);
  const received = made.flatMap(({ payments }) => payments).sort(byDate);
  const { paidOut, undecided } = makeWithdrawals(received.filter(isPaid), anchor, random);

  const withdrawals = [...paidOut.map(({ withdrawal }) => withdrawal), ...undecided];
  withdrawals.sort((a, b) => Number(a.requestedAt) - Number(b.requestedAt));
  for (const [index, withdrawal] of withdrawals.entries()) withdrawal.id = index + 1;
  const requests = [...withdrawals, ...partPayments];
  completeDecisions(requests, actors, anchor);

  const transactions = [...received, ...paidOut]
    .sort(byDate)
    .map((payment, index) => ({ ...payment, id: index + 1, withdrawalId: payment.withdrawal?.id }));
  return {
    partPayments,
    withdrawals,
    transactions,
    ledger: makeLedger(transactions),
    audit: auditOf(requests, actors),
  };
}

/** Makes the ledger rows of the paid transactions, and writes the balance before a withdrawal into its request. */
function makeLedger(
  transactions: readonly (Payment & { id: number })[],
): (typeof ledgerEntries.$inferInsert)[] {
  const balances = new Map<ArtisanRow, number>();
  return transactions.filter(isPaid).map(({ id, artisan, withdrawal, amountKobo, date }) => {
    const balance = balances.get(artisan) ?? 0;
    if (withdrawal !== undefined) withdrawal.balanceBeforeKobo = balance;
    const movedKobo = withdrawal === undefined ? amountKobo : -amountKobo;
    balances.set(artisan, balance + movedKobo);
    return { artisanId: artisan.id, transactionId: id, amountKobo: movedKobo, enteredAt: date };
  });
}
