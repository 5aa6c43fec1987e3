import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gate } from '../db/transactions/gate.ts';
import { asBody } from '../http/streams.ts';
import { HttpError } from '../refusals/http-error.ts';
import { type Change, recordChange } from '../repositories/audit.ts';
import { actorOf } from './read-request.ts';

/** Two files of one account at a time. A third is refused at once. */
export const createExportGate = () => new Gate(Number.POSITIVE_INFINITY, 0, 2);

/**
 * Sends a file. Its first rows are read first, so that a refusal has its status; then the audit gets its entry, and only then
 * the reader gets a byte.
 *
 * @throws HttpError 429 when the account has too many files under way, and the errors of `pieces`
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncGenerator<string, void>,
  { name, change }: { name: string; change: Change },
): Promise<FastifyReply> {
  const { server, log, method } = request;
  const send = (body: Readable | string) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}.csv"`)
      .send(body);
  // A compressed file arrives in large blocks, the first of them late. The plugin reads this header.
  request.headers['x-no-compression'] = 'csv';
  if (method === 'HEAD') return send('');
  const actor = actorOf(request);
  const release = await server.exports.take(actor.accountId).catch(() => {
    const message = 'This account has two exports under way. Wait for one of them.';
    throw new HttpError(429, message, { retryAfter: 30 });
  });
  let first: IteratorResult<string, void>;
  try {
    first = await pieces.next();
    await server.write((tx) => recordChange(tx, actor, change));
  } catch (error) {
    release();
    throw error;
  }
  const body = asBody(Readable.from(startWith(first.value ?? '', pieces), { highWaterMark: 2 }));
  body.once('error', (error) => log.error({ err: error }, 'file not sent'));
  body.once('close', release);
  return send(body);
}

async function* startWith(first: string, others: AsyncGenerator<string, void>) {
  yield first;
  yield* others;
}
