import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Transaction } from '../connect.ts';
import { withConnection } from '../pool.ts';

/** Runs queries in one snapshot of the database. */
export type Read = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Milliseconds for all queries of one snapshot. */
const defaultTimeoutMs = 20_000;

/**
 * Creates the function that runs the queries of one answer in one snapshot, so that a commit between two queries
 * cannot make the answer contradict itself. After the time limit the connection is closed, which fails its query.
 *
 * https://www.postgresql.org/docs/current/transaction-iso.html#XACT-REPEATABLE-READ
 */
export const snapshotReader =
  (pool: Pool, timeoutMs = defaultTimeoutMs): Read =>
  (work) =>
    withConnection(pool, timeoutMs, (client) =>
      drizzle(client).transaction(work, {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
    );
