import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../db/connect.ts';
import { shareQuery } from '../db/share-query.ts';
import { versionReader } from '../lists/table-versions.ts';
import { takeSlot } from './body-slots.ts';
import { CompressedBody, etagOf } from './compressed-body.ts';
import { acceptedEncoding, matchesEtag } from './negotiate.ts';

type ListHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Returns a handler that caches the response of a list until the version of its tables changes (table-versions.ts). The
 * list must depend only on these tables, not on the time or the account. Each request reads the version with a small
 * query; simultaneous requests share this query, and requests for one version share one read of the list.
 *
 * The version is read before the list, so the list may already include a later commit. The next request then finds
 * another version, and reads the list again.
 *
 * @returns a handler that throws the errors of `handler`, which are not cached, those of the query for the version, and
 *   HttpError 503 when too many lists are being sent
 */
export function cacheList(operationId: string, db: Queryable, handler: ListHandler): ListHandler {
  const readVersion = versionReader(operationId);
  let latest: { version: string; body: Promise<CompressedBody> } | undefined;
  // Many commits change no row of the list. Then its ETag stays the same, and it is not compressed again.
  let lastBody: CompressedBody | undefined;
  let lastRequest: { request: FastifyRequest; reply: FastifyReply } | undefined;

  async function createBody(data: unknown, accepted: string | undefined): Promise<CompressedBody> {
    const plain = Buffer.from(JSON.stringify(data));
    const etag = etagOf(plain);
    if (lastBody?.etag === etag) return lastBody;
    return CompressedBody.create(plain, etag, acceptedEncoding(accepted));
  }

  /**
   * Returns the cached body of the current version, or begins to read it. The promise of the body is in an object: if
   * the function returned the promise itself, it would wait for the list, and so would the next query for the version.
   */
  async function findCurrent(): Promise<{ body: Promise<CompressedBody> }> {
    const version = await readVersion(db);
    if (latest?.version === version) return latest;
    if (lastRequest === undefined) throw new Error('The list is read without a request');
    const { request, reply } = lastRequest;
    const accepted = request.headers['accept-encoding'];
    const data = Promise.resolve(handler(request, reply));
    const entry = { version, body: data.then((rows) => createBody(rows, accepted)) };
    latest = entry;
    const forget = () => {
      if (latest === entry) latest = undefined;
    };
    entry.body.then((body) => {
      // A read that began earlier may end after a later read.
      if (latest === entry) lastBody = body;
    }, forget);
    return entry;
  }

  const findShared = shareQuery(findCurrent);

  return async (request, reply) => {
    const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = request.headers;
    lastRequest = { request, reply };
    const body = await (await findShared()).body;
    reply.header('etag', body.etag).header('vary', 'accept-encoding');
    if (matchesEtag(ifNoneMatch, body.etag)) return reply.code(304).send();
    await takeSlot(request, reply);
    reply.type('application/json; charset=utf-8');
    const encoding = body.encodingFor(acceptedEncoding(accepted));
    if (encoding !== 'identity') {
      return reply.header('content-encoding', encoding).send(await body.bytesIn(encoding));
    }
    return reply.header('content-length', body.length).send(await body.plain());
  };
}
