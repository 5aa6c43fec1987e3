import { randomUUID } from 'node:crypto';
import {
  and,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lte,
  ne,
  notExists,
} from 'drizzle-orm';
import { savedViews, sessions } from '../../server/db/schema/account-data.ts';
import {
  jobs,
  partPayments,
  transactions,
  withdrawalRequests,
} from '../../server/db/schema/money.ts';
import { notes } from '../../server/db/schema/notes.ts';
import { accounts, contactMessages, outgoingMails } from '../../server/db/schema/office.ts';
import {
  artisans,
  certifications,
  clientReviews,
  clients,
  findArtisans,
  portfolioItems,
  workExperiences,
} from '../../server/db/schema/people.ts';
import { balanceOf } from '../../server/repositories/ledger.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import type { TestDatabase } from '../support/test-database.ts';
import type { KnownIds, MailIds } from './world.ts';

/**
 * Adds the keeper and the roamer, with the password of the sample's administrator. Returns their tokens, and the ids of
 * the roamer's sessions.
 */
export async function addSessionOwners({ db }: TestDatabase) {
  const [admin] = await db.select().from(accounts).orderBy(accounts.id).limit(1);
  const [keeper, roamer] = await db
    .insert(accounts)
    .values(
      ['keeper', 'roamer'].map((name) => ({
        email: `${name}@artisan.example`,
        passwordHash: admin?.passwordHash ?? '',
        role: 'admin',
      })),
    )
    .returning();
  const accountId = roamer?.id ?? 0;
  const origin = { userAgent: 'Mozilla/5.0 Firefox/145.0', address: '102.89.23.7' };
  const tokens = {
    keeper: await startSession(db, keeper?.id ?? 0, origin),
    roamer: await startSession(db, accountId, origin),
  };
  await startSession(db, accountId, origin);
  const [used, other] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(sessions.id);
  return { tokens, ids: { usedSession: String(used?.id), session: String(other?.id) } };
}

type SessionIds = 'session' | 'usedSession';

/** The ids of requests in the states that the cases need; creates those that the sample lacks. */
export async function findKnownIds(database: TestDatabase): Promise<Omit<KnownIds, SessionIds>> {
  const { db } = database;
  const pending = eq(withdrawalRequests.status, 'pending');
  const balance = balanceOf(withdrawalRequests.artisanId);
  const [payable] = await db
    .select()
    .from(withdrawalRequests)
    .where(and(pending, lte(withdrawalRequests.amountKobo, balance)));
  const [rejected] = await withdrawalsThatAre(database, 'rejected');
  const [approved] = await withdrawalsThatAre(database, 'approved');
  const [paid] = await db.select().from(partPayments).where(eq(partPayments.status, 'paid'));
  if (payable === undefined) throw new Error('The sample lacks a request');
  const { artisanId } = payable;
  const requestedAt = new Date();
  const [greedy, rejectable] = await db
    .insert(withdrawalRequests)
    .values(
      [10 ** 12, 100].map((amountKobo) => ({
        artisanId,
        amountKobo,
        status: 'pending',
        requestedAt,
      })),
    )
    .returning();

  const withoutPartPayment = notExists(
    db.select().from(partPayments).where(eq(partPayments.jobId, jobs.id)),
  );
  const priced = await db
    .select(getTableColumns(jobs))
    .from(jobs)
    .innerJoin(artisans, eq(artisans.id, jobs.artisanId))
    .where(and(gt(jobs.amountKobo, 0), eq(artisans.status, 'active'), withoutPartPayment))
    .limit(5);
  const [a, b, c, d, e] = priced;
  for (const [job, amountKobo, status] of [
    [a, 100, 'pending'],
    [b, 10 ** 12, 'pending'],
    [c, 100, 'rejected'],
    [d, 100, 'pending'],
    [e, 100, 'pending'],
  ] as const) {
    await db.insert(partPayments).values({ jobId: job?.id ?? 0, amountKobo, status, requestedAt });
  }
  await db
    .update(jobs)
    .set({ amountKobo: 10 ** 11 })
    .where(inArray(jobs.id, [a?.id ?? 0, e?.id ?? 0]));
  const [payee] = await db
    .select(getTableColumns(artisans))
    .from(artisans)
    .where(
      and(
        eq(artisans.status, 'active'),
        ne(artisans.id, artisanId),
        gt(balanceOf(artisans.id), 100),
      ),
    );
  const [guarded] = await db
    .insert(withdrawalRequests)
    .values({ artisanId: payee?.id ?? 0, amountKobo: 100, status: 'pending', requestedAt })
    .returning();
  const [view] = await db
    .insert(savedViews)
    .values({ accountId: 1, screen: '/admin/jobs', name: 'Ongoing', search: '?job_status=ongoing' })
    .returning();
  const [note] = await db
    .insert(notes)
    .values({ kind: 'artisan', subjectId: artisanId, text: 'Called on Monday.', accountId: 1 })
    .returning();
  return {
    ...(await findShownPeople(database)),
    withdrawal: String(payable.id),
    greedyWithdrawal: String(greedy?.id),
    rejectedWithdrawal: String(rejected?.id),
    approvedWithdrawal: String(approved?.id),
    rejectableWithdrawal: String(rejectable?.id),
    partPayment: String(a?.id),
    greedyPartPayment: String(b?.id),
    rejectedPartPayment: String(c?.id),
    approvedPartPayment: String(paid?.jobId),
    rejectablePartPayment: String(d?.id),
    guardedWithdrawal: String(guarded?.id),
    guardedPartPayment: String(e?.id),
    view: String(view?.id),
    note: String(note?.id),
    service: '1',
  };
}

