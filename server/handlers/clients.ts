import type { Handlers } from '../contract/types.ts';
import type { Queryable, Transaction } from '../db/connect.ts';
import { notFound } from '../refusals/http-error.ts';
import {
  clientExists,
  countHiresOf,
  findClient,
  listReviewsOf,
  listWantedTrades,
  totalNairaPaidBy,
} from '../repositories/clients.ts';
import { listJobs } from '../repositories/jobs.ts';
import { latestTransaction, listTransactions } from '../repositories/transactions.ts';
import { pathId, readExisting } from './read-request.ts';

/** Reads a client as the contract has it. @throws HttpError 404 */
async function readDetail(db: Queryable, id: number) {
  const client = await findClient(db, id);
  if (client === undefined) throw notFound('client', id);
  const hires = await countHiresOf(db, id);
  const { first_name, last_name, username, email, phone_number, ward, lga, state, ...profile } =
    client;
  const wantedTrades = await listWantedTrades(db, id);
  return {
    total_payment: await totalNairaPaidBy(db, id),
    total_artisan: hires.artisans,
    total_jobs: hires.jobs,
    latest_transaction: await latestTransaction(db, { clientId: id }),
    client_data: {
      client: {
        ...profile,
        user: { first_name, last_name, username, email, phone_number },
        ward: ward === null ? null : { ward },
        lga: lga === null ? null : { name: lga },
        state: state === null ? null : { name: state },
        findartisans: wantedTrades.map(({ trade_name, category_name, ...search }) => ({
          trade: { trade_name, category: { category_name } },
          ...search,
        })),
      },
    },
  };
}

export const clientHandlers = {
  async getClient(request) {
    const id = pathId(request, 'client');
    return { data: await request.server.read((tx) => readDetail(tx, id)) };
  },

  async listClientTransactions(request) {
    const read = (tx: Transaction, clientId: number) => listTransactions(tx, { clientId });
    return { data: await readExisting(request, 'client', clientExists, read) };
  },

  async listClientJobs(request) {
    const read = (tx: Transaction, clientId: number) => listJobs(tx, { clientId });
    return { data: await readExisting(request, 'client', clientExists, read) };
  },

  async listClientReviews(request) {
    return { data: { data: await readExisting(request, 'client', clientExists, listReviewsOf) } };
  },
} satisfies Partial<Handlers>;
