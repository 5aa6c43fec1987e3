import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/**
 * Refuses a request without a host or with a compressed body. The dashboard compresses no bodies, and
 * unpacking would be work for unknown callers. Node.js discards the rest of a refused body, so that the
 * connection can be used again.
 *
 * @throws HttpError 400, or 415 (RFC 9110 section 15.5.16)
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
