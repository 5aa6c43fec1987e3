import type { Pool } from 'pg';

/** Milliseconds for which a success proves that the database is available. */
const maxAgeMs = 1000;

/** When a connection of each pool was last returned without an error, by the monotonic clock. */
const successes = new WeakMap<Pool, { at: number }>();

/** Returns the entry of a pool. The first call for a pool adds the listener that updates it. */
function successOf(pool: Pool): { at: number } {
  const existing = successes.get(pool);
  if (existing !== undefined) return existing;
  const success = { at: Number.NEGATIVE_INFINITY };
  successes.set(pool, success);
  pool.on('release', (error: unknown) => {
    if (!error) success.at = performance.now();
  });
  return success;
}

/**
 * Creates the database check of the health probes. It sends no query if a connection was used without an error in the
 * last `maxAgeMs`, because on a busy database, or on the one connection of the embedded engine, a probe would wait
 * behind all other queries. Simultaneous checks share one query.
 *
 * @returns a function that throws when the database is not available
 */
export function databaseProbe(pool: Pool): () => Promise<void> {
  const success = successOf(pool);
  let pending: Promise<void> | undefined;
  return () => {
    if (performance.now() - success.at < maxAgeMs) return Promise.resolve();
    pending ??= pool
      .query('select 1')
      .then(() => undefined)
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
}
