import type { Transaction } from '../connect.ts';
import {
  jobs,
  ledgerEntries,
  partPayments,
  transactions,
  withdrawalRequests,
} from '../schema/money.ts';
import {
  accounts,
  auditEntries,
  contactMessages,
  contentItems,
  contentVersions,
} from '../schema/office.ts';
import {
  artisans,
  certifications,
  clients,
  findArtisans,
  portfolioItems,
  trades,
  workExperiences,
} from '../schema/people.ts';
import { trades as sampleTrades } from './data/trades.ts';
import { continueIds, insertRows } from './insert-rows.ts';
import { jobRow, makeJob, type SampleJob } from './jobs.ts';
import { makeMoney, type SampleMoney } from './money.ts';
import { makeMessages } from './office.ts';
import { makePages } from './pages.ts';
import { type ArtisanRow, type ClientRow, makeArtisan, makeClient, makeWanted } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { makeShowcases, type Showcase } from './showcase.ts';

const seed = 20_260_101;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/**
 * Fills empty tables with a marketplace of `size` artisans, one and a half times as many clients, and
 * five jobs per artisan. The same size and anchor give the same rows.
 *
 * @param anchor the latest moment of anything in the sample, in milliseconds UTC
 */
export async function writeSample(tx: Transaction, size: number, anchor: number): Promise<void> {
  const random = createRandom(seed);
  const clientCount = Math.ceil(size * 1.5);
  const jobCount = size * 5;

  const people = {
    artisans: times(size, (index) => makeArtisan(index, size, anchor, random)),
    clients: times(clientCount, (index) => makeClient(index, clientCount, anchor, random)),
  };
  await insertRows(
    tx,
    trades,
    sampleTrades.map(({ category, trade, service }) => ({
      categoryName: category,
      tradeName: trade,
      serviceType: service,
    })),
  );
  await insertRows(tx, artisans, people.artisans);
  await insertRows(tx, clients, people.clients);
  await insertRows(tx, findArtisans, wantedOf(people.clients, random));
  await writeShowcases(tx, makeShowcases(people.artisans, anchor, random));

  const work: SampleJob[] = [];
  await insertRows(tx, jobs, newJobs(work, jobCount, people, anchor, random));
  await writeMoney(tx, makeMoney(work, anchor, random));

  await writePages(tx, anchor);
  const messageCount = Math.min(Math.ceil(size / 2), 5000);
  const from = { ...people, jobs: work };
  await insertRows(tx, contactMessages, makeMessages(from, messageCount, anchor, random));
  for (const table of [artisans, clients, contentItems, jobs, withdrawalRequests, transactions]) {
    await continueIds(tx, table);
  }
}

function* wantedOf(people: readonly ClientRow[], random: Random) {
  for (const { id } of people) yield* makeWanted(id, random);
}

/** The rows of `count` jobs, which also go to the end of `work`. */
function* newJobs(
  work: SampleJob[],
  count: number,
  people: { artisans: ArtisanRow[]; clients: ClientRow[] },
  anchor: number,
  random: Random,
) {
  for (let index = 0; index < count; index += 1) {
    const job = makeJob(index, count, people, anchor, random);
    work.push(job);
    yield jobRow(job);
  }
}

// Separate functions, so that the rows of a large sample are freed after they are written.

async function writeShowcases(tx: Transaction, showcases: readonly Showcase[]): Promise<void> {
  await insertRows(
    tx,
    portfolioItems,
    showcases.flatMap(({ portfolio }) => portfolio),
  );
  await insertRows(
    tx,
    workExperiences,
    showcases.flatMap(({ experiences }) => experiences),
  );
  await insertRows(
    tx,
    certifications,
    showcases.flatMap(({ certificates }) => certificates),
  );
}

async function writeMoney(tx: Transaction, money: SampleMoney): Promise<void> {
  await insertRows(tx, partPayments, money.partPayments);
  await insertRows(tx, withdrawalRequests, money.withdrawals);
  await insertRows(tx, transactions, money.transactions);
  await insertRows(tx, ledgerEntries, money.ledger);
}

async function writePages(tx: Transaction, anchor: number): Promise<void> {
  const [admin] = await tx.select({ id: accounts.id }).from(accounts).orderBy(accounts.id).limit(1);
  const pages = makePages(anchor, admin?.id ?? null);
  await insertRows(tx, contentItems, pages.items);
  await insertRows(tx, contentVersions, pages.versions);
  await insertRows(tx, auditEntries, pages.entries);
}
