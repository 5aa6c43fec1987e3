import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/**
 * Refuses what no handler should get to see: a request without host, and a body that is compressed.
 * Nothing here sends compressed bodies, and unpacking them is work for a stranger. Node reads the
 * rest of a refused body and throws it away, so that the next request on the connection is answered.
 *
 * @throws HttpError 400, or 415 naming what is accepted (RFC 9110, section 15.5.16)
 */
export function refuseUnreadable({ headers, raw }: FastifyRequest): void {
  if (headers.host === undefined && raw.httpVersion === '1.1') {
    throw new HttpError(400, 'The request does not name the host.');
  }
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'identity') {
    throw new HttpError(415, 'The request body must not be compressed.');
  }
}
