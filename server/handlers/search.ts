import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import { asPayment } from '../repositories/withdrawals.ts';
import { readCursor, writeCursor } from '../search/cursor.ts';
import {
  approvedWithdrawalsList,
  artisansList,
  clientsList,
  contactMessagesList,
  jobsList,
  paidPartPaymentsList,
  transactionsList,
} from '../search/lists.ts';
import { searchList } from '../search/search-list.ts';
import type { Search, SearchedList } from '../search/searched-list.ts';

const query = z.looseObject({
  q: z.string().default(''),
  sort: z.string().optional(),
  direction: z.enum(['asc', 'desc']).optional(),
  cursor: z.string().optional(),
  end: z.enum(['first', 'last']).default('first'),
  size: z.coerce.number().default(25),
  page: z.coerce.number().default(1),
  sums: z.literal('none').optional(),
  choices: z.literal('all').optional(),
});

const text = z.string().optional();

/**
 * Reads the parameters of a search.
 *
 * @throws HttpError 400 for a cursor that cannot be used
 */
export function searchIn<Row, Sums>(parameters: unknown, list: SearchedList<Row, Sums>): Search {
  const { q, sort, direction, cursor, end, page, size, sums, choices, ...others } =
    query.parse(parameters);
  const name = sort ?? list.order;
  const order = {
    name,
    descending: direction === undefined ? sort === undefined : direction === 'desc',
  };
  const isNumber = list.orders[name]?.dataType === 'number';
  const filters = Object.keys(list.filters).map((one) => [one, text.parse(others[one])] as const);
  return {
    q,
    filters: Object.fromEntries(filters),
    order,
    place: cursor === undefined ? undefined : readCursor({ ...list, order }, isNumber, cursor),
    end,
    page,
    size,
    wantsSums: sums === undefined,
    wantsChoices: choices !== undefined,
  };
}

/**
 * Reads one page of a list, with the cursors of the pages before and after it.
 *
 * @throws HttpError 400 for a cursor that cannot be used, too many words, or an invalid day
 */
async function answerSearch<Row, Sums>(request: FastifyRequest, list: SearchedList<Row, Sums>) {
  const search = searchIn(request.query, list);
  const found = await request.server.read((tx) => searchList(tx, list, search));
  const course = { operation: list.operation, order: search.order };
  return {
    data: found.rows,
    next: found.next && writeCursor(course, found.next),
    previous: found.previous && writeCursor(course, found.previous),
    page: found.page,
    total: found.total,
    ...(found.choices && { choices: found.choices }),
    ...(found.sums && { sums: found.sums }),
  };
}

export const searchHandlers = {
  async searchArtisans(request) {
    return { data: await answerSearch(request, artisansList) };
  },
  async searchClients(request) {
    return { data: await answerSearch(request, clientsList) };
  },
  async searchJobs(request) {
    return { data: await answerSearch(request, jobsList) };
  },
  async searchTransactions(request) {
    return { data: await answerSearch(request, transactionsList) };
  },
  async searchApprovedWithdrawals(request) {
    const { data, ...page } = await answerSearch(request, approvedWithdrawalsList);
    return { data: { ...page, data: data.map(asPayment) } };
  },
  async searchPaidPartPayments(request) {
    return { data: await answerSearch(request, paidPartPaymentsList) };
  },
  async searchContactMessages(request) {
    return { data: await answerSearch(request, contactMessagesList) };
  },
} satisfies Partial<Handlers>;
