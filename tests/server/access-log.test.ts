import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { fasterEngine, openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { bearer } from '../support/test-server.ts';

let database: TestDatabase;
let token: string;
beforeAll(async () => {
  database = await openTestDatabase(fasterEngine);
  token = await startSession(database.db, 1);
});
afterAll(() => database.close());

/** Starts an app and collects the lines that it logs. */
async function openLoggedApp(db = database.db) {
  const written: string[] = [];
  const app = await buildApp({ api: { db }, log: { write: (line) => void written.push(line) } });
  return {
    app,
    text: () => written.join(''),
    lines: () => written.map((line): { id: string } => JSON.parse(line)),
  };
}

describe('the access log', () => {
  it('has one line for each request, with the request id of the response', async () => {
    const { app, lines } = await openLoggedApp();
    const { headers } = await app.inject({
      url: '/api/v1/admin/get/artisan/1?secret=1',
      headers: bearer(token),
    });
    await app.close();
    expect(lines()).toEqual([
      expect.objectContaining({
        id: headers['x-request-id'],
        method: 'GET',
        route: '/api/v1/admin/get/artisan/:id',
        status: 200,
        ms: expect.any(Number),
        bytes: expect.any(Number),
      }),
    ]);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('contains no token, e-mail, password, query, or id of a person', async () => {
    const { app, text, lines } = await openLoggedApp();
    const calls = [
      {
        url: '/api/v1/admin/get/all/artisan?q=Adaeze',
        headers: bearer(token),
      },
      {
        url: '/api/v1/admin/get/artisan/99887766554433',
        headers: { authorization: 'Bearer Adaeze' },
      },
      { url: '/Adaeze%zz' },
      { url: '/Adaeze' },
      {
        method: 'POST' as const,
        url: '/api/v1/admin/login',
        payload: { email: 'Adaeze@x.ng', password: 'Adaeze' },
      },
      {
        method: 'POST' as const,
        url: '/api/v1/admin/login',
        headers: { 'content-type': 'application/json' },
        payload: '{"email":"Adaeze',
      },
    ];
    for (const call of calls) await app.inject(call);
    await app.close();
    expect(lines()).toHaveLength(calls.length);
    expect(text()).not.toMatch(/adaeze|99887766554433/i);
    expect(text()).not.toContain(token);
  });

  it('reports a failure of the database without SQL and values', async () => {
    const broken = databaseOver(new pg.Pool({ host: '/nowhere' }));
    const { app, text, lines } = await openLoggedApp(broken);
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/v1/admin/login',
      payload: { email: 'Adaeze@x.ng', password: 'Adaeze' },
    });
    await app.close();
    // The log also says that the server cannot listen for changes.
    const id = headers['x-request-id'];
    const [failure, answer] = lines().filter((line) => line.id === id);
    expect(failure).toMatchObject({ level: 50 });
    expect(answer).toBeDefined();
    expect(text()).not.toMatch(/adaeze|from ..?accounts|insert into/i);
    expect(text()).toContain('ENOENT');
  });
});

describe('behind a proxy', () => {
  /** Returns the HSTS header of the answer to a proxy at 10.1.0.1 that reports TLS. */
  const hstsWith = async (trustProxy: string[] | number) => {
    const app = await buildApp({ api: { db: database.db }, log: false, trustProxy });
    const { headers } = await app.inject({
      url: '/healthz',
      remoteAddress: '10.1.0.1',
      headers: { 'x-forwarded-proto': 'https' },
    });
    await app.close();
    return headers['strict-transport-security'];
  };

  it('HSTS is sent when a trusted proxy reports TLS', async () => {
    expect(await hstsWith([])).toBeUndefined();
    expect(await hstsWith(['10.2.0.0/16'])).toBeUndefined();
    expect(await hstsWith(0)).toBeUndefined();
    expect(await hstsWith(['10.1.0.0/16'])).toBe('max-age=31536000');
    expect(await hstsWith(1)).toBe('max-age=31536000');
  });
});
