import { randomUUID } from 'node:crypto';
import { and, eq, exists, gt, isNotNull, lte, sql } from 'drizzle-orm';
import {
  jobs,
  partPayments,
  transactions,
  withdrawalRequests,
} from '../../server/db/schema/money.ts';
import { contactMessages, outgoingMails } from '../../server/db/schema/office.ts';
import {
  artisans,
  certifications,
  clients,
  findArtisans,
  portfolioItems,
  workExperiences,
} from '../../server/db/schema/people.ts';
import { balanceOfRow } from '../../server/repositories/ledger.ts';
import type { TestDatabase } from '../support/test-database.ts';
import type { KnownIds, MailIds } from './world.ts';

/** The ids of requests in the states that the cases need; creates those that the sample lacks. */
export async function findKnownIds(database: TestDatabase): Promise<KnownIds> {
  const { db } = database;
  const pending = eq(withdrawalRequests.status, 'pending');
  const balance = balanceOfRow(withdrawalRequests.artisanId);
  const [payable] = await db
    .select()
    .from(withdrawalRequests)
    .where(and(pending, lte(withdrawalRequests.amountKobo, balance)));
  const [rejected] = await db
    .select()
    .from(withdrawalRequests)
    .where(eq(withdrawalRequests.status, 'rejected'));
  if (payable === undefined || rejected === undefined)
    throw new Error('The sample lacks a request');
  const [greedy] = await db
    .insert(withdrawalRequests)
    .values({ ...rejected, id: undefined, status: 'pending', amountKobo: 10 ** 12 })
    .returning();

  const priced = await db.select().from(jobs).where(gt(jobs.amountKobo, 0)).limit(3);
  await db.delete(partPayments).where(
    sql`${partPayments.jobId} in (${sql.join(
      priced.map(({ id }) => sql`${id}`),
      sql`, `,
    )})`,
  );
  const [a, b, c] = priced;
  const requestedAt = new Date();
  for (const [job, amountKobo, status] of [
    [a, 100, 'pending'],
    [b, 10 ** 12, 'pending'],
    [c, 100, 'rejected'],
  ] as const) {
    await db.insert(partPayments).values({ jobId: job?.id ?? 0, amountKobo, status, requestedAt });
  }
  await db
    .update(jobs)
    .set({ amountKobo: 10 ** 11 })
    .where(eq(jobs.id, a?.id ?? 0));
  return {
    ...(await findShownPeople(database)),
    withdrawal: String(payable.id),
    greedyWithdrawal: String(greedy?.id),
    rejectedWithdrawal: String(rejected.id),
    partPayment: String(a?.id),
    greedyPartPayment: String(b?.id),
    rejectedPartPayment: String(c?.id),
    service: '1',
  };
}

/** An artisan and a client with a value for every part of the contract. */
async function findShownPeople({
  db,
}: TestDatabase): Promise<Pick<KnownIds, 'artisan' | 'client'>> {
  const ofArtisan = (
    table: typeof portfolioItems | typeof workExperiences | typeof certifications,
  ) => exists(db.select().from(table).where(eq(table.artisanId, artisans.id)));
  const paysArtisan = eq(transactions.artisanId, artisans.id);
  const [artisan] = await db
    .select()
    .from(artisans)
    .where(
      and(
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
        exists(db.select().from(findArtisans).where(eq(findArtisans.clientId, clients.id))),
        exists(db.select().from(transactions).where(eq(transactions.clientId, clients.id))),
      ),
    );
  if (artisan === undefined || client === undefined) throw new Error('The sample lacks a person');
  return { artisan: String(artisan.id), client: String(client.id) };
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
  ]);
  return {
    message: String(withAddress?.id),
    messageWithoutAddress: String(without?.id),
    failedMail,
    sentMail,
  };
}
