import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Gate } from '../db/transactions/gate.ts';
import { HttpError } from '../refusals/http-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    bodySlots: Gate;
  }
}

export interface BodyLimits {
  maxAtOnce?: number;
  /** Milliseconds that a response waits for its turn at most. */
  timeoutMs?: number;
}

/**
 * Limits how many complete lists are sent at the same time, because each takes 0.1 to 0.3 MB of memory. One account gets
 * at most half of the slots, rounded up.
 */
export function limitBodies(
  app: FastifyInstance,
  { maxAtOnce = 100, timeoutMs = 10_000 }: BodyLimits = {},
): void {
  app.decorate('bodySlots', new Gate(maxAtOnce, timeoutMs, Math.ceil(maxAtOnce / 2)));
}

/**
 * Waits for a slot for this response. The response keeps the slot until it is complete or its connection closes.
 *
 * @throws HttpError 503 when it waits too long
 */
export async function takeSlot(
  { server, account }: FastifyRequest,
  { raw }: FastifyReply,
): Promise<void> {
  const release = await server.bodySlots.take(account?.id).catch(() => {
    const message = 'Too many lists are being sent. Try again in a moment.';
    throw new HttpError(503, message, { retryAfter: 2 });
  });
  if (raw.destroyed) release();
  else raw.once('close', release);
}
