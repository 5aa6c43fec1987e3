import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { sessions } from '../../server/db/schema/account-data.ts';
import { accounts } from '../../server/db/schema/office.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { now } from '../support/clock.ts';
import type { TestDatabase } from '../support/test-database.ts';
import type { KnownIds } from './tested-host.ts';

/**
 * Adds the callers that the sample lacks, with the password of its administrator. Returns a token of each caller, and the
 * ids of the sessions of `sessionOwner`.
 */
export async function addCallers({ db }: TestDatabase) {
  const [admin] = await db.select().from(accounts).orderBy(accounts.id).limit(1);
  const [passwordOwner, sessionOwner, client] = await db
    .insert(accounts)
    .values(
      [
        { email: 'password-owner@artisan.example', role: 'admin' },
        { email: 'session-owner@artisan.example', role: 'admin' },
        { email: 'client@artisan.example', role: 'client' },
      ].map((account) => ({ ...account, passwordHash: admin?.passwordHash ?? '' })),
    )
    .returning();
  const accountId = sessionOwner?.id ?? 0;
  const origin = { userAgent: 'Mozilla/5.0 Firefox/145.0', address: '102.89.23.7' };
  const tokens = {
    administrator: await startSession(db, admin?.id ?? 0),
    client: await startSession(db, client?.id ?? 0),
    passwordOwner: await startSession(db, passwordOwner?.id ?? 0, origin),
    sessionOwner: await startSession(db, accountId, origin),
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

/** Returns the ids of records in the states that the cases need. Adds the records that the sample lacks. */
export async function findKnownIds({ db }: TestDatabase): Promise<Omit<KnownIds, SessionIds>> {
  const idsOf = async (query: SQL) => {
    const { rows } = await db.execute<{ id: unknown }>(query);
    return rows.map(({ id }) => String(id));
  };
  const idOf = async (query: SQL) => {
    const [id] = await idsOf(query);
    if (id === undefined) throw new Error('The sample lacks a record that the cases need');
    return id;
  };
  const addWithdrawal = (artisan: string, kobo: number) =>
    idOf(sql`insert into withdrawal_requests (artisan_id, amount_kobo, status, requested_at)
      values (${artisan}, ${kobo}, 'pending', ${now()}) returning id`);
  const withdrawalWith = (status: string) =>
    idOf(sql`select id from withdrawal_requests where status = ${status} order by 1 limit 1`);

  const withdrawal = await idOf(sql`
    select r.id from withdrawal_requests r join balances b using (artisan_id)
    where r.status = 'pending' and r.amount_kobo <= b.balance_kobo order by 1 limit 1`);
  const payee = await idOf(
    sql`select artisan_id as id from withdrawal_requests where id = ${withdrawal}`,
  );
  const otherPayee = await idOf(sql`
    select a.id from artisans a join balances b on b.artisan_id = a.id
    where a.status = 'active' and a.id <> ${payee} and b.balance_kobo > 100 order by 1 limit 1`);

  const priced = await idsOf(sql`
    select j.id from jobs j join artisans a on a.id = j.artisan_id
    where j.amount_kobo > 0 and a.status = 'active'
      and not exists (select from part_payments p where p.job_id = j.id) order by 1 limit 5`);
  const [approvable = '', excessive = '', rejected = '', rejectable = '', guarded = ''] = priced;
  for (const job of priced) {
    const kobo = job === excessive ? 10 ** 12 : 100;
    const status = job === rejected ? 'rejected' : 'pending';
    await db.execute(sql`insert into part_payments (job_id, amount_kobo, status, requested_at)
      values (${job}, ${kobo}, ${status}, ${now()})`);
  }
  await db.execute(
    sql`update jobs set amount_kobo = ${10 ** 11} where id in (${approvable}, ${guarded})`,
  );

  // These two have a value for every field of the contract.
  const artisan = await idOf(sql`
    select a.id from artisans a where a.status = 'active' and a.phone_number is not null
      and exists (select from portfolio_items where artisan_id = a.id)
      and exists (select from work_experiences where artisan_id = a.id)
      and exists (select from certifications where artisan_id = a.id)
      and exists (select from transactions where artisan_id = a.id and job_id is not null)
    order by 1 limit 1`);
  const client = await idOf(sql`
    select c.id from clients c where c.phone_number is not null
      and exists (select from client_reviews where client_id = c.id)
      and exists (select from find_artisans where client_id = c.id)
      and exists (select from transactions where client_id = c.id)
    order by 1 limit 1`);

  const message = await idOf(sql`
    insert into contact_messages (first_name, email, read_status, created_at)
    values ('Ada', 'ada@client.example', 'not-read', ${now()}) returning id`);
  const failedMail = randomUUID();
  await db.execute(sql`
    insert into outgoing_mails (id, contact_message_id, artisan_id, to_address, subject, text, state)
    values (${failedMail}, ${message}, null, 'ada@client.example', 'Re: Payment', 'Thank you.', 'failed'),
      (${randomUUID()}, null, ${artisan}, 'ada@client.example', 'Payment', 'Thank you.', 'failed')`);

  return {
    artisan,
    client,
    waitingArtisan: await idOf(
      sql`select id from artisans where level = 1 and id <> ${artisan} order by 1 limit 1`,
    ),
    withdrawal,
    excessiveWithdrawal: await addWithdrawal(payee, 10 ** 12),
    rejectedWithdrawal: await withdrawalWith('rejected'),
    approvedWithdrawal: await withdrawalWith('approved'),
    rejectableWithdrawal: await addWithdrawal(payee, 100),
    partPayment: approvable,
    excessivePartPayment: excessive,
    rejectedPartPayment: rejected,
    approvedPartPayment: await idOf(
      sql`select job_id as id from part_payments where status = 'paid' order by 1 limit 1`,
    ),
    rejectablePartPayment: rejectable,
    guardedWithdrawal: await addWithdrawal(otherPayee, 100),
    guardedPartPayment: guarded,
    view: await idOf(sql`insert into saved_views (account_id, screen, name, search)
      values (1, '/admin/jobs', 'Ongoing', '?job_status=ongoing') returning id`),
    note: await idOf(sql`insert into notes (kind, subject_id, text, account_id)
      values ('artisan', ${payee}, 'Called on Monday.', 1) returning id`),
    service: '1',
    message,
    failedMail,
  };
}
