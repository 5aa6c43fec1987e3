import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { List } from '../../domain/lists/list.ts';
import { exportChange } from '../audit/export-change.ts';
import type { Handlers } from '../contract/types.ts';
import { isTooLong, maxWholeListRows } from '../lists/count-rows.ts';
import { refusalOfCursor } from '../lists/cursor.ts';
import { limitsOf } from '../lists/limits.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { readPage } from '../lists/read-page.ts';
import { readParameters } from '../lists/read-parameters.ts';
import { writeFile } from '../lists/write-file.ts';
import { HttpError } from '../refusals/http-error.ts';
import { artisanListDefinition } from '../repositories/artisans.ts';
import { clientListDefinition } from '../repositories/clients.ts';
import { messageListDefinition } from '../repositories/contact.ts';
import { jobListDefinition } from '../repositories/jobs.ts';
import { paidPartPaymentListDefinition } from '../repositories/part-payments.ts';
import { transactionListDefinition } from '../repositories/transactions.ts';
import {
  approvedWithdrawalListDefinition,
  decidedWithdrawalListDefinition,
} from '../repositories/withdrawals.ts';
import { sendFile } from './send-file.ts';

/** Answers a call of a list: the complete list if the call has no parameters, otherwise a page or a CSV file. */
async function answer<Row, SumName extends string>(
  list: ListDefinition<Row, List, SumName>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { db, read } = request.server;
  const call = readParameters(list, request.query);
  const limits = limitsOf(db);
  if (call?.isFile === true) {
    const change = exportChange(list, { ...call, ...call.selection });
    const pieces = writeFile({ read, limits }, list, call);
    return sendFile(request, reply, pieces, { name: list.name, change });
  }
  if (call !== undefined) {
    const { listTotals } = request.server;
    return read((tx) => readPage({ tx, limits }, list, call, listTotals)).catch(
      (error: unknown) => {
        throw call.position === undefined ? error : refusalOfCursor(error);
      },
    );
  }
  if (await isTooLong(db, list)) {
    const message = `This list has more than ${maxWholeListRows} rows. Read it in pages (q, sort, page, size, cursor), or as a file (format=csv).`;
    throw new HttpError(413, message);
  }
  return { data: [...(await list.read(db))] };
}

/** Returns the handler of a list whose rows are in `data`. */
const handlerOf =
  <Row, SumName extends string>(list: ListDefinition<Row, List, SumName>) =>
  (request: FastifyRequest, reply: FastifyReply) =>
    answer(list, request, reply);

/** Returns the handler of a list whose rows are in `data.data`. */
const nestedHandlerOf =
  <Row, SumName extends string>(list: ListDefinition<Row, List, SumName>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const data = await answer(list, request, reply);
    return 'data' in data ? { data } : data;
  };

/** The query of a call for approved withdrawals that also asks for the rejected ones. */
const withRejectedQuery = z.looseObject({ decided: z.literal('all') });

/** The lists that accept parameters for pages and files. */
export const listHandlers = {
  listArtisans: handlerOf(artisanListDefinition),
  listClients: handlerOf(clientListDefinition),
  listJobs: handlerOf(jobListDefinition),
  listTransactions: handlerOf(transactionListDefinition),
  listApprovedWithdrawals: (request, reply) =>
    nestedHandlerOf(
      withRejectedQuery.safeParse(request.query).success
        ? decidedWithdrawalListDefinition
        : approvedWithdrawalListDefinition,
    )(request, reply),
  listPaidPartPayments: nestedHandlerOf(paidPartPaymentListDefinition),
  listContactMessages: nestedHandlerOf(messageListDefinition),
} satisfies Partial<Handlers>;
