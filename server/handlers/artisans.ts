import { toNaira } from '../../domain/money.ts';
import type { Handlers } from '../contract/types.ts';
import type { Queryable, Transaction } from '../db/connect.ts';
import { notFound } from '../refusals/http-error.ts';
import {
  artisanExists,
  countWorkOf,
  findArtisan,
  listArtisansToVerify,
  listCertifications,
  listPortfolio,
  listWorkExperiences,
} from '../repositories/artisans.ts';
import { listJobs } from '../repositories/jobs.ts';
import { moneyInAndOut } from '../repositories/ledger.ts';
import { latestTransaction, listTransactions } from '../repositories/transactions.ts';
import { pathId, readExisting } from './read-request.ts';

/** Returns a location as the contract has it: an object with a name. */
const locationObject = (name: string | null) => (name === null ? null : { name });

/** Reads an artisan as the contract has it. @throws HttpError 404 */
async function readDetail(db: Queryable, id: number) {
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
    available_amount,
    ...profile
  } = artisan;
  return {
    total_revenue: toNaira(money.inKobo),
    total_withdrawal: toNaira(money.outKobo),
    available_amount,
    total_clients: work.clients,
    total_jobs: work.jobs,
    completed_jobs: work.completed,
    latest_transaction: await latestTransaction(db, { artisanId: id }),
    tradesman_data: {
      tradesman: {
        ...profile,
        user: { first_name, last_name, email, phone_number },
        trade: trade_name === null ? null : { trade_name, category: { category_name } },
        ward: locationObject(ward),
        lga: locationObject(lga),
        state: locationObject(state),
        portfolio: (await listPortfolio(db, id)).map((item) => ({
          ...item,
          lga: locationObject(item.lga),
          state: locationObject(item.state),
        })),
        work_experiences: await listWorkExperiences(db, id),
        certifications: await listCertifications(db, id),
      },
    },
  };
}

export const artisanHandlers = {
  async listVerificationArtisans({ server: { db } }) {
    return { data: { data: await listArtisansToVerify(db) } };
  },

  async getArtisan(request) {
    const id = pathId(request, 'artisan');
    return { data: await request.server.read((tx) => readDetail(tx, id)) };
  },

  async listArtisanTransactions(request) {
    const read = (tx: Transaction, artisanId: number) => listTransactions(tx, { artisanId });
    return { data: await readExisting(request, 'artisan', artisanExists, read) };
  },

  async listArtisanJobs(request) {
    const read = (tx: Transaction, artisanId: number) => listJobs(tx, { artisanId });
    return { data: await readExisting(request, 'artisan', artisanExists, read) };
  },
} satisfies Partial<Handlers>;
