import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/refusals/http-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    bodySlots: { free: number };
  }
}

/** Limits how many lists are sent at the same time. */
export function limitBodies(app: FastifyInstance, most: number): void {
  app.decorate('bodySlots', { free: most });
}

/**
 * Counts this response as being sent, until it is complete or given up.
 *
 * @throws HttpError 503 when the limit is reached
 */
export function takeSlot({ server }: FastifyRequest, reply: FastifyReply): void {
  const slots = server.bodySlots;
  if (slots.free <= 0) {
    throw new HttpError(503, 'Too many lists are being sent. Try again in a moment.', {
      retryAfter: 2,
    });
  }
  slots.free -= 1;
  reply.raw.once('close', () => {
    slots.free += 1;
  });
}
