import type { Pool } from 'pg';

/** Milliseconds for which a result proves that the database is available. */
const freshFor = 1000;

/**
 * Creates the check of the probes. It sends no query when another query has succeeded within the last
 * second, and never two at the same time: on a busy database, or on the one connection of the embedded
 * engine, a probe would wait behind all other queries.
 *
 * @returns a function that throws when the database is not available
 */
export function databaseProbe(pool: Pool): () => Promise<void> {
  let succeededAt = 0;
  let pending: Promise<void> | undefined;
  pool.on('release', (error: unknown) => {
    if (!error) succeededAt = Date.now();
  });
  return () => {
    if (Date.now() - succeededAt < freshFor) return Promise.resolve();
    pending ??= pool
      .query('select 1')
      .then(() => undefined)
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
}
