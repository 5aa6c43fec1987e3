import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../contract/types.ts';
import { notFound } from '../http/http-error.ts';
import {
  clientExists,
  countHiresOf,
  findClient,
  listClients,
  listWantedBy,
  totalPaidBy,
} from '../repositories/clients.ts';
import { listJobs } from '../repositories/jobs.ts';
import { latestTransaction, listTransactions } from '../repositories/transactions.ts';
import { pathId } from './read-request.ts';

async function existingClientId(request: FastifyRequest): Promise<number> {
  const id = pathId(request, 'client');
  if (!(await clientExists(request.server.db, id))) throw notFound('client', id);
  return id;
}

export const clientHandlers = {
  async listClients({ server: { db } }) {
    return { data: await listClients(db) };
  },

  async getClient(request) {
    const { db } = request.server;
    const id = pathId(request, 'client');
    const client = await findClient(db, id);
    if (client === undefined) throw notFound('client', id);
    const hires = await countHiresOf(db, id);
    const { first_name, last_name, username, email, phone_number, ward, lga, state, ...profile } =
      client;
    return {
      data: {
        total_payment: await totalPaidBy(db, id),
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
            findartisans: (await listWantedBy(db, id)).map(
              ({ trade_name, category_name, ...wanted }) => ({
                trade: { trade_name, category: { category_name } },
                ...wanted,
              }),
            ),
          },
        },
      },
    };
  },

  async listClientTransactions(request) {
    const clientId = await existingClientId(request);
    return { data: await listTransactions(request.server.db, { clientId }) };
  },

  async listClientJobs(request) {
    const clientId = await existingClientId(request);
    return { data: await listJobs(request.server.db, { clientId }) };
  },
} satisfies Partial<Handlers>;
