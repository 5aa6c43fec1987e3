import { eq } from 'drizzle-orm';
import { statusKey } from '../../domain/status.ts';
import type { Queryable, Transaction } from '../db/connect.ts';
import { artisans, trades } from '../db/schema/people.ts';
import { nameInSentence } from './name-in-sentence.ts';
import { fullName } from './sql-expressions.ts';

const selectPayee = (db: Queryable, artisanId: number) =>
  db
    .select({
      id: artisans.id,
      name: fullName(artisans),
      email: artisans.email,
      status: artisans.status,
      serviceType: trades.serviceType,
    })
    .from(artisans)
    .leftJoin(trades, eq(trades.id, artisans.tradeId))
    .where(eq(artisans.id, artisanId));

/** The artisan who gets the money of a request. */
type Payee = Awaited<ReturnType<typeof selectPayee>>[number];

/** @throws Error when there is no row */
function requirePayee(rows: readonly Payee[], artisanId: number): Payee {
  const [payee] = rows;
  if (payee === undefined) throw new Error(`There is no artisan ${artisanId}`);
  return payee;
}

/** Reads the artisan who gets the money of a request. @throws Error when there is no artisan with this id */
export async function findPayee(db: Queryable, artisanId: number): Promise<Payee> {
  return requirePayee(await selectPayee(db, artisanId), artisanId);
}

/**
 * Locks and reads the artisan of a request that is being approved. Until the transaction ends, the artisan's status
 * cannot change; other approvals are not blocked.
 *
 * All decisions take their locks in the same order, so that no two transactions wait for each other: the request (with
 * its job), then the artisan, then the balance. An edit of an artisan locks only the artisan. So an approval and a
 * simultaneous deactivation run one after the other: either the approval is committed first, or it reads the new status
 * and is refused.
 *
 * https://www.postgresql.org/docs/current/explicit-locking.html#LOCKING-ROWS
 *
 * @throws Error when there is no artisan with this id
 */
export async function lockPayee(tx: Transaction, artisanId: number): Promise<Payee> {
  return requirePayee(await selectPayee(tx, artisanId).for('share', { of: artisans }), artisanId);
}

/** Returns whether the artisan is deactivated; then requests must not be approved. */
export const isDeactivated = ({ status }: Payee) => statusKey(status ?? '') === 'deactivated';

/** Returns the name of an artisan for use inside a sentence; without a name, `artisan` and the id. */
export const nameOf = ({ id, name }: Pick<Payee, 'id' | 'name'>) =>
  nameInSentence(name ?? '') ?? `artisan ${id}`;

/** Returns the words for a withdrawal in a sentence of the audit, with its artisan. */
export const withdrawalOf = (id: number, artisan: Pick<Payee, 'id' | 'name'>) =>
  `withdrawal ${id} of ${nameOf(artisan)}`;
