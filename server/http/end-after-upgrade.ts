import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Ends the connection after the answer to a request that asks for another protocol. Node reads no
 * further request on it where the request has a body. The answer waits until all of the body has come,
 * because a connection that is closed while bytes still come is reset, and the client may lose the
 * answer (RFC 9112 section 9.6). The framework's time limit for requests bounds the wait.
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
