import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connect.ts';
import { identificationMeans } from '../db/schema/office.ts';

/** Returns the identity services, and whether they are connected. */
export function listIdentificationMeans(db: Queryable) {
  return db
    .select({
      id: identificationMeans.id,
      name: identificationMeans.name,
      status: sql<string>`case when ${identificationMeans.connected} then 'connected' else 'not-connected' end`,
    })
    .from(identificationMeans)
    .orderBy(asc(identificationMeans.id));
}

/** Locks an identity service until the transaction ends, and returns it; undefined if it does not exist. */
export async function lockIdentificationMeans(tx: Transaction, id: number) {
  const [means] = await tx
    .select()
    .from(identificationMeans)
    .where(eq(identificationMeans.id, id))
    .for('update');
  return means;
}

/** Marks an identity service as connected. */
export async function markConnected(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(identificationMeans)
    .set({ connected: true })
    .where(eq(identificationMeans.id, id));
}
