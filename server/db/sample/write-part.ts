import {
  balances,
  jobs,
  ledgerEntries,
  partPayments,
  transactions,
  withdrawalRequests,
} from '../schema/money.ts';
import { auditEntries, type contactMessages } from '../schema/office.ts';
import {
  artisans,
  certifications,
  clientReviews,
  clients,
  findArtisans,
  portfolioItems,
  workExperiences,
} from '../schema/people.ts';
import type { SampleActor } from './administrators.ts';
import { agreed, jobRow, makeJob, type SampleJob, type SamplePeople } from './jobs.ts';
import { makeMoney, type SampleMoney } from './money/make-money.ts';
import type { SampleSums } from './money/sums.ts';
import { makeMessages } from './office.ts';
import { countIn, idIn, type Part, waitsIn } from './parts.ts';
import { type ClientRow, joined, makeArtisan, makeClient, makeWanted } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { makeReviews } from './reviews.ts';
import { levelToVerify, makeShowcases, type Showcase } from './showcase.ts';
import { inBatches } from './writing/in-batches.ts';
import type { RowTarget } from './writing/insert-rows.ts';

const seed = 20_260_101;

/** The whole sample of a part; `size` is the number of artisans. */
export interface WholeSample {
  size: number;
  /** The latest time in the sample, in milliseconds since 1970 (UTC). */
  anchor: number;
  actors: readonly SampleActor[];
  /** Adds up the rows, when no trigger does. */
  sums?: SampleSums | undefined;
}

/** Makes a part and writes its rows. Returns its messages, which are written in date order after the last part. */
export async function writePart(
  target: RowTarget,
  part: Part,
  { size, anchor, actors, sums }: WholeSample,
): Promise<(typeof contactMessages.$inferInsert)[]> {
  const { insertRows, complete } = target;
  const random = createRandom(seed + part.index);
  const people = makePeople(part, size, anchor, random);
  sums?.addPeople('artisans', people.artisans.length);
  sums?.addPeople('clients', people.clients.length);
  await insertRows(artisans, people.artisans);
  await insertRows(clients, people.clients);
  await insertRows(findArtisans, wantedOf(people.clients, random));
  await complete(artisans, clients, findArtisans);
  await writeShowcases(target, makeShowcases(people.artisans, anchor, random));

  const work: SampleJob[] = [];
  await insertRows(jobs, newJobs({ part, work, all: size * 5, sums }, people, anchor, random));
  await complete(jobs);
  await insertRows(clientReviews, makeReviews(work, anchor, part));
  await complete(clientReviews);
  const money = makeMoney({ part, jobs: work, actors, sums }, anchor, random);
  await writeMoney(target, money);
  if (sums !== undefined) await insertRows(balances, money.balances);
  const messageCount = Math.min(Math.ceil(size / 2), 5000);
  return makeMessages({ jobs: work, part }, messageCount, anchor, random);
}

function makePeople(part: Part, size: number, anchor: number, random: Random) {
  const make = <T>(all: number, one: (id: number, createdAt: Date, random: Random) => T) => {
    const length = countIn(part, all);
    return Array.from({ length }, (_, position) =>
      one(idIn(part, position), joined(position, length, anchor), random),
    );
  };
  const people = make(size, makeArtisan);
  for (const [position, artisan] of people.entries()) {
    if (artisan.level === levelToVerify && !waitsIn(part, position))
      artisan.level = levelToVerify + 1;
  }
  return { artisans: people, clients: make(Math.ceil(size * 1.5), makeClient) };
}

function* wantedOf(people: readonly ClientRow[], random: Random) {
  for (const { id } of people) yield* makeWanted(id, random);
}

interface NewJobs extends Pick<WholeSample, 'sums'> {
  part: Part;
  work: SampleJob[];
  /** The number of jobs in the whole sample. */
  all: number;
}

/** Generates the rows of the part’s jobs, and appends the jobs to `work`. */
function* newJobs(
  { part, work, all, sums }: NewJobs,
  people: SamplePeople,
  anchor: number,
  random: Random,
) {
  const count = countIn(part, all);
  for (let position = 0; position < count; position += 1) {
    const around = agreed(position, count, anchor);
    const job = makeJob(idIn(part, position), around, people, anchor, random);
    work.push(job);
    sums?.addJob(job);
    yield jobRow(job);
  }
}

// Separate functions, so that rows are freed after they are written.

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
