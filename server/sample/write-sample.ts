import type { PgTable } from 'drizzle-orm/pg-core';
import { formatNaira } from '../../domain/money.ts';
import type { Transaction } from '../db/connect.ts';
import * as money from '../db/schema/money.ts';
import * as noted from '../db/schema/notes.ts';
import * as office from '../db/schema/office.ts';
import * as people from '../db/schema/people.ts';
import type { SignedIn } from '../repositories/audit.ts';
import { addAdministrators } from './administrators.ts';
import letters from './data/letters.json' with { type: 'json' };
import { auditEntriesOf, completeDecisions } from './decisions.ts';
import { insertRows } from './insert-rows.ts';
import { makeJobs, makeReviews, type SampleJob } from './jobs.ts';
import { hour, workingTime } from './moments.ts';
import { makeNotes } from './notes.ts';
import { makePages } from './pages.ts';
import { isPaid, makePayments, type Payment } from './payments.ts';
import {
  type ArtisanRow,
  makeArtisan,
  makeClient,
  makeFindArtisans,
  makePeople,
} from './people.ts';
import { createRandom, type Random } from './random.ts';
import { makeShowcases } from './showcase.ts';
import { fillIn, trades } from './trades.ts';
import { makeWithdrawals } from './withdrawals.ts';

const byDate = (a: Payment, b: Payment) => Number(a.date) - Number(b.date);

/**
 * Makes the payments, part-payments and withdrawals for all jobs, with their ledger rows and audit entries. The ids of
 * withdrawals and transactions follow the dates.
 */
function makeMoney(
  jobs: readonly SampleJob[],
  actors: readonly SignedIn[],
  now: number,
  random: Random,
) {
  const made = jobs.map((job) => makePayments(job, now, random));
  const partPayments = made.flatMap(({ partPayment }) => partPayment ?? []);
  const received = made.flatMap(({ payments }) => payments).sort(byDate);
  const { paidOut, notPaidOut } = makeWithdrawals(received.filter(isPaid), now, random);

  const withdrawals = [...paidOut.map(({ withdrawal }) => withdrawal), ...notPaidOut];
  withdrawals.sort((a, b) => Number(a.requestedAt) - Number(b.requestedAt));
  for (const [index, withdrawal] of withdrawals.entries()) withdrawal.id = index + 1;
  const requests = [...withdrawals, ...partPayments];
  completeDecisions(requests, actors, now);

  const transactions = [...received, ...paidOut]
    .sort(byDate)
    .map((payment, index) => ({ ...payment, id: index + 1, withdrawalId: payment.withdrawal?.id }));
  return {
    partPayments,
    withdrawals,
    transactions,
    ledger: makeLedger(transactions),
    audit: auditEntriesOf(requests, actors),
  };
}

/** Makes the ledger rows of the paid transactions. Sets `balanceBeforeKobo` of the approved withdrawals. */
function makeLedger(
  transactions: readonly (Payment & { id: number })[],
): (typeof money.ledgerEntries.$inferInsert)[] {
  const balances = new Map<ArtisanRow, number>();
  return transactions.filter(isPaid).map(({ id, artisan, withdrawal, amountKobo, date }) => {
    const balance = balances.get(artisan) ?? 0;
    if (withdrawal !== undefined) withdrawal.balanceBeforeKobo = balance;
    const movedKobo = withdrawal === undefined ? amountKobo : -amountKobo;
    balances.set(artisan, balance + movedKobo);
    return { artisanId: artisan.id, transactionId: id, amountKobo: movedKobo, enteredAt: date };
  });
}

const templates = Object.entries(letters).flatMap(([category, texts]) =>
  texts.map((text) => ({ category, text })),
);

/** Makes contact messages about jobs, sorted by date. About the latest third is unread. */
function makeMessages(
  jobs: readonly SampleJob[],
  count: number,
  now: number,
  random: Random,
): (typeof office.contactMessages.$inferInsert)[] {
  const messages = Array.from({ length: count }, (_, index) => {
    const template = random.pick(templates);
    const { id: job, artisan, client, amountKobo } = random.pick(jobs);
    const { firstName, lastName, phoneNumber, email } = random.chance(0.3) ? artisan : client;
    const ageMs = (count - index) * random.integer(9, 14) * hour;
    const isUnread = index > count * 0.64;
    return {
      firstName,
      lastName,
      phoneNumber,
      email,
      category: random.chance(0.03) ? null : template.category,
      message: fillIn(template.text, {
        amount: formatNaira(amountKobo ?? 5_000_000),
        job,
        artisan: `${artisan.firstName} ${artisan.lastName}`,
      }),
      readStatus: isUnread ? 'not-read' : random.chance(0.97) ? 'read' : 'archived',
      createdAt: new Date(Math.min(workingTime(now - ageMs, random), now - hour)),
    };
  });
  return messages.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
}

const seed = 20_260_101;
/** Reviews have a separate generator, so that they do not change the rest of the sample. */
const reviewSeed = 20_260_102;

/**
 * Fills empty tables with a marketplace of `size` artisans, one and a half times as many clients, and five jobs per
 * artisan. The same size and `now` give the same rows. Triggers make the balances and the figures.
 *
 * @param now the time at which the sample is made, in milliseconds since 1970 (UTC); only planned dates are later
 */
export async function writeSample(tx: Transaction, size: number, now: number): Promise<void> {
  const random = createRandom(seed);
  const insert = <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]) =>
    insertRows(tx, table, rows);
  const [author] = await tx.select().from(office.accounts).orderBy(office.accounts.id).limit(1);
  const actors = await addAdministrators(tx, now);

  await insert(people.trades, trades);
  const artisans = makePeople(size, now, (id, joined) => makeArtisan(id, joined, random));
  await insert(people.artisans, artisans);
  const clients = makePeople(Math.ceil(size * 1.5), now, (id, joined) =>
    makeClient(id, joined, random),
  );
  await insert(people.clients, clients);
  const findArtisans = clients.flatMap(({ id }) => makeFindArtisans(id, random));
  await insert(people.findArtisans, findArtisans);
  const showcases = makeShowcases(artisans, now, random);
  await insert(people.portfolioItems, showcases.portfolio);
  await insert(people.workExperiences, showcases.experiences);
  await insert(people.certifications, showcases.certificates);

  const jobs = makeJobs(size * 5, { artisans, clients }, now, random);
  await insert(money.jobs, jobs);
  await insert(people.clientReviews, makeReviews(jobs, now, createRandom(reviewSeed)));
  const books = makeMoney(jobs, actors, now, random);
  await insert(money.partPayments, books.partPayments);
  await insert(money.withdrawalRequests, books.withdrawals);
  await insert(money.transactions, books.transactions);
  await insert(money.ledgerEntries, books.ledger);

  const pages = makePages(now, author?.id ?? null);
  await insert(office.contentItems, pages.items);
  await insert(office.contentVersions, pages.versions);
  const notes = makeNotes(books.withdrawals, jobs, actors, now);
  await insert(noted.notes, notes.notes);
  await insert(noted.flags, notes.flags);
  await insert(office.auditEntries, [...books.audit, ...pages.entries, ...notes.entries]);
  await insert(office.contactMessages, makeMessages(jobs, Math.ceil(size / 2), now, random));
}
