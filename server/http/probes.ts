import type { FastifyInstance } from 'fastify';
import { HttpError } from '../refusals/http-error.ts';

/** Milliseconds to wait for the database. */
const databaseTimeoutMs = 2000;

const ok = { status: 'ok' };
const config = { isProbe: true };

const after = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The database does not answer')), ms).unref();
  });

/**
 * Adds the probes: /livez for the process, /readyz for the process with its database, and /healthz as
 * an alias of both for monitors with one address.
 *
 * @param checkDatabase throws when the database is not available
 */
export function mountProbes(app: FastifyInstance, checkDatabase: () => Promise<void>): void {
  app.get('/livez', { config }, () => ok);
  app.get('/healthz', { config }, async () => {
    await checkDatabase();
    return ok;
  });
  app.get('/readyz', { config }, async (request) => {
    if (app.isDraining) throw new HttpError(503, 'The server is being restarted.');
    await Promise.race([checkDatabase(), after(databaseTimeoutMs)]).catch((error: unknown) => {
      request.log.warn({ err: error }, 'not ready');
      throw new HttpError(503, 'The database does not answer.');
    });
    return ok;
  });
}
