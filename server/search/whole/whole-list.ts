import { getTableName, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PooledDatabase } from '../../db/connect.ts';
import { HttpError } from '../../http/refusals/http-error.ts';
import { Streamed } from '../../kept-lists/streamed.ts';
import { isLong } from '../keeping/keep-list.ts';
import { keptLists } from '../keeping/kept-lists.ts';
import { longLists } from './long-lists.ts';
import { partsOf } from './read-parts.ts';

/** A list with more rows is not kept, and not sent whole where it can be searched: some 50 MB of JSON. */
const longestKept = 200_000;

/** Bytes of a row on the disk, at least: its header alone has 24. A small table need not be counted. */
const leastBytes = 24;

/** Whether a list can be long, so that a replica may answer it. */
export const canBeLong = (operationId: string): boolean => longLists.has(operationId);

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Wraps the handler of a list for the case that it is too long to be read at once: it is refused where it can be
 * searched, and else sent while it is read. That takes a connection for as long as the reader needs, so a database
 * with a single one, the embedded engine, reads it at once.
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
    const source = request.source ?? db;
    const { rows } = await source.execute<{ bytes: number; is_searched: boolean }>(sql`
      select pg_relation_size(${getTableName(list.source)}::regclass)::float8 as bytes,
        exists (select from searched_lists where list = ${list.name} and state = 'kept') as is_searched`);
    const [{ bytes, is_searched: isSearched } = { bytes: 0, is_searched: false }] = rows;
    const canStream = db.$client.options.max > 1;
    const mayBeLong = (isSearched || canStream) && bytes > most * leastBytes;
    if (mayBeLong && (await isLong(source, list, most + 1))) {
      if (!isSearched) return new Streamed(long.isNested, partsOf(db.$client, long));
      throw new HttpError(413, 'This list is too long to be sent whole. Search it page by page.');
    }
    return answer(request, reply);
  };
}
