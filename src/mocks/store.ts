import { maxPaidFor } from '../../domain/decision-rules.ts';
import { formatNaira, toKobo } from '../../domain/money.ts';
import {
  changedSince,
  describeChange,
  type Figures,
  versionsIn,
} from '../../domain/row-version.ts';
import { signedAmount } from '../../domain/transaction-types.ts';
import type { Schemas } from '../api/parse/schemas.ts';
import type { StoredAnswer } from './answer-once.ts';
import {
  daysAgo,
  jobFixtures,
  type MockJob,
  type MockPartPayment,
  type MockTransaction,
  type MockWithdrawal,
  mockNow,
  partPaymentFixtures,
  paymentFixtures,
  type RequestState,
  withdrawalFixtures,
} from './fixtures-money.ts';
import { messageFixtures } from './fixtures-office.ts';
import { artisanFixtures, clientFixtures } from './fixtures-people.ts';

/** The outcome of a write, from which the handler makes the answer. */
export interface Verdict {
  status: 200 | 404 | 409 | 412 | 422;
  message: string;
  outcome?: 'approved' | 'approved-before';
  /** The current request, if it changed since it was on screen. */
  current?: Schemas['CurrentRequest'];
}

/** Returns a marketplace in memory. Amounts are in naira. A balance is the sum of the artisan's paid transactions. */
export function createStore() {
  const withdrawals = withdrawalFixtures.map((row) => ({ ...row }));
  const partPayments = partPaymentFixtures.map((row) => ({ ...row }));
  const artisans = artisanFixtures.map((artisan) => ({ ...artisan, item: { ...artisan.item } }));
  const findArtisan = (id: number) => artisans.find(({ item }) => item.id === id);
  const isDeactivated = (id: number) => findArtisan(id)?.item.status === 'deactivated';
  const transactions: MockTransaction[] = paymentFixtures.map((row) => ({ ...row }));
  const connected = new Set<number>();
  const ended = new Set<string>();

  const addTransaction = (row: Omit<MockTransaction, 'id'>) => {
    transactions.push({ ...row, id: transactions.length + 1 });
  };
  for (const row of withdrawals) {
    if (row.decision === 'approved') addTransaction(payoutOf(row, row.decided ?? daysAgo(0)));
  }

  const paidTransactions = () => transactions.filter(({ status }) => status === 'paid');
  const balanceOf = (artisanId: number) =>
    paidTransactions()
      .filter((row) => row.artisanId === artisanId)
      .reduce((sum, { type, amount }) => sum + signedAmount(type, amount), 0);
  const paidFor = (jobId: number) =>
    paidTransactions()
      .filter((row) => row.jobId === jobId)
      .reduce((sum, row) => sum + row.amount, 0);

  return {
    artisans,
    findArtisan,
    clients: clientFixtures,
    jobs: jobFixtures,
    messages: messageFixtures.map((row) => ({ ...row })),
    withdrawals,
    partPayments,
    transactions,
    connected,
    answers: new Map<string, StoredAnswer>(),
    paidTransactions,
    balanceOf,
    paidFor,

    approveWithdrawal(id: number, ifMatch: string | null = null): Verdict {
      const row = withdrawals.find((withdrawal) => withdrawal.id === id);
      if (row === undefined) return missingVerdict(`withdrawal request ${id}`);
      if (row.decision !== 'pending') return decidedBeforeVerdict(`Withdrawal ${id}`, row.decision);
      if (isDeactivated(row.artisanId)) return deactivatedVerdict(`Withdrawal ${id}`);
      const balance = balanceOf(row.artisanId);
      const refusal = refusalOfOldVersion(
        ifMatch,
        withdrawalFigures(row, balance),
        'The available amount',
      );
      if (refusal !== undefined) return refusal;
      if (row.amount > balance) {
        return { status: 422, message: `Only ${formatNaira(toKobo(balance))} is available.` };
      }
      row.decision = 'approved';
      row.decided = new Date(mockNow).toISOString();
      row.balanceBefore = balance;
      addTransaction(payoutOf(row, row.decided));
      return { status: 200, message: `Withdrawal ${id} is approved.`, outcome: 'approved' };
    },

    approvePartPayment(jobId: number, ifMatch: string | null = null): Verdict {
      const row = partPayments.find((partPayment) => partPayment.jobId === jobId);
      const job = jobFixtures.find(({ id }) => id === jobId);
      if (row === undefined || job === undefined)
        return missingVerdict(`part-payment for job ${jobId}`);
      const decision: RequestState = row.status === 'paid' ? 'approved' : row.status;
      if (decision !== 'pending')
        return decidedBeforeVerdict(`The part-payment ${jobId}`, decision);
      if (isDeactivated(job.artisanId)) return deactivatedVerdict(`The part-payment ${jobId}`);
      const figures = partPaymentFigures(row, job, paidFor(jobId));
      const refusal = refusalOfOldVersion(ifMatch, figures, 'The price');
      if (refusal !== undefined) return refusal;
      if (toKobo(paidFor(jobId) + row.amount) > maxPaidFor(toKobo(job.amount ?? 0))) {
        return { status: 422, message: 'More would be paid than may be paid for the job.' };
      }
      row.status = 'paid';
      addTransaction({
        artisanId: job.artisanId,
        clientId: job.clientId,
        jobId,
        withdrawalId: null,
        type: 'Part payment',
        description: job.description,
        amount: row.amount,
        status: 'paid',
        date: new Date(mockNow).toISOString(),
      });
      const message = `The part-payment for job ${jobId} is approved.`;
      return { status: 200, message, outcome: 'approved' };
    },

    connect(id: number): Verdict {
      if (id !== 1 && id !== 2) return missingVerdict(`identity service ${id}`);
      if (connected.has(id)) return { status: 200, message: 'It was connected before.' };
      connected.add(id);
      return { status: 200, message: 'Connected.' };
    },

    nextToken: () => (ended.size === 0 ? 'mock-admin' : `mock-admin-${ended.size}`),
    isEnded: (token: string) => ended.has(token),

    endSession(token: string): void {
      ended.add(token);
    },
  };
}

