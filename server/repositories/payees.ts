import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connect.ts';
import { artisans, trades } from '../db/schema/people.ts';
import { nameInSentence } from './name-in-sentence.ts';
import { fullName } from './sql-formats.ts';

/** The artisan whom a request is about. */
export interface Payee {
  id: number;
  name: string | null;
  email: string | null;
  status: string | null;
  serviceType: string | null;
}

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

function theOne(rows: readonly Payee[], artisanId: number): Payee {
  const [payee] = rows;
  if (payee === undefined) throw new Error(`There is no artisan ${artisanId}`);
  return payee;
}

/** The artisan of a request, as of now. */
export async function findPayee(db: Queryable, artisanId: number): Promise<Payee> {
  return theOne(await rowsOf(db, artisanId), artisanId);
}

/**
 * The artisan of a request that is being approved. Until the transaction ends, the artisan's
 * status cannot change; other approvals continue.
 *
 * Everything that decides locks in one order, so that no two transactions wait for each other: the
 * request (with its job), then the artisan, then the balance. A change of status locks the artisan only.
 * So an approval and a deactivation at once come one after the other: either the approval is committed
 * first, or it reads the new status and is refused.
 *
 * https://www.postgresql.org/docs/current/explicit-locking.html#LOCKING-ROWS
 */
export async function lockPayee(tx: Transaction, artisanId: number): Promise<Payee> {
  return theOne(await rowsOf(tx, artisanId).for('share', { of: artisans }), artisanId);
}

/** Whether nothing of this artisan may be approved. */
export const isDeactivated = ({ status }: Payee) => status === 'deactivated';

/** The name for the inside of a sentence, or the id of an artisan without one. */
export const nameOf = ({ id, name }: Pick<Payee, 'id' | 'name'>) =>
  nameInSentence(name ?? '') ?? `artisan ${id}`;
