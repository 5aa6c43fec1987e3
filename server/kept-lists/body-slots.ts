import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/refusals/http-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    bodySlots: { free: number };
  }
}

/** Allows so many whole lists to be on their way at the same time. */
export function limitBodies(app: FastifyInstance, most: number): void {
  app.decorate('bodySlots', { free: most });
}

/**
 * Takes a place among the lists that are on their way, until this one has been sent or given up.
 *
 * @throws HttpError 503 when all places are taken.
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
