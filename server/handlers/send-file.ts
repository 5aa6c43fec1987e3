import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gate } from '../db/transactions/gate.ts';
import { withErrorListener } from '../http/streams.ts';
import { HttpError } from '../refusals/http-error.ts';
import { type Change, recordChange } from '../repositories/audit.ts';
import { accountOf, writeAsCaller } from './read-request.ts';

/** Creates a gate for two exports of one account at a time. A third export is refused without waiting. */
export const createExportGate = () => new Gate(Number.POSITIVE_INFINITY, 0, 2);

/**
 * Sends a CSV file. The first piece is read before anything is sent, so that a refusal has its own status. The audit
 * entry is written before the client gets the first byte.
 *
 * @param name the name of the file without `.csv`
 * @param change the audit entry of the export
 * @throws HttpError 429 when two exports of the account are under way, and the errors of `pieces` and of the write
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
  // Stops the plugin for compression, because the first block of a compressed file arrives late.
  request.headers['x-no-compression'] = 'csv';
  if (method === 'HEAD') return send('');
  const release = await server.exports.take(accountOf(request).id).catch(() => {
    const message = 'This account has two exports under way. Wait for one of them.';
    throw new HttpError(429, message, { retryAfter: 30 });
  });
  let first: IteratorResult<string, void>;
  try {
    first = await pieces.next();
    await writeAsCaller(request, (tx, actor) => recordChange(tx, actor, change));
  } catch (error) {
    release();
    throw error;
  }
  const body = withErrorListener(
    Readable.from(withFirst(first.value ?? '', pieces), { highWaterMark: 2 }),
  );
  body.once('error', (error) => log.error({ err: error }, 'file not sent'));
  body.once('close', release);
  return send(body);
}

async function* withFirst(first: string, others: AsyncGenerator<string, void>) {
  yield first;
  yield* others;
}
