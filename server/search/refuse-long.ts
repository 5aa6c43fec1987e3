import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { Queryable } from '../db/connect.ts';
import { searchedLists } from '../db/schema/search.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import { isLong } from './keeping/keep-list.ts';
import { keptLists } from './keeping/kept-lists.ts';

/** A list with more rows is not sent whole where it can be searched: some 50 MB of JSON. */
const longestWhole = 200_000;

/** The search of each list that is sent whole. */
const searches: ReadonlyMap<string, OperationId> = new Map<OperationId, OperationId>([
  ['listArtisans', 'searchArtisans'],
  ['listClients', 'searchClients'],
  ['listJobs', 'searchJobs'],
  ['listTransactions', 'searchTransactions'],
  ['listApprovedWithdrawals', 'searchApprovedWithdrawals'],
  ['listPaidPartPayments', 'searchPaidPartPayments'],
  ['listContactMessages', 'searchContactMessages'],
]);

/** Whether a list can be long, so that a replica may answer it. */
export const canBeLong = (operationId: string): boolean => searches.has(operationId);

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Wraps the handler of a list, so that a list that is too long is refused before it is read.
 *
 * @param most the number of rows up to which a list is sent whole
 * @throws HttpError 413 for a list that has more rows and can be searched
 */
export function refuseLong(
  operationId: string,
  db: Queryable,
  answer: Answer,
  most = longestWhole,
): Answer {
  const list = keptLists.find(({ operation }) => operation === searches.get(operationId));
  if (list === undefined) return answer;
  return async (request, reply) => {
    const source = request.source ?? db;
    const [kept] = await source
      .select({ list: searchedLists.list })
      .from(searchedLists)
      .where(and(eq(searchedLists.list, list.name), eq(searchedLists.state, 'kept')));
    if (kept !== undefined && (await isLong(source, list, most + 1))) {
      throw new HttpError(413, 'This list is too long to be sent whole. Search it page by page.');
    }
    return answer(request, reply);
  };
}
