import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../db/connect.ts';
import { shareQuery } from '../db/share-query.ts';
import { takeSlot } from './body-slots.ts';
import { etagOf, KeptBody } from './kept-body.ts';
import { acceptedEncoding, matchesEtag } from './negotiate.ts';
import { Streamed } from './streamed.ts';
import { versionReader } from './table-versions.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Caches the response of a list for as long as the version of its tables stays, which a small query
 * returns. The list must depend on these tables only: not on the time or the account. Requests of one
 * version share one read, and requests at the same time the query for the version. A list that is `Streamed` is
 * not cached.
 *
 * The version is read before the list. A commit in between is in the list already, and gives later
 * requests another version, so that they read the list again.
 *
 * @throws the errors of `answer`, which are not cached
 */
export function keepList(operationId: string, db: Queryable, answer: Answer): Answer {
  const versionOf = versionReader(operationId);
  const readVersion = shareQuery(() => versionOf(db));
  let latest: { version: string; body: Promise<KeptBody | Streamed> } | undefined;
  // Many commits change rows that the list does not show; then it has the same hash and is not packed again.
  let packed: KeptBody | undefined;

  async function read(request: FastifyRequest, reply: FastifyReply): Promise<KeptBody | Streamed> {
    const whole = await answer(request, reply);
    if (whole instanceof Streamed) {
      latest = undefined;
      return whole;
    }
    const plain = Buffer.from(JSON.stringify(whole));
    const etag = etagOf(plain);
    if (packed?.etag === etag) return packed;
    const wanted = acceptedEncoding(request.headers['accept-encoding']);
    const body = await KeptBody.pack(plain, etag, wanted);
    packed = body;
    return body;
  }

  async function current(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<KeptBody | Streamed> {
    const version = await readVersion();
    if (latest?.version === version) return latest.body;
    const reading = { version, body: read(request, reply) };
    latest = reading;
    reading.body.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.body;
  }

  return async (request, reply) => {
    const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
    const body = await current(request, reply);
    if (body instanceof Streamed) return body.send(request, reply);
    reply.header('etag', body.etag).header('vary', 'accept-encoding');
    if (matchesEtag(known, body.etag)) return reply.code(304).send();
    await takeSlot(request, reply);
    reply.type('application/json; charset=utf-8');
    const encoding = body.encodingFor(acceptedEncoding(accepted));
    if (encoding !== 'identity') {
      return reply.header('content-encoding', encoding).send(await body.in(encoding));
    }
    return reply.header('content-length', body.length).send(await body.plain());
  };
}
