import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { hasChanges, readChangeCounts } from '../../repositories/change-counts.ts';
import type { PooledDatabase, Transaction } from '../connect.ts';
import { shareQuery } from '../share-query.ts';
import { type Read, snapshotReader } from './read-snapshot.ts';
import { isAway, isBusy, isStatementTimeout } from './temporary-errors.ts';

/** The part of a logger that the replica uses. */
export interface ReplicaLog {
  warn(facts: object, event: string): void;
}

/** Milliseconds for all queries of one answer, and for a statement. */
const answerTimeoutMs = 20_000;
const statementTimeoutMs = 15_000;

/** Milliseconds for which the replica is not used after a failure. */
const retryReplicaAfterMs = 5_000;

/**
 * Reads on a replica, which may be behind. Each read first reads from the primary which changes were recorded, and uses
 * the replica only if its snapshot has all of them. So administrators read their own writes and the changes that an
 * event reported, from any process and with any kind of replication.
 */
export class Replica {
  readonly #read: Read;
  readonly #log: ReplicaLog;
  readonly #readCounts: () => Promise<string>;
  #notUsedUntil = 0;

  constructor(pool: Pool, primary: PooledDatabase, log: ReplicaLog) {
    this.#read = snapshotReader(pool, answerTimeoutMs);
    this.#log = log;
    this.#readCounts = shareQuery(() => readChangeCounts(primary));
  }

  /**
   * Runs `work` in one snapshot.
   *
   * @returns undefined when the primary must run the read: the replica is behind or unavailable, it cancelled the read
   *   because of changes that it replays, or `work` failed, possibly because of older rows
   * @throws the errors of the primary, and the error of a statement that took too long
   */
  async read<T>(work: (tx: Transaction) => Promise<T>): Promise<{ result: T } | undefined> {
    if (performance.now() < this.#notUsedUntil) return undefined;
    const counts = await this.#readCounts();
    const replica = { isUsable: false };
    try {
      return await this.#read(async (tx) => {
        const isUpToDate = await begin(tx, counts);
        replica.isUsable = true;
        return isUpToDate ? { result: await work(tx) } : undefined;
      });
    } catch (error) {
      if (isStatementTimeout(error)) throw error;
      if (isAway(error) || !(replica.isUsable || isBusy(error))) {
        this.#notUsedUntil = performance.now() + retryReplicaAfterMs;
        this.#log.warn({ err: error }, 'replica not used');
      }
      return undefined;
    }
  }
}

/**
 * Takes the snapshot, and sets the limits of the transaction in a form that a pooler forwards.
 *
 * @returns whether the snapshot has all these changes
 */
async function begin(tx: Transaction, counts: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_up_to_date: boolean }>(sql`
    select set_config('statement_timeout', ${String(statementTimeoutMs)}, true),
      set_config('idle_in_transaction_session_timeout', ${String(answerTimeoutMs)}, true),
      ${hasChanges(counts)} as is_up_to_date`);
  return rows[0]?.is_up_to_date === true;
}
