import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { sumNames } from '../../domain/lists/list.ts';
import { withdrawalHistoryList } from '../../domain/lists/withdrawal-history.ts';
import { toNaira } from '../../domain/money.ts';
import { versionOf } from '../../domain/row-version.ts';
import type { Queryable, Transaction } from '../db/connect.ts';
import { isApproved, withdrawalPaymentStatus, withdrawalRequests } from '../db/schema/money.ts';
import { artisans } from '../db/schema/people.ts';
import { transactionTime } from '../db/transactions/transaction-time.ts';
import { nameCell } from '../export/columns.ts';
import { defineList } from '../lists/list-definition.ts';
import { balanceOf } from './ledger.ts';
import { fullName, hasIdIn, iso, naira, nairaOrNull } from './sql-expressions.ts';

/**
 * Reads the requests that wait for a decision, oldest first, with the artisan's current balance and the version for
 * `If-Match` (row-version.ts).
 */
export async function listPendingWithdrawals(db: Queryable) {
  const rows = await db
    .select({
      id: withdrawalRequests.id,
      artisan_id: withdrawalRequests.artisanId,
      artisan_name: fullName(artisans),
      limitKobo: balanceOf(artisans.id).mapWith(Number),
      amountKobo: withdrawalRequests.amountKobo,
      start_date: iso(withdrawalRequests.requestedAt),
      status: withdrawalRequests.status,
    })
    .from(withdrawalRequests)
    .innerJoin(artisans, eq(artisans.id, withdrawalRequests.artisanId))
    .where(eq(withdrawalRequests.status, 'pending'))
    .orderBy(asc(withdrawalRequests.requestedAt), asc(withdrawalRequests.id));
  return rows.map(({ limitKobo, amountKobo, ...row }) => ({
    ...row,
    available_amount: toNaira(limitKobo),
    withdrawal_amount: toNaira(amountKobo),
    version: versionOf({ artisanId: row.artisan_id, amountKobo, limitKobo }),
  }));
}

const isDecided = sql`status <> 'pending'`;

const paymentStatus = withdrawalPaymentStatus(withdrawalRequests.status);

/**
 * Reads all requests with one of these statuses, or those among them with these ids, newest decision first, with the
 * balance before the approval.
 */
function listDecided(db: Queryable, statuses: readonly string[], ids?: readonly number[]) {
  return db
    .select({
      id: withdrawalRequests.id,
      artisan_id: withdrawalRequests.artisanId,
      amount: naira(withdrawalRequests.amountKobo),
      available_amount: nairaOrNull(withdrawalRequests.balanceBeforeKobo),
      created_at: iso(withdrawalRequests.decidedAt),
      payment_status: paymentStatus,
      first_name: artisans.firstName,
      last_name: artisans.lastName,
    })
    .from(withdrawalRequests)
    .innerJoin(artisans, eq(artisans.id, withdrawalRequests.artisanId))
    .where(
      and(inArray(withdrawalRequests.status, [...statuses]), hasIdIn(withdrawalRequests.id, ids)),
    )
    .orderBy(desc(withdrawalRequests.decidedAt), desc(withdrawalRequests.id));
}

type DecidedRow = Awaited<ReturnType<typeof listDecided>>[number];

/** Returns a decided request with the nested artisan of the contract. */
const withTradesman = ({ first_name, last_name, ...row }: DecidedRow) => ({
  ...row,
  tradesman: { user: { first_name, last_name } },
});

/** The list of approved withdrawals, which has pages. */
export const approvedWithdrawalListDefinition = defineList(
  {
    declaration: withdrawalHistoryList,
    name: 'approved-withdrawal',
    words: 'approved withdrawals',
    table: withdrawalRequests,
    key: withdrawalRequests.id,
    isListed: isApproved,
    columns: {
      id: withdrawalRequests.id,
      artisan_name: withdrawalRequests.artisanName,
      available_amount: withdrawalRequests.availableKobo,
      amount: withdrawalRequests.amountKobo,
      created_at: withdrawalRequests.decidedAt,
      payment_status: { always: 'paid' },
    },
    newest: withdrawalRequests.decidedAt,
    text: withdrawalRequests.searchText,
    sums: { names: sumNames, amount: withdrawalRequests.amountKobo },
    read: async (db: Queryable, ids?: readonly number[]) =>
      (await listDecided(db, ['approved'], ids)).map(withTradesman),
    keyOf: ({ id }) => id,
  },
  {
    artisan_name: ({ tradesman: { user } }) => nameCell(user.first_name, user.last_name),
    available_amount: (row) => row.available_amount ?? row.amount,
  },
);

/** The list of decided withdrawals (`decided=all`), which has pages. The rejected ones are in the sum `left_out`. */
export const decidedWithdrawalListDefinition: typeof approvedWithdrawalListDefinition = {
  ...approvedWithdrawalListDefinition,
  name: 'decided-withdrawal',
  words: 'decided withdrawals',
  isListed: isDecided,
  columns: {
    ...approvedWithdrawalListDefinition.columns,
    payment_status: { order: withdrawalRequests.status, shown: paymentStatus },
  },
  sums: {
    names: sumNames,
    amount: withdrawalRequests.amountKobo,
    nameColumn: sql`case status when 'approved' then 'total' else 'left_out' end`,
  },
  read: async (db, ids) =>
    (await listDecided(db, ['approved', 'rejected'], ids)).map(withTradesman),
};

/** Locks a request until the transaction ends, and returns it; undefined if it does not exist. */
export async function lockWithdrawal(tx: Transaction, id: number) {
  const [request] = await tx
    .select()
    .from(withdrawalRequests)
    .where(eq(withdrawalRequests.id, id))
    .for('update');
  return request;
}

/** A decision of an account: an approval with the artisan's balance before it in kobo, or a rejection. */
type Decision = { decidedBy: number } & (
  | { status: 'approved'; balanceBeforeKobo: number }
  | { status: 'rejected'; reason: string }
);

/** Stores the decision on a pending request. @throws when it is not pending */
export async function decideWithdrawal(
  tx: Transaction,
  id: number,
  decision: Decision,
): Promise<void> {
  const decided = await tx
    .update(withdrawalRequests)
    .set({ ...decision, decidedAt: transactionTime(tx) })
    .where(and(eq(withdrawalRequests.id, id), eq(withdrawalRequests.status, 'pending')))
    .returning({ id: withdrawalRequests.id });
  if (decided.length !== 1) throw new Error('The request was not pending');
}
