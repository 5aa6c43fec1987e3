import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connect.ts';
import { artisans, trades } from '../db/schema/people.ts';
import { nameInSentence } from './name-in-sentence.ts';
import { fullName } from './sql-formats.ts';

const rowsOf = (db: Queryable, artisanId: number) =>
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

/** The artisan of a request. */
type Payee = Awaited<ReturnType<typeof rowsOf>>[number];

function theOne(rows: readonly Payee[], artisanId: number): Payee {
  const [payee] = rows;
  if (payee === undefined) throw new Error(`There is no artisan ${artisanId}`);
  return payee;
}

/** Reads the artisan of a request. */
export async function findPayee(db: Queryable, artisanId: number): Promise<Payee> {
  return theOne(await rowsOf(db, artisanId), artisanId);
}

/**
 * Locks the artisan of a request that is being approved. Until the transaction ends, the artisan's
 * status cannot change; other approvals continue.
 *
 * All decisions take their locks in one order, so that no two transactions wait for each other: the
 * request (with its job), then the artisan, then the balance. A change of status locks only the artisan.
 * So a simultaneous approval and deactivation run one after the other: either the approval is committed
 * first, or it reads the new status and is refused.
 *
 * https://www.postgresql.org/docs/current/explicit-locking.html#LOCKING-ROWS
 */
export async function lockPayee(tx: Transaction, artisanId: number): Promise<Payee> {
  return theOne(await rowsOf(tx, artisanId).for('share', { of: artisans }), artisanId);
}

/** Requests of a deactivated artisan must not be approved. */
export const isDeactivated = ({ status }: Payee) => status === 'deactivated';

/** Returns the name for use inside a sentence; for an artisan without a name, the id. */
export const nameOf = ({ id, name }: Pick<Payee, 'id' | 'name'>) =>
  nameInSentence(name ?? '') ?? `artisan ${id}`;
