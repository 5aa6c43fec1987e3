import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../db/connect.ts';
import { shareQuery } from '../db/share-query.ts';
import type { Origin, ReadOnce } from '../db/transactions/long-reads.ts';
import { takeSlot } from './body-slots.ts';
import { etagOf, KeptBody } from './kept-body.ts';
import { acceptedEncoding, matchesEtag } from './negotiate.ts';
import { Streamed } from './streamed.ts';
import { versionReader } from './table-versions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The database or snapshot from which a whole list and its version are read. */
    source: Queryable | null;
  }
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

type Body = KeptBody | Streamed;

interface Found {
  body: Promise<Body>;
  /** Whether another request reads the list from the replica, which may fail. */
  mayFail: boolean;
}

/**
 * Caches the response of a list until the version of its tables changes; a small query reads the version. The
 * list must depend only on these tables, not on the time or the account. Requests for one version share one
 * read, and simultaneous requests share the query for the version. A list that is `Streamed` is not cached.
 *
 * The version is read before the list, from the same database; on a replica, both are read in one snapshot. On
 * the primary, the list may include a commit after the version was read. Later requests then get another
 * version and read the list again. Versions of two databases are not compared.
 *
 * @param db the primary
 * @param readOnce reads from the primary or a replica
 * @throws the errors of `answer`, which are not cached
 */
export function keepList(
  operationId: string,
  db: Queryable,
  answer: Answer,
  readOnce: ReadOnce = (work) => work(db, 'primary'),
): Answer {
  const versionOf = versionReader(operationId);
  const latest = new Map<Origin, { version: string; body: Promise<Body> }>();
  // Many commits change rows that the list does not show. Then its hash stays the same, and it is not packed again.
  let packed: KeptBody | undefined;
  let asked: { request: FastifyRequest; reply: FastifyReply } | undefined;

  async function pack(data: unknown, accepted: string | undefined): Promise<Body> {
    if (data instanceof Streamed) return data;
    const plain = Buffer.from(JSON.stringify(data));
    const etag = etagOf(plain);
    if (packed?.etag === etag) return packed;
    return KeptBody.pack(plain, etag, acceptedEncoding(accepted));
  }

  async function find(source: Queryable, origin: Origin): Promise<Found> {
    const version = await versionOf(source, db);
    const known = latest.get(origin);
    if (known?.version === version) {
      return { body: known.body, mayFail: origin === 'replica' };
    }
    if (asked === undefined) throw new Error('The list is read without a request');
    const { request, reply } = asked;
    request.source = source;
    const data = Promise.resolve(answer(request, reply));
    const accepted = request.headers['accept-encoding'];
    const reading = { version, body: data.then((rows) => pack(rows, accepted)) };
    latest.set(origin, reading);
    const forget = () => {
      if (latest.get(origin) === reading) latest.delete(origin);
    };
    reading.body.then((body) => {
      if (body instanceof Streamed) forget();
      // An older read may end after a newer one.
      else if (latest.get(origin) === reading) packed = body;
    }, forget);
    // The replica's snapshot ends when this function returns.
    if (origin === 'replica') await data;
    return { body: reading.body, mayFail: false };
  }

  const findShared = shareQuery(() => readOnce(find));

  async function current(request: FastifyRequest, reply: FastifyReply): Promise<Body> {
    asked = { request, reply };
    const { body, mayFail } = await findShared();
    return mayFail ? body.catch(async () => (await findShared()).body) : body;
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
