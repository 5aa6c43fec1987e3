import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import { HttpError } from '../http/refusals/http-error.ts';

// The contract has the limits; these schemas give the values their types.
const streamHeaders = z.object({ 'last-event-id': z.coerce.number().optional() });
const announcement = z.object({
  kind: z.string(),
  id: z.string(),
  is_open: z.boolean(),
});

export const liveHandlers = {
  async streamChanges({ account, headers, server: { live } }, reply) {
    if (account === null) throw new HttpError(401, 'Unathorized access');
    const { 'last-event-id': lastId = null } = streamHeaders.parse(headers);
    const { id: accountId, session, sessionEndsAt: endsAt } = account;
    const stream = await live.open({ accountId, session, endsAt }, lastId);
    // Without this header nginx buffers the events.
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
  },

  announceQuestion({ account, body, server: { live } }) {
    if (account === null) throw new HttpError(401, 'Unathorized access');
    const { kind, id, is_open: isOpen } = announcement.parse(body);
    live.publish({ kind, id, isOpen, accountId: account.id, by: account.email });
    const message = isOpen ? 'Others see it.' : 'Others no longer see it.';
    return Promise.resolve({ data: { message } });
  },
} satisfies Partial<Handlers>;
