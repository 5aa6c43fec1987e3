import type { FastifyReply, FastifyRequest } from 'fastify';

const yearInSeconds = 31_536_000;

/**
 * Sets what every answer carries: a browser does not guess its type, and once it came over TLS, asks
 * over TLS alone. A proxy tells of TLS, and only a trusted one is believed.
 *
 * https://www.rfc-editor.org/rfc/rfc6797#section-7.2 (never over plain HTTP)
 */
export function setSafetyHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', `max-age=${yearInSeconds}`);
  }
}
