import { once } from 'node:events';
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runAdminCommand } from '../../server/admin/commands.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { openPool } from '../../server/db/pool.ts';
import { lockPassword, replacePassword } from '../../server/repositories/accounts.ts';
import { findSession, lockSession, startSession } from '../../server/repositories/sessions.ts';
import { addLongNames } from '../support/edge-case-rows.ts';
import { untilListening } from '../support/event-reader.ts';
import { hold } from '../support/hold.ts';
import { countConnections, listenWithApp, openSocket } from '../support/listen.ts';
import { engines, fasterEngine } from '../support/test-database.ts';
import { addSignedIn, bearer, openTestServer, type TestServer } from '../support/test-server.ts';

describe('a long answer', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await openTestServer(fasterEngine);
    await untilListening(server.database);
    // The list has more bytes than the buffers of both sockets.
    await addLongNames(server.database, { artisans: 600, bytes: 16_000 });
    port = await listenWithApp(server.app);
  });
  afterAll(() => server.close());

  /** Requests an answer, and waits for its first bytes. Nothing reads the others. */
  async function requestAnswer(path: string, token: string): Promise<Socket> {
    const socket = await openSocket(port);
    socket.write(
      `GET /api/v1/admin/${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`,
    );
    await once(socket, 'readable');
    return socket;
  }

  const countOpen = () => countConnections(server.app.server);

  it.each([
    ['whole list', 'get/all/artisan'],
    ['export', 'get/all/artisan?format=csv'],
  ])(
    'the %s: its connection closes after the sign-out, and the answer of another session goes on',
    async (_, path) => {
      const leavingToken = await startSession(server.database.db, 1);
      const socket = await requestAnswer(path, leavingToken);
      const other = await requestAnswer('get/all/artisan', server.token);
      expect(String(socket.read())).toContain('200 OK');
      expect(await countOpen()).toBe(2);
      const signOut = await server.call('logout', {
        method: 'POST',
        headers: bearer(leavingToken),
      });
      expect(signOut.statusCode).toBe(200);
      // The heartbeat, every 15 seconds, would also end the answer.
      await expect.poll(countOpen, { timeout: 5_000 }).toBe(1);
      other.destroy();
      await expect.poll(countOpen).toBe(0);
    },
  );
});

describe.each(engines)('a write whose session ends before its turn, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(engine);
  });
  afterAll(() => server.close());

  it.each([
    ['an approval', 'POST', 'withdrawal/request/'],
    ['an export', 'GET', 'get/all/artisan?format=csv&q='],
  ] as const)('%s is refused, and nothing is written', async (_, method, path) => {
    const { app, database } = server;
    const { rows } = await database.db.execute<{ id: number }>(sql`
      select id from withdrawal_requests where status = 'pending' limit 1`);
    const id = rows[0]?.id ?? 0;
    const countEntries = async () => {
      const { rows: counts } = await database.db.execute<{ count: number }>(sql`
        select count(*)::int as count from audit_entries where action <> 'sign-out'`);
      return counts[0]?.count;
    };
    const before = await countEntries();
    const token = await startSession(database.db, 1);
    const { write } = app;
    const held = hold();
    onTestFinished(() => {
      app.write = write;
    });
    app.write = async (work) => {
      app.write = write;
      await held.wait();
      return write(work);
    };
    const waiting = server.call(`${path}${id}`, { method, headers: bearer(token) });
    await held.whenReached;
    const signOut = await server.call('logout', { method: 'POST', headers: bearer(token) });
    expect(signOut.json()).toEqual({ data: { message: 'Signed out.' } });
    held.release();
    const answer = await waiting;
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { message: 'Unathorized access' },
    ]);
    expect(await countEntries()).toBe(before);
  });
});

describe.skipIf(fasterEngine === 'embedded')('the end of a session and a running write', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(fasterEngine);
  });
  afterAll(() => server.close());

  const countWaiting = async () => {
    const { rows } = await server.database.db.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows[0]?.count;
  };

  it('a sign-out comes before the writes that begin after it, so that a stream of writes cannot keep a session open', async () => {
    const { app, database } = server;
    const { rows } = await database.db.execute<{ id: number }>(sql`
      select id from withdrawal_requests where status = 'pending' order by id limit 2`);
    const [first, second] = rows.map(({ id }) => `withdrawal/request/${id}`);
    const token = await startSession(database.db, 1);
    const call = (path = '') => server.call(path, { method: 'POST', headers: bearer(token) });
    const { write } = app;
    const held = hold();
    onTestFinished(() => held.release());
    app.write = (work) => {
      app.write = write;
      return write(async (tx) => {
        const result = await work(tx);
        await held.wait();
        return result;
      });
    };
    const running = call(first);
    await held.whenReached;
    const signOut = call('logout');
    await expect.poll(countWaiting).toBe(1);
    const late = call(second);
    await Promise.race([late, expect.poll(countWaiting).toBe(2)]);
    held.release();
    const answers = await Promise.all([running, signOut, late]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 401]);
  });

  it('a reset of a password waits for a password change in a session of the account, without a deadlock', async () => {
    const { app, database } = server;
    const { db } = database;
    const { id, token } = await addSignedIn(db, 'two@office.example');
    const account = await findSession(db, token);
    if (account === undefined) throw new Error('The session is missing');
    const held = hold();
    onTestFinished(() => held.release());
    const change = app.write(async (tx) => {
      await lockSession(tx, account);
      await held.wait();
      // A deadlock is an error of one of the two transactions, and `write` would retry this one.
      return replacePassword(tx, id, 'x', 'y').catch((error: unknown) => error);
    });
    await held.whenReached;
    const reset = runAdminCommand(db, ['reset', 'two@office.example'], undefined);
    await expect.poll(countWaiting).toBe(1);
    held.release();
    expect(await Promise.all([change, reset])).toEqual([
      true,
      expect.stringContaining('two@office.example has another password'),
    ]);
    expect(await findSession(db, token)).toBeUndefined();
  });

  it('a reset of a password ends a session that starts while it waits, also where the default isolation level is repeatable read', async () => {
    const { app, database } = server;
    const pool = openPool({
      // A pooler does not accept options.
      connectionString: String(database.directUrl),
      options: '-c default_transaction_isolation=repeatable\\ read',
    });
    onTestFinished(() => pool.end());
    const { id } = await addSignedIn(database.db, 'three@office.example');
    const held = hold();
    onTestFinished(() => held.release());
    const signIn = app.write(async (tx) => {
      expect(await lockPassword(tx, { id, passwordHash: 'x' })).toBe(true);
      await held.wait();
      return startSession(tx, id);
    });
    await held.whenReached;
    const reset = runAdminCommand(databaseOver(pool), ['reset', 'three@office.example'], undefined);
    await expect.poll(countWaiting).toBe(1);
    held.release();
    const [token] = await Promise.all([signIn, reset]);
    expect(await findSession(database.db, token)).toBeUndefined();
  });

  it('a write that locks its session and changes nothing has no transaction id, so a lost COMMIT of it is no unknown outcome', async () => {
    const { app, database, token } = server;
    const account = await findSession(database.db, token);
    if (account === undefined) throw new Error('The session is missing');
    const read = await app.write(async (tx) => {
      const isOpen = await lockSession(tx, account);
      const { rows } = await tx.execute(sql`select pg_current_xact_id_if_assigned()::text as xid`);
      return [isOpen, rows[0]?.xid];
    });
    expect(read).toEqual([true, null]);
  });
});
