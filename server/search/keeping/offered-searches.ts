import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { searchedLists } from '../../db/schema/search.ts';
import { keptLists } from './kept-lists.ts';

/** Milliseconds for which a result is valid, and milliseconds to wait for a new result. */
const maxAgeMs = 1_000;
const queryTimeoutMs = 500;

/** The operations that need a kept list. */
const operationsOf = (search: string) => [search, search.replace('search', 'export')];

/**
 * Creates the function that returns the searches and exports whose list is not kept. It queries the database,
 * because another process may have completed a list; one query serves all calls within a second. When the
 * database does not respond in time, the function returns the last result.
 */
export function searchesNotKept(db: Database): () => Promise<ReadonlySet<string>> {
  let last: ReadonlySet<string> = new Set(
    keptLists.flatMap(({ operation }) => operationsOf(operation)),
  );
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<unknown> = Promise.resolve();
  const ask = async () => {
    const kept = await db
      .select({ list: searchedLists.list })
      .from(searchedLists)
      .where(eq(searchedLists.state, 'kept'));
    const names = new Set(kept.map(({ list }) => list));
    last = new Set(
      keptLists.flatMap(({ name, operation }) => (names.has(name) ? [] : operationsOf(operation))),
    );
  };
  return async () => {
    if (performance.now() - askedAt >= maxAgeMs) {
      askedAt = performance.now();
      asking = ask().catch(() => undefined);
    }
    await Promise.race([asking, sleep(queryTimeoutMs, undefined, { ref: false })]);
    return last;
  };
}