export type MockStore = ReturnType<typeof createStore>;

const missingVerdict = (subject: string): Verdict => ({
  status: 404,
  message: `There is no ${subject}.`,
});

const decidedBeforeVerdict = (subject: string, decision: RequestState): Verdict =>
  decision === 'approved'
    ? {
        status: 200,
        message: `${subject} was approved before. Nothing was changed.`,
        outcome: 'approved-before',
      }
    : { status: 409, message: `${subject} was rejected before.` };

const deactivatedVerdict = (subject: string): Verdict => ({
  status: 409,
  message: `${subject} cannot be approved: the artisan is deactivated.`,
});

/** Returns the figures of a request for its version. `balance` is in naira. */
export const withdrawalFigures = (row: MockWithdrawal, balance: number): Figures => ({
  artisanId: row.artisanId,
  amountKobo: toKobo(row.amount),
  limitKobo: toKobo(balance),
});

/** Returns the figures of a part-payment for its version. `paidBefore` is in naira. */
export const partPaymentFigures = (
  row: MockPartPayment,
  job: MockJob | undefined,
  paidBefore: number,
): Figures => ({
  artisanId: job?.artisanId ?? 0,
  amountKobo: toKobo(row.amount),
  limitKobo: job?.amount == null ? null : toKobo(job.amount),
  paidBeforeKobo: toKobo(paidBefore),
});

/** Returns the refusal of an approval whose `If-Match` has only other versions, or undefined. */
function refusalOfOldVersion(
  ifMatch: string | null,
  figures: Figures,
  limitWords: string,
): Verdict | undefined {
  const changed = changedSince(versionsIn(ifMatch), figures);
  return changed && { status: 412, ...describeChange(changed, limitWords) };
}

/** Returns the transaction of an approved withdrawal. `date` is ISO 8601 in UTC. */
const payoutOf = (
  { id, artisanId, amount }: MockWithdrawal,
  date: string,
): Omit<MockTransaction, 'id'> => ({
  artisanId,
  withdrawalId: id,
  clientId: null,
  jobId: null,
  type: 'Withdrawal',
  description: 'To artisan bank account',
  amount,
  status: 'paid',
  date,
});
