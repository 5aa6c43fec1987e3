import { setTimeout as sleep } from 'node:timers/promises';
import type { PooledDatabase, Queryable } from '../../db/connect.ts';
import { countUpTo } from '../count-found.ts';
import { claimList, endClaim, renewClaim } from './claim.ts';
import { fillBatch } from './fill-batch.ts';
import { indexStatements } from './index-list.ts';
import { type KeptList, nameOf } from './kept-lists.ts';
import type { LongStatements } from './long-statements.ts';
import { waitForWriters } from './wait-for-writers.ts';

/** The means by which one process keeps lists. */
export interface Keeping {
  db: PooledDatabase;
  /** The id of the process in its claims. */
  worker: string;
  /** Whether the database has other sessions: true for PostgreSQL, false for the embedded engine. */
  isShared: boolean;
  openLong: () => Promise<LongStatements>;
  /** Aborted when the process ends. */
  ending: AbortSignal;
}

/** The intended milliseconds of a batch, and the pause after it as a part of its duration. */
const paces = {
  embedded: { aim: 40, rest: 1 },
  shared: { aim: 250, rest: 0.25 },
} as const;

const firstSize = 100;
const mostTries = 20;
const pauseAfterFailureMs = 250;
/** Milliseconds to wait for writes that began before; after that, the next check tries again. */
const writersTimeoutMs = 60_000;
/** Milliseconds between renewals of the claim while an index is built. */
const renewalIntervalMs = 10_000;

/** The list is kept, another process has claimed it, or it is not finished. */
export type Kept = 'kept' | 'taken' | 'not yet';

/**
 * Fills the table of a list, creates its indexes, and marks the list as kept. If the process ends earlier, it or
 * another process later continues from the last batch.
 *
 * @throws the errors of the database
 */
export async function keepList(keeping: Keeping, list: KeptList): Promise<Kept> {
  const { db, worker } = keeping;
  const filledTo = await claimList(db, list, worker);
  if (filledTo === undefined) return 'taken';
  let isKept = false;
  try {
    if (filledTo === 0 && !(await waitForWriters(db, writersTimeoutMs))) return 'not yet';
    const fillIt = () => fill(keeping, list, filledTo);
    const indexIt = async () =>
      runLong(keeping, list, await indexStatements(db, list, keeping.isShared));
    // The embedded engine creates indexes first, because it runs no other statement while it indexes many rows.
    const [first, second] = keeping.isShared ? [fillIt, indexIt] : [indexIt, fillIt];
    isKept =
      (await first()) &&
      (await second()) &&
      (await runLong(keeping, list, lastStatements(nameOf(list.table), keeping.isShared)));
    return isKept ? 'kept' : 'not yet';
  } finally {
    await endClaim(db, list, worker, isKept ? 'kept' : 'filling');
  }
}

/** Fills the table in batches. Returns whether it reached the end of the list. */
async function fill(keeping: Keeping, list: KeptList, from: number): Promise<boolean> {
  const { db, worker, isShared, ending } = keeping;
  const pace = isShared ? paces.shared : paces.embedded;
  let size = firstSize;
  let filledTo = from;
  let failures = 0;
  while (!ending.aborted) {
    const began = performance.now();
    try {
      const last = await fillBatch(db, list, { worker, filledTo, size, isShared });
      if (last === undefined) return true;
      filledTo = last;
      failures = 0;
    } catch (error) {
      // A write has locked one of the records.
      failures += 1;
      if (failures === mostTries) throw error;
    }
    const took = performance.now() - began;
    size = Math.max(10, Math.round(size * Math.min(2, Math.max(0.5, pace.aim / took))));
    const rest = failures > 0 ? pauseAfterFailureMs : took * pace.rest;
    await sleep(rest, undefined, { signal: ending }).catch(() => undefined);
  }
  return false;
}

/** Runs statements that may take minutes. Returns whether all of them were run. */
async function runLong(
  keeping: Keeping,
  list: KeptList,
  statements: readonly string[],
): Promise<boolean> {
  const { db, worker, openLong, ending } = keeping;
  const long = await openLong();
  const cancel = () => void long.cancel().catch(() => undefined);
  ending.addEventListener('abort', cancel);
  const timer = setInterval(() => {
    renewClaim(db, list, worker).catch(() => undefined);
  }, renewalIntervalMs);
  try {
    for (const statement of statements) {
      if (ending.aborted) return false;
      await long.run(statement);
    }
    return true;
  } finally {
    clearInterval(timer);
    ending.removeEventListener('abort', cancel);
    await long.close();
  }
}

/**
 * VACUUM marks pages whose rows are visible to all, so that counts and sums read only an index. The larger statistics
 * include words of 1 % of the rows.
 */
const lastStatements = (table: string, isShared: boolean) =>
  isShared
    ? [`alter table ${table} alter column words set statistics 1000`, `vacuum (analyze) ${table}`]
    : [`analyze ${table}`];

/** Returns whether a list has at least `least` rows. */
export async function isLong(db: Queryable, list: KeptList, least: number): Promise<boolean> {
  if (least === 0) return true;
  return (await countUpTo(db, list.source, list.only, least)) >= least;
}
