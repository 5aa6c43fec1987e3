import type { Pool } from 'pg';

/** Milliseconds for which an answer of the database proves that it is there. */
const proof = 1000;

/**
 * Makes the function that probes ask the database with. Where calls got answers a moment ago it asks
 * nothing, and it never asks twice at the same time: a busy database, or the embedded engine's one
 * connection, would answer a probe only after all that waits before it.
 *
 * @returns a function that throws when the database cannot be asked
 */
export function databaseProbe(pool: Pool): () => Promise<void> {
  let answeredAt = 0;
  let asking: Promise<void> | undefined;
  pool.on('release', (error: unknown) => {
    if (!error) answeredAt = Date.now();
  });
  return () => {
    if (Date.now() - answeredAt < proof) return Promise.resolve();
    asking ??= pool
      .query('select 1')
      .then(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
}
