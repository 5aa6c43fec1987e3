import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Transaction } from '../connect.ts';
import { withConnection } from '../pool.ts';

/** Runs queries that see the database as of one moment. */
export type Read = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Milliseconds for all queries of one answer. */
const patience = 20_000;

/**
 * Makes the function that reads what belongs together, in one snapshot: an approval in between cannot
 * make an answer contradict itself. A connection that is silent for too long is cut.
 *
 * https://www.postgresql.org/docs/current/transaction-iso.html#XACT-REPEATABLE-READ
 */
export const snapshotReader =
  (pool: Pool): Read =>
  (work) =>
    withConnection(pool, patience, (client) =>
      drizzle(client).transaction(work, {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
    );
