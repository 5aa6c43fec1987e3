import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../db/connect.ts';
import { shareQuery } from '../db/share-query.ts';
import { versionReader } from '../lists/table-versions.ts';
import { takeSlot } from './body-slots.ts';
import { CompressedBody, etagOf } from './compressed-body.ts';
import { acceptedEncoding, matchesEtag } from './negotiate.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Caches the response of a list until the version of its tables changes; a small query reads the version. The
 * list must depend only on these tables, not on the time or the account. Requests for one version share one
 * read, and simultaneous requests share the query for the version.
 *
 * The version is read before the list, so the list may include a commit after it. Later requests then get another
 * version and read the list again.
 *
 * @throws the errors of `answer`, which are not cached, those of the query, and 503 when too many bodies are being sent
 */
export function cacheList(operationId: string, db: Queryable, answer: Answer): Answer {
  const versionOf = versionReader(operationId);
  let latest: { version: string; body: Promise<CompressedBody> } | undefined;
  // Many commits change rows that the list does not show. Then its hash stays the same, and it is not packed again.
  let packed: CompressedBody | undefined;
  let asked: { request: FastifyRequest; reply: FastifyReply } | undefined;

  async function pack(data: unknown, accepted: string | undefined): Promise<CompressedBody> {
    const plain = Buffer.from(JSON.stringify(data));
    const etag = etagOf(plain);
    if (packed?.etag === etag) return packed;
    return CompressedBody.pack(plain, etag, acceptedEncoding(accepted));
  }

  /**
   * Returns the promise of the body in an object. Returned itself, it would end this call only when the list is read, and
   * the next query for the version would wait for it.
   */
  async function find(): Promise<{ body: Promise<CompressedBody> }> {
    const version = await versionOf(db);
    if (latest?.version === version) return latest;
    if (asked === undefined) throw new Error('The list is read without a request');
    const { request, reply } = asked;
    const accepted = request.headers['accept-encoding'];
    const data = Promise.resolve(answer(request, reply));
    const reading = { version, body: data.then((rows) => pack(rows, accepted)) };
    latest = reading;
    const forget = () => {
      if (latest === reading) latest = undefined;
    };
    reading.body.then((body) => {
      // An older read may end after a newer one.
      if (latest === reading) packed = body;
    }, forget);
    return reading;
  }

  const findShared = shareQuery(find);

  return async (request, reply) => {
    const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
    asked = { request, reply };
    const body = await (await findShared()).body;
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
