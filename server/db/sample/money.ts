import type { ledgerEntries, transactions, withdrawalRequests } from '../schema/money.ts';
import type { SampleJob } from './jobs.ts';
import { makePayments, type PartPaymentRow, type TransactionDraft } from './payments.ts';
import type { Random } from './random.ts';
import { makeWithdrawals } from './withdrawals.ts';

/** The rows about money, with ids in the order of their dates. */
export interface SampleMoney {
  partPayments: PartPaymentRow[];
  withdrawals: (typeof withdrawalRequests.$inferInsert)[];
  transactions: (typeof transactions.$inferInsert)[];
  ledger: (typeof ledgerEntries.$inferInsert)[];
}

const byDate = (a: { date: Date }, b: { date: Date }) => a.date.getTime() - b.date.getTime();

/** Payments of all jobs, withdrawals out of them, and the ledger that both add up to. */
export function makeMoney(jobs: SampleJob[], anchor: number, random: Random): SampleMoney {
  const payments = jobs.map((job) => makePayments(job, anchor, random));
  const incoming = payments.flatMap((payment) => payment.transactions).sort(byDate);
  const paid = incoming.filter(({ paymentStatus }) => paymentStatus === 'paid');
  const { paidOut, undecided } = makeWithdrawals(paid, anchor, random);

  const requests = [...paidOut.map(({ request }) => request), ...undecided].sort(
    (a, b) => a.requestedAt.getTime() - b.requestedAt.getTime(),
  );
  const requestIds = new Map(requests.map((request, index) => [request, index + 1]));
  const outgoing = paidOut.map(({ request, transaction }) => ({
    ...transaction,
    withdrawalId: requestIds.get(request) ?? null,
  }));
  const drafts: TransactionDraft[] = [...incoming, ...outgoing].sort(byDate);

  const balances = new Map<number, number>();
  const balancesBefore = new Map<number, number>();
  const ledger: SampleMoney['ledger'] = [];
  drafts.forEach(({ artisanId, withdrawalId, paymentStatus, amountKobo, date }, index) => {
    if (paymentStatus !== 'paid') return;
    const before = balances.get(artisanId) ?? 0;
    const out = withdrawalId !== null && withdrawalId !== undefined;
    const movedKobo = out ? -amountKobo : amountKobo;
    if (out) balancesBefore.set(withdrawalId, before);
    balances.set(artisanId, before + movedKobo);
    ledger.push({ artisanId, transactionId: index + 1, amountKobo: movedKobo, enteredAt: date });
  });

  return {
    partPayments: payments.flatMap(({ partPayment }) => partPayment ?? []),
    withdrawals: requests.map((request, index) => ({
      ...request,
      id: index + 1,
      balanceBeforeKobo: balancesBefore.get(index + 1) ?? null,
    })),
    transactions: drafts.map((draft, index) => ({ ...draft, id: index + 1 })),
    ledger,
  };
}
