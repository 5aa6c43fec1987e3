import type { FastifyReply, FastifyRequest } from 'fastify';

const yearInSeconds = 31_536_000;

/**
 * Sets the security headers of every response: browsers must not guess its type, and must use only TLS
 * after a request over TLS. The protocol comes from a trusted proxy.
 *
 * https://www.rfc-editor.org/rfc/rfc6797#section-7.2 (never over plain HTTP)
 */
export function setSafetyHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', `max-age=${yearInSeconds}`);
  }
}
