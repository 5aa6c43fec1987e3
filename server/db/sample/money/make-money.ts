import type {
  balances,
  ledgerEntries,
  partPayments,
  transactions,
  withdrawalRequests,
} from '../../schema/money.ts';
import type { auditEntries } from '../../schema/office.ts';
import type { SampleActor } from '../administrators.ts';
import type { SampleJob } from '../jobs.ts';
import { idIn, type Part, waitsIn } from '../parts.ts';
import type { ArtisanRow } from '../people.ts';
import type { Random } from '../random.ts';
import { auditOf, deciderOf, rejectWithReasons } from './decisions.ts';
import { makePayments, type PartPayment, type Payment, type Withdrawal } from './payments.ts';
import type { SampleSums } from './sums.ts';
import { makeWithdrawals } from './withdrawals.ts';

/** The rows about money, generated while they are read. Ids follow the dates. */
export interface SampleMoney {
  partPayments: Iterable<typeof partPayments.$inferInsert>;
  withdrawals: Iterable<typeof withdrawalRequests.$inferInsert>;
  transactions: Iterable<typeof transactions.$inferInsert>;
  ledger: Iterable<typeof ledgerEntries.$inferInsert>;
  /** The sums of the ledger by artisan. */
  balances: Iterable<typeof balances.$inferInsert>;
  audit: Iterable<typeof auditEntries.$inferInsert>;
}

const isPaid = ({ status }: Payment) => status === 'paid';
const byDate = (a: Payment, b: Payment) => a.at - b.at;
/** Returns the kobo that a paid payment adds to the balance; negative for a withdrawal. */
const movedKobo = ({ withdrawal, amountKobo }: Payment) =>
  withdrawal === null ? amountKobo : -amountKobo;

/** Returns the row of a withdrawal. It names each column, because copying an object takes more memory. */
const withdrawalRow = (request: Withdrawal, actors: readonly SampleActor[]) => ({
  id: request.id,
  artisanId: request.artisan.id,
  amountKobo: request.amountKobo,
  status: request.status,
  requestedAt: new Date(request.requestedAt),
  decidedAt: request.decidedAt === null ? null : new Date(request.decidedAt),
  decidedBy: request.decidedAt === null ? null : deciderOf(request, actors).accountId,
  balanceBeforeKobo: request.balanceBeforeKobo,
  reason: request.reason,
});

const partPaymentRow = (request: PartPayment, actors: readonly SampleActor[]) => ({
  jobId: request.job.id,
  amountKobo: request.amountKobo,
  status: request.status,
  requestedAt: new Date(request.requestedAt),
  decidedAt: request.decidedAt === null ? null : new Date(request.decidedAt),
  decidedBy: request.decidedAt === null ? null : deciderOf(request, actors).accountId,
  reason: request.reason,
});

function transactionRow(payment: Payment, id: number) {
  const { job, withdrawal } = payment;
  const isOut = withdrawal !== null;
  return {
    id,
    artisanId: job.artisan.id,
    clientId: isOut ? null : job.client.id,
    jobId: isOut ? null : job.id,
    withdrawalId: isOut ? withdrawal.id : null,
    serviceType: job.serviceType,
    type: payment.type,
    description: payment.description,
    amountKobo: payment.amountKobo,
    paymentStatus: payment.status,
    date: new Date(payment.at),
    startDate: new Date(isOut ? withdrawal.requestedAt : job.startsAt),
  };
}

function* mapped<T, R>(rows: readonly T[], map: (row: T, index: number) => R): Generator<R> {
  for (const [index, row] of rows.entries()) yield map(row, index);
}

function* ledgerOf(
  payments: readonly Payment[],
  { part, sums }: Pick<MoneyContext, 'part' | 'sums'>,
): SampleMoney['ledger'] {
  for (const [index, payment] of payments.entries()) {
    if (!isPaid(payment)) continue;
    sums?.addPaid(payment);
    yield {
      artisanId: payment.job.artisan.id,
      transactionId: idIn(part, index),
      amountKobo: movedKobo(payment),
      enteredAt: new Date(payment.at),
    };
  }
}

/** The input of `makeMoney`: the jobs of a part, and the administrators who decide. */
interface MoneyContext {
  part: Part;
  jobs: readonly SampleJob[];
  actors: readonly SampleActor[];
  /** Counts the rows of the ledger while they are read. */
  sums?: SampleSums | undefined;
}

/** Generates the payments of all jobs, their withdrawals, and the ledger rows and audit entries of both. */
export function makeMoney(
  { part, jobs, actors, sums }: MoneyContext,
  anchor: number,
  random: Random,
): SampleMoney {
  const requested: PartPayment[] = [];
  const payments: Payment[] = [];
  for (const job of jobs) {
    const made = makePayments(job, anchor, random);
    payments.push(...made.payments);
    if (made.partPayment !== undefined) requested.push(made.partPayment);
  }
  const isKept = ({ status }: { status: string }, position: number) =>
    status !== 'pending' || waitsIn(part, position);
  const partRequests = requested.filter(isKept);
  payments.sort(byDate);
  const { paidOut, undecided } = makeWithdrawals(payments.filter(isPaid), anchor, random);

  const withdrawals = [...paidOut.map(({ withdrawal }) => withdrawal), ...undecided.filter(isKept)];
  withdrawals.sort((a, b) => a.requestedAt - b.requestedAt);
  for (const [index, withdrawal] of withdrawals.entries()) withdrawal.id = idIn(part, index);
  const requests = { withdrawals, partPayments: partRequests };
  rejectWithReasons(requests, anchor);
  for (const payment of paidOut) payments.push(payment);
  payments.sort(byDate);

  const balances = new Map<
    ArtisanRow,
    { artisanId: number; balanceKobo: number; version: number }
  >();
  for (const payment of payments) {
    if (!isPaid(payment)) continue;
    const { artisan } = payment.job;
    const known = balances.get(artisan);
    const balance = known ?? { artisanId: artisan.id, balanceKobo: 0, version: 0 };
    if (known === undefined) balances.set(artisan, balance);
    if (payment.withdrawal !== null) payment.withdrawal.balanceBeforeKobo = balance.balanceKobo;
    balance.balanceKobo += movedKobo(payment);
    balance.version += 1;
  }
  return {
    partPayments: mapped(partRequests, (request) => partPaymentRow(request, actors)),
    withdrawals: mapped(withdrawals, (request) => withdrawalRow(request, actors)),
    transactions: mapped(payments, (payment, index) => transactionRow(payment, idIn(part, index))),
    ledger: ledgerOf(payments, { part, sums }),
    balances: balances.values(),
    audit: auditOf(requests, actors),
  };
}
