import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Closes the connection after the response to a request with the header Upgrade, because Node.js reads
 * no further request on it when the request has a body. The response waits for the whole body: closing
 * a connection that still receives bytes resets it, and the client may lose the response (RFC 9112
 * section 9.6). The time limit for requests bounds the wait.
 */
export async function endAfterUpgrade({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.headers.upgrade === undefined) return;
  reply.header('connection', 'close');
  if (raw.complete || raw.destroyed) return;
  await new Promise<void>((resolve) => {
    const isOver = () => resolve();
    raw.once('end', isOver).once('close', isOver).once('error', isOver).resume();
  });
}
