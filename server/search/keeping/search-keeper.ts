import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PooledDatabase } from '../../db/connect.ts';
import { searchedLists } from '../../db/schema/search.ts';
import { mayIndex } from './index-list.ts';
import { isLong, type Keeping, keepList } from './keep-list.ts';
import { type KeptList, keptLists } from './kept-lists.ts';
import { overConnection, overPool } from './long-statements.ts';

/** The part of a logger that the keeper uses. */
export interface KeeperLog {
  info(facts: object, event: string): void;
  error(facts: object, event: string): void;
}

export interface KeeperOptions {
  /** The number of rows from which a list is kept. */
  from: number;
  /** Whether the database is PostgreSQL instead of the embedded engine. */
  isShared: boolean;
  /** The address of the database without a pooler. */
  directUrl?: string | undefined;
}

/** Milliseconds from the start to the first check, and from the end of a check to the next. */
const firstCheckMs = 5_000;
const checkIntervalMs = 120_000;
/** Milliseconds to the next check when a list is unfinished, or another process fills it. */
const retryMs = 30_000;

/** A background task that makes long lists searchable. */
export class SearchKeeper {
  readonly #keeping: Keeping;
  readonly #from: number;
  readonly #ending = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<unknown> = Promise.resolve();

  constructor(db: PooledDatabase, { from, isShared, directUrl }: KeeperOptions) {
    const pool = db.$client;
    this.#from = from;
    this.#keeping = {
      db,
      worker: randomUUID(),
      isShared,
      openLong: () =>
        isShared ? overConnection({ pool, directUrl }) : Promise.resolve(overPool(pool)),
      ending: this.#ending.signal,
    };
  }

  /** Checks after some seconds, and then again every few minutes. */
  start(log: KeeperLog): void {
    this.#checkIn(firstCheckMs, log);
  }

  #checkIn(delayMs: number, log: KeeperLog): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.look(log)
        // The database is unavailable, or a lock was held for too long.
        .catch((error: unknown) => {
          log.error({ err: error }, 'search not kept');
          return false;
        })
        .then((isDone) => {
          if (!this.#ending.signal.aborted) this.#checkIn(isDone ? checkIntervalMs : retryMs, log);
        });
    }, delayMs);
    this.#timer.unref();
  }

  /**
   * Fills and indexes every long list that is not kept, one after the other.
   *
   * @returns whether nothing is left to do
   * @throws the errors of the database
   */
  async look(log?: KeeperLog): Promise<boolean> {
    let isDone = true;
    for (const list of keptLists) {
      if (this.#ending.signal.aborted) return false;
      if (!(await this.#isWanted(list))) continue;
      if (!(await mayIndex(this.#keeping.db, list))) {
        log?.info({ list: list.name }, 'search not kept: the role does not own the table');
        continue;
      }
      const began = performance.now();
      const kept = await keepList(this.#keeping, list);
      if (kept === 'kept')
        log?.info({ list: list.name, ms: Math.round(performance.now() - began) }, 'search kept');
      else isDone = false;
    }
    return isDone;
  }

  async #isWanted(list: KeptList): Promise<boolean> {
    const { db } = this.#keeping;
    const [found] = await db
      .select({ state: searchedLists.state })
      .from(searchedLists)
      .where(eq(searchedLists.list, list.name));
    if (found?.state === 'kept') return false;
    return found?.state === 'filling' || isLong(db, list, this.#from);
  }

  /** Ends the work on the current list. The next start continues from there. */
  async stop(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    await this.#looking;
  }
}
