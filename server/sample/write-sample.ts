import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/connect.ts';
import * as money from '../db/schema/money.ts';
import * as office from '../db/schema/office.ts';
import * as people from '../db/schema/people.ts';
import { addAdministrators } from './administrators.ts';
import { insertRows } from './insert-rows.ts';
import { makeJobs, makeReviews } from './jobs.ts';
import { makeMessages } from './messages.ts';
import { makeMoney } from './money.ts';
import { makePages } from './pages.ts';
import { makeArtisan, makeClient, makePeople, makeWanted } from './people.ts';
import { createRandom } from './random.ts';
import { makeShowcases } from './showcase.ts';
import { trades } from './trades.ts';

const seed = 20_260_101;
/** Reviews have a separate generator, so that they do not change the rest of the sample. */
const seedOfReviews = 20_260_102;

/**
 * Fills empty tables with a marketplace of `size` artisans, one and a half times as many clients, and five jobs per
 * artisan. The same size and anchor give the same rows. Triggers make the balances and the figures.
 *
 * @param anchor the latest time in the sample, in milliseconds since 1970 (UTC)
 */
export async function writeSample(tx: Transaction, size: number, anchor: number): Promise<void> {
  const random = createRandom(seed);
  const insert = <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]) =>
    insertRows(tx, table, rows);
  const [author] = await tx.select().from(office.accounts).orderBy(office.accounts.id).limit(1);
  const actors = await addAdministrators(tx, anchor);

  await insert(people.trades, trades);
  const artisans = makePeople(size, anchor, (id, joined) => makeArtisan(id, joined, random));
  await insert(people.artisans, artisans);
  const clients = makePeople(Math.ceil(size * 1.5), anchor, (id, joined) =>
    makeClient(id, joined, random),
  );
  await insert(people.clients, clients);
  const wanted = clients.flatMap(({ id }) => makeWanted(id, random));
  await insert(people.findArtisans, wanted);
  const shown = makeShowcases(artisans, anchor, random);
  await insert(people.portfolioItems, shown.portfolio);
  await insert(people.workExperiences, shown.experiences);
  await insert(people.certifications, shown.certificates);

  const jobs = makeJobs(size * 5, { artisans, clients }, anchor, random);
  await insert(money.jobs, jobs);
  await insert(people.clientReviews, makeReviews(jobs, anchor, createRandom(seedOfReviews)));
  const made = makeMoney(jobs, actors, anchor, random);
  await insert(money.partPayments, made.partPayments);
  await insert(money.withdrawalRequests, made.withdrawals);
  await insert(money.transactions, made.transactions);
  await insert(money.ledgerEntries, made.ledger);

  const pages = makePages(anchor, author?.id ?? null);
  await insert(office.contentItems, pages.items);
  await insert(office.contentVersions, pages.versions);
  await insert(office.auditEntries, [...made.audit, ...pages.entries]);
  await insert(office.contactMessages, makeMessages(jobs, Math.ceil(size / 2), anchor, random));
}
