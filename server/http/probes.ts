import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../refusals/http-error.ts';

/** Milliseconds that probes and metrics wait for the database. */
const databaseTimeoutMs = 2000;

const ok = { status: 'ok' };
const config = { isProbe: true };

const rejectAfter = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The database does not answer')), ms).unref();
  });

/** Returns the result of a query; rejects if it takes longer than `databaseTimeoutMs`. */
export const inTime = <T>(query: Promise<T>): Promise<T> =>
  Promise.race([query, rejectAfter(databaseTimeoutMs)]);

/**
 * Adds the probes. /livez answers while the process runs. /readyz and /healthz need the database within
 * `databaseTimeoutMs`, and answer 503 while the server is ending.
 *
 * @param checkDatabase rejects when the database is not available
 */
export function mountProbes(app: FastifyInstance, checkDatabase: () => Promise<void>): void {
  app.get('/livez', { config }, () => ok);
  const checkReadiness = async (request: FastifyRequest) => {
    if (app.isDraining) throw new HttpError(503, 'The server is being restarted.');
    await inTime(checkDatabase()).catch((error: unknown) => {
      request.log.warn({ err: error }, 'not ready');
      throw new HttpError(503, 'The database does not answer.');
    });
    return ok;
  };
  for (const path of ['/readyz', '/healthz']) app.get(path, { config }, checkReadiness);
}
