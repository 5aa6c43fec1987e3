import { getTableName, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PooledDatabase } from '../../db/connect.ts';
import { HttpError } from '../../http/refusals/http-error.ts';
import { Streamed } from '../../kept-lists/streamed.ts';
import { isLong } from '../keeping/keep-list.ts';
import { keptLists } from '../keeping/kept-lists.ts';
import { longLists } from './long-lists.ts';
import { partsOf } from './read-parts.ts';

/** The most rows of a kept list, about 50 MB of JSON. A longer list is not sent whole if it can be searched. */
const longestKept = 200_000;

/** The least bytes of a row on the disk, for its header. A table of fewer bytes than the limit need not be counted. */
const leastBytes = 24;

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Wraps the handler of a list. A list that is too long to be read at once is refused if it can be searched;
 * otherwise it is sent while it is read. This takes a connection for as long as the client reads, so the embedded
 * engine, which has one connection, reads such a list at once.
 *
 * @param most the number of rows up to which a list is read at once
 * @throws HttpError 413 for a list that has more rows and can be searched
 */
export function wholeList(
  operationId: string,
  db: PooledDatabase,
  answer: Answer,
  most = longestKept,
): Answer {
  const long = longLists.get(operationId);
  const list = keptLists.find(({ operation }) => operation === long?.search);
  if (long === undefined || list === undefined) return answer;
  return async (request, reply) => {
    const { rows } = await db.execute<{ bytes: number; is_searched: boolean }>(sql`
      select pg_relation_size(${getTableName(list.source)}::regclass)::float8 as bytes,
        exists (select from searched_lists where list = ${list.name} and state = 'kept') as is_searched`);
    const [{ bytes, is_searched: isSearched } = { bytes: 0, is_searched: false }] = rows;
    const canStream = db.$client.options.max > 1;
    const mayBeLong = (isSearched || canStream) && bytes > most * leastBytes;
    if (mayBeLong && (await isLong(db, list, most + 1))) {
      if (!isSearched) return new Streamed(long.isNested, partsOf(db.$client, long));
      throw new HttpError(413, 'This list is too long to be sent whole. Search it page by page.');
    }
    return answer(request, reply);
  };
}
