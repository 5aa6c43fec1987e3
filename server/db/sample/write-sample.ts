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
  clientReviews,
  clients,
  findArtisans,
  portfolioItems,
  trades,
  workExperiences,
} from '../schema/people.ts';
import { addAdministrators, type SampleActor } from './administrators.ts';
import { trades as sampleTrades } from './data/trades.ts';
import { jobRow, makeJob, type SampleJob } from './jobs.ts';
import { makeMoney, type SampleMoney } from './money.ts';
import { makeMessages } from './office.ts';
import { makePages } from './pages.ts';
import { type ArtisanRow, type ClientRow, makeArtisan, makeClient, makeWanted } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { makeReviews } from './reviews.ts';
import { makeShowcases, type Showcase } from './showcase.ts';
import { inBatches } from './writing/in-batches.ts';
import { continueIds, insertingRows, type Loading, type RowTarget } from './writing/insert-rows.ts';

const seed = 20_260_101;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/**
 * Fills empty tables with a marketplace of `size` artisans, one and a half times as many clients, and
 * five jobs per artisan. The same size and anchor give the same rows.
 *
 * @param anchor the latest moment of anything in the sample, in milliseconds UTC
 */
export async function writeSample(
  tx: Transaction,
  size: number,
  anchor: number,
  loading: Loading = {},
): Promise<void> {
  const actors = await addAdministrators(tx, anchor);
  await insertingRows(tx, loading, (target) => insertSample(tx, target, size, anchor, actors));
  for (const table of [artisans, clients, contentItems, jobs, withdrawalRequests, transactions]) {
    await continueIds(tx, table);
  }
}

async function insertSample(
  tx: Transaction,
  target: RowTarget,
  size: number,
  anchor: number,
  actors: readonly SampleActor[],
): Promise<void> {
  const { insertRows, complete } = target;
  const random = createRandom(seed);
  const clientCount = Math.ceil(size * 1.5);
  const jobCount = size * 5;

  const people = {
    artisans: times(size, (index) => makeArtisan(index, size, anchor, random)),
    clients: times(clientCount, (index) => makeClient(index, clientCount, anchor, random)),
  };
  await insertRows(
    trades,
    sampleTrades.map(({ category, trade, service }) => ({
      categoryName: category,
      tradeName: trade,
      serviceType: service,
    })),
  );
  await insertRows(artisans, people.artisans);
  await insertRows(clients, people.clients);
  await insertRows(findArtisans, wantedOf(people.clients, random));
  await complete(artisans, clients, findArtisans);
  await writeShowcases(target, makeShowcases(people.artisans, anchor, random));

  const work: SampleJob[] = [];
  await insertRows(jobs, newJobs(work, jobCount, people, anchor, random));
  await complete(jobs);
  await insertRows(clientReviews, makeReviews(work, anchor));
  await complete(clientReviews);
  const context = { artisans: people.artisans, jobs: work, actors };
  await writeMoney(target, makeMoney(context, anchor, random));

  await writePages(tx, target, anchor);
  const messageCount = Math.min(Math.ceil(size / 2), 5000);
  const from = { ...people, jobs: work };
  await insertRows(contactMessages, makeMessages(from, messageCount, anchor, random));
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

async function writeShowcases(
  { insertRows, complete }: RowTarget,
  showcases: Iterable<Showcase>,
): Promise<void> {
  for (const batch of inBatches(showcases)) {
    await insertRows(
      portfolioItems,
      batch.flatMap(({ portfolio }) => portfolio),
    );
    await insertRows(
      workExperiences,
      batch.flatMap(({ experiences }) => experiences),
    );
    await insertRows(
      certifications,
      batch.flatMap(({ certificates }) => certificates),
    );
  }
  await complete(portfolioItems, workExperiences, certifications);
}

async function writeMoney({ insertRows, complete }: RowTarget, money: SampleMoney): Promise<void> {
  await insertRows(partPayments, money.partPayments);
  await complete(partPayments);
  await insertRows(withdrawalRequests, money.withdrawals);
  await complete(withdrawalRequests);
  await insertRows(transactions, money.transactions);
  await complete(transactions);
  await insertRows(ledgerEntries, money.ledger);
  await complete(ledgerEntries);
  await insertRows(auditEntries, money.audit);
}

async function writePages(
  tx: Transaction,
  { insertRows, complete }: RowTarget,
  anchor: number,
): Promise<void> {
  const [admin] = await tx.select({ id: accounts.id }).from(accounts).orderBy(accounts.id).limit(1);
  const pages = makePages(anchor, admin?.id ?? null);
  await insertRows(contentItems, pages.items);
  await insertRows(contentVersions, pages.versions);
  await insertRows(auditEntries, pages.entries);
  await complete(auditEntries);
}
