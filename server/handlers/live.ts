import type { Handlers } from '../contract/types.ts';
import { HttpError } from '../refusals/http-error.ts';

export const liveHandlers = {
  async streamChanges({ account, headers, server: { live } }, reply) {
    if (account === null) throw new HttpError(401, 'Unathorized access');
    const stream = await live.open(account, headers['last-event-id'] !== undefined);
    // Without this header nginx buffers the events.
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
  },
} satisfies Partial<Handlers>;
