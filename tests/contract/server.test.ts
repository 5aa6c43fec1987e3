import { randomBytes } from 'node:crypto';
import { and, eq, exists, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { operations } from '../../openapi/generated/operations.ts';
import { buildApp } from '../../server/app.ts';
import { databaseOver } from '../../server/db/connect.ts';
import {
  jobs,
  partPayments,
  transactions,
  withdrawalRequests,
} from '../../server/db/schema/money.ts';
import { accounts } from '../../server/db/schema/office.ts';
import {
  artisans,
  certifications,
  clients,
  findArtisans,
  portfolioItems,
  workExperiences,
} from '../../server/db/schema/people.ts';
import { balanceOfRow } from '../../server/repositories/ledger.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { engines, openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { contractCases } from './cases.ts';
import { rowCases } from './row-cases.ts';
import type { Caller, Condition, KnownIds, World } from './world.ts';

describe.each(engines)('the server on %s', (engine) => {
  let database: TestDatabase;
  let known: KnownIds;
  const apps: Partial<Record<Condition, FastifyInstance>> = {};
  const addresses: Partial<Record<Condition, string>> = {};
  const tokens: Partial<Record<Caller, string>> = {
    stranger: randomBytes(32).toString('base64url'),
  };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { db } = database;
    known = await findKnownIds(database);
    const [admin] = await db.select().from(accounts);
    const [client] = await db
      .insert(accounts)
      .values({ email: 'client@artisan.example', passwordHash: 'x', role: 'client' })
      .returning();
    tokens.administrator = await startSession(db, admin?.id ?? 0);
    tokens.client = await startSession(db, client?.id ?? 0);

    const fail = () => Promise.reject(new Error('A defect'));
    const defective = Object.assign(new pg.Pool(), { connect: fail, query: fail });
    // Nothing listens there.
    const nowhere = databaseOver(new pg.Pool({ host: '/nowhere' }));
    apps.well = await buildApp({ api: { db }, limits: { login: 1000, other: 10_000 }, log: false });
    apps['over its limit'] = await buildApp({
      api: { db },
      limits: { login: 0, other: 0 },
      log: false,
    });
    apps.broken = await buildApp({ api: { db: databaseOver(defective) }, log: false });
    apps['away from its database'] = await buildApp({ api: { db: nowhere }, log: false });
    for (const [condition, app] of Object.entries(apps)) {
      addresses[condition as Condition] = await app.listen({ port: 0, host: '127.0.0.1' });
    }
  });

  afterAll(async () => {
    for (const app of Object.values(apps)) await app.close();
    await database.close();
  });

  const world: World = {
    async call({ operationId, id = '', body, caller = 'administrator', condition = 'well' }) {
      const { method, path } = operations[operationId];
      const token = tokens[caller];
      const address = `${addresses[condition]}/api/v1${path.replace('{id}', id)}`;
      const response = await fetch(address, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
    ids: () => Promise.resolve(known),
  };

  contractCases(() => world);
  rowCases(() => world);
});

/** Requests in the states that the cases are about; where the sample has none, one is made. */
async function findKnownIds(database: TestDatabase): Promise<KnownIds> {
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
