import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../contract/types.ts';
import { notFound } from '../http/http-error.ts';
import {
  artisanExists,
  countWorkOf,
  findArtisan,
  listArtisans,
  listArtisansAtLevel,
  listCertifications,
  listPortfolio,
  listWorkExperiences,
} from '../repositories/artisans.ts';
import { listJobs } from '../repositories/jobs.ts';
import { moneyInAndOut } from '../repositories/ledger.ts';
import { latestTransaction, listTransactions } from '../repositories/transactions.ts';
import { toNaira } from './naira.ts';
import { pathId } from './read-request.ts';

/** Certificates are looked at once an artisan asks for level 1. */
const levelOne = 1;

async function existingArtisanId(request: FastifyRequest): Promise<number> {
  const id = pathId(request, 'artisan');
  if (!(await artisanExists(request.server.db, id))) throw notFound('artisan', id);
  return id;
}

const named = (name: string | null) => (name === null ? null : { name });

export const artisanHandlers = {
  async listArtisans({ server: { db } }) {
    return { data: await listArtisans(db) };
  },

  async listVerificationArtisans({ server: { db } }) {
    return { data: { data: await listArtisansAtLevel(db, levelOne) } };
  },

  async getArtisan(request) {
    const { db } = request.server;
    const id = pathId(request, 'artisan');
    const artisan = await findArtisan(db, id);
    if (artisan === undefined) throw notFound('artisan', id);
    const money = await moneyInAndOut(db, id);
    const work = await countWorkOf(db, id);
    const {
      first_name,
      last_name,
      email,
      phone_number,
      trade_name,
      category_name,
      ward,
      lga,
      state,
      ...profile
    } = artisan;
    return {
      data: {
        total_revenue: toNaira(money.inKobo),
        total_withdrawal: toNaira(money.outKobo),
        total_clients: work.clients,
        total_jobs: work.jobs,
        completed_jobs: work.completed,
        latest_transaction: await latestTransaction(db, { artisanId: id }),
        tradesman_data: {
          tradesman: {
            ...profile,
            user: { first_name, last_name, email, phone_number },
            trade: trade_name === null ? null : { trade_name, category: { category_name } },
            ward: named(ward),
            lga: named(lga),
            state: named(state),
            portfolio: (await listPortfolio(db, id)).map((item) => ({
              ...item,
              lga: named(item.lga),
              state: named(item.state),
            })),
            work_experiences: await listWorkExperiences(db, id),
            certifications: await listCertifications(db, id),
          },
        },
      },
    };
  },

  async listArtisanTransactions(request) {
    const artisanId = await existingArtisanId(request);
    return { data: await listTransactions(request.server.db, { artisanId }) };
  },

  async listArtisanJobs(request) {
    const artisanId = await existingArtisanId(request);
    return { data: await listJobs(request.server.db, { artisanId }) };
  },
} satisfies Partial<Handlers>;