const withdrawalsThatAre = ({ db }: TestDatabase, status: string) =>
  db.select().from(withdrawalRequests).where(eq(withdrawalRequests.status, status)).limit(1);

/** Finds an artisan and a client with a value for every part of the contract. */
async function findShownPeople({
  db,
}: TestDatabase): Promise<Pick<KnownIds, 'artisan' | 'client' | 'waitingArtisan'>> {
  const ofArtisan = (
    table: typeof portfolioItems | typeof workExperiences | typeof certifications,
  ) => exists(db.select().from(table).where(eq(table.artisanId, artisans.id)));
  const paysArtisan = eq(transactions.artisanId, artisans.id);
  const [artisan] = await db
    .select()
    .from(artisans)
    .where(
      and(
        eq(artisans.status, 'active'),
        isNotNull(artisans.phoneNumber),
        ofArtisan(portfolioItems),
        ofArtisan(workExperiences),
        ofArtisan(certifications),
        exists(
          db
            .select()
            .from(transactions)
            .where(and(paysArtisan, isNotNull(transactions.jobId))),
        ),
      ),
    );
  const [client] = await db
    .select()
    .from(clients)
    .where(
      and(
        isNotNull(clients.phoneNumber),
        exists(db.select().from(clientReviews).where(eq(clientReviews.clientId, clients.id))),
        exists(db.select().from(findArtisans).where(eq(findArtisans.clientId, clients.id))),
        exists(db.select().from(transactions).where(eq(transactions.clientId, clients.id))),
      ),
    );
  if (artisan === undefined || client === undefined) throw new Error('The sample lacks a person');
  const [waiting] = await db
    .select()
    .from(artisans)
    .where(and(eq(artisans.level, 1), ne(artisans.id, artisan.id)));
  return {
    artisan: String(artisan.id),
    client: String(client.id),
    waitingArtisan: String(waiting?.id),
  };
}

/** Adds messages and replies in the states that the cases need. */
export async function addMailIds({ db }: TestDatabase): Promise<MailIds> {
  const message = { firstName: 'Ada', readStatus: 'not-read', createdAt: new Date() };
  const [withAddress, without] = await db
    .insert(contactMessages)
    .values([{ ...message, email: 'ada@client.example' }, message])
    .returning();
  const mail = {
    contactMessageId: withAddress?.id ?? null,
    toAddress: 'ada@client.example',
    subject: 'Re: Payment',
    text: 'Thank you.',
  };
  const failedMail = randomUUID();
  const sentMail = randomUUID();
  await db.insert(outgoingMails).values([
    { ...mail, id: failedMail, state: 'failed' },
    { ...mail, id: sentMail, state: 'sent' },
    { ...mail, id: randomUUID(), contactMessageId: null, artisanId: 1, state: 'failed' },
  ]);
  return {
    message: String(withAddress?.id),
    messageWithoutAddress: String(without?.id),
    failedMail,
    sentMail,
    artisan: '1',
  };
}
