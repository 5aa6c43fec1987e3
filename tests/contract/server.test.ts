import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allOperations } from '../../openapi/generated/operations.ts';
import { buildApp } from '../../server/app.ts';
import { databaseOver, type PooledDatabase } from '../../server/db/connect.ts';
import { sessions } from '../../server/db/schema/account-data.ts';
import { createMailService } from '../../server/mail/mail-service.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { readTables } from '../support/earlier-version.ts';
import {
  openTestDatabase,
  stepsOnEachEngine,
  type TestDatabase,
} from '../support/test-database.ts';
import { approvalCases } from './approval-cases.ts';
import { contractCases } from './cases.ts';
import { coreExtensions, extensionCases } from './extension-cases.ts';
import { figureCases } from './figure-cases.ts';
import { addCallers, findKnownIds } from './known-ids.ts';
import { malformedCases } from './malformed-cases.ts';
import { rowCases } from './row-cases.ts';
import {
  bodyOf,
  type Call,
  type Caller,
  type Condition,
  type KnownIds,
  type TestedHost,
  targetOf,
} from './tested-host.ts';
import { officeExtensions } from './valid-calls.ts';

const mailSettings = {
  server: { host: 'localhost', port: 1, secure: false, isLocal: true },
  from: { name: '', address: 'office@artisan.example' },
};

stepsOnEachEngine('the server', (engine) => {
  const isWhole = engine === 'embedded';
  let database: TestDatabase;
  let knownIds: KnownIds;
  /** The calls that were refused with 400. */
  const malformed: Call[] = [];
  const apps: Partial<Record<Condition, FastifyInstance>> = {};
  const tokens: Partial<Record<Caller, string>> = {
    stranger: randomBytes(32).toString('base64url'),
  };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { db } = database;
    const callers = await addCallers(database);
    knownIds = { ...(await findKnownIds(database)), ...callers.ids };
    Object.assign(tokens, callers.tokens, { leaving: await startSession(db, 1) });

    const serve = (appDatabase: PooledDatabase, limits = {}) =>
      // The mail service is not started, so no e-mail is sent.
      buildApp({
        api: { db: appDatabase },
        mail: createMailService(appDatabase, mailSettings),
        limits,
        log: false,
      });
    apps.healthy = await serve(db, { login: 1000, other: 10_000 });
    if (!isWhole) return;
    apps['over its limit'] = await serve(db, { login: 0, other: 0 });
    const fail = () => Promise.reject(new Error('A defect'));
    const defective = Object.assign(new pg.Pool(), { connect: fail, query: fail });
    // No database listens at this address.
    const nowhere = databaseOver(new pg.Pool({ host: '/nowhere' }));
    apps.failing = await serve(databaseOver(defective));
    apps['without its database'] = await serve(nowhere);
  });

  afterAll(async () => {
    for (const app of Object.values(apps)) await app.close();
    await database.close();
  });

  const host: TestedHost = {
    async call(call) {
      const { operationId, body, headers, caller = 'administrator', condition = 'healthy' } = call;
      const { method } = allOperations[operationId];
      const token = tokens[caller];
      const app = apps[condition];
      if (app === undefined) throw new Error(`There is no server that is ${condition}`);
      const answer = await app.inject({
        method,
        url: `/api/v1${targetOf(call)}`,
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      if (answer.statusCode === 400) malformed.push(call);
      const type = { 'content-type': String(answer.headers['content-type']) };
      const response = new Response(new Uint8Array(answer.rawPayload), { headers: type });
      return { status: answer.statusCode, body: await bodyOf(response) };
    },
    ids: () => Promise.resolve(knownIds),
  };

  // These cases come first, because the others decide on the requests.
  approvalCases(host);
  extensionCases(host);
  const extensions = isWhole ? [...coreExtensions, ...officeExtensions] : coreExtensions;
  contractCases(host, extensions, isWhole);
  // The SQL of the other cases is the same on both engines.
  if (!isWhole) return;
  rowCases(host);
  figureCases(host);
  malformedCases(host);

  it('400: no malformed request of the cases above writes a row', async () => {
    const calls = [...malformed];
    expect(calls.length).toBeGreaterThan(240);
    // The server writes the last use of a session at most once a minute, so these calls do not write it.
    await database.db.update(sessions).set({ lastUsedAt: new Date(Date.now() + 3_600_000) });
    const before = await readTables(database);
    // Simultaneous calls share the query for their session.
    const answers = await Promise.all(
      calls.map(async (call) => ({ call, status: (await host.call(call)).status })),
    );
    expect(answers.filter(({ status }) => status !== 400)).toEqual([]);
    expect(await readTables(database)).toEqual(before);
  });
});
