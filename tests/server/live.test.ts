import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../../server/app.ts';
import { EventStream } from '../../server/live/event-stream.ts';
import { recordChange } from '../../server/repositories/audit.ts';
import { endSessionsOf, startSession } from '../../server/repositories/sessions.ts';
import { nowText } from '../support/clock.ts';
import { type EventReader, readEvents, untilListening } from '../support/event-reader.ts';
import { listenLocally } from '../support/listen.ts';
import {
  fasterEngine,
  openTestDatabase,
  stepsOnEachEngine,
  type TestDatabase,
} from '../support/test-database.ts';
import { addSignedIn } from '../support/test-server.ts';

/** Events arrive after milliseconds. The heartbeat, every 15 seconds, would also end streams and flush buffers. */
const soon = { timeout: 5_000, interval: 5 };

stepsOnEachEngine('live changes', (engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let address: string;
  /** The sessions of two administrators. */
  let amaka: { id: number; token: string };
  let bola: { id: number; token: string };
  let pending: number[];
  const readers: EventReader[] = [];

  const openApp = async (options: Partial<AppOptions> = {}) => {
    const { db, directUrl } = database;
    const opened = await buildApp({ api: { db }, directUrl, log: false, ...options });
    return { app: opened, address: await opened.listen({ port: 0, host: '127.0.0.1' }) };
  };
  const addAdministrator = (email: string) => addSignedIn(database.db, email);
  const openStream = async (
    token = amaka.token,
    headers: Record<string, string> = {},
    origin = address,
  ) => {
    const reader = await readEvents(origin, token, headers);
    readers.push(reader);
    await reader.ready();
    return reader;
  };
  const send = (method: string, path: string, body?: object, { token } = bola, origin = address) =>
    fetch(`${origin}/api/v1/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const approve = async (origin = address) => {
    const id = pending.pop() ?? 0;
    const response = await send('POST', `withdrawal/request/${id}`, undefined, bola, origin);
    expect(response.status, await response.text()).toBe(200);
    return String(id);
  };
  const newestEntryId = async () => {
    const { rows } = await database.pool.query('select max(id) as id from audit_entries');
    return String(rows[0].id);
  };
  const approvalOf = (id: string) => ({
    operation: 'approveWithdrawal',
    kind: 'withdrawal',
    id,
    by: 'bola@artisan.example',
  });

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    amaka = await addAdministrator('amaka@artisan.example');
    bola = await addAdministrator('bola@artisan.example');
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into withdrawal_requests (artisan_id, amount_kobo, status, requested_at)
       select artisan_id, 100, 'pending', ${nowText()} from (
         select artisan_id from ledger_entries
          where artisan_id in (select id from artisans where status is distinct from 'deactivated')
          group by artisan_id having sum(amount_kobo) > 100000 limit 1
       ) as rich, generate_series(1, 80) returning id`,
    );
    pending = rows.map(({ id }) => id);
    ({ app, address } = await openApp());
    await untilListening(database);
  });
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.close();
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it('a change reaches every stream once, with the id of its audit entry, also a stream that opens within a minute', async () => {
    const [one, other] = [await openStream(), await openStream(bola.token)];
    const id = await approve();
    for (const reader of [one, other]) {
      await expect.poll(() => reader.named('change'), soon).toContainEqual(approvalOf(id));
      const sent = reader.events.filter(({ data }) => data === JSON.stringify(approvalOf(id)));
      expect(sent.map((event) => event.id)).toEqual([await newestEntryId()]);
    }
    const later = await openStream();
    expect(later.named('change')).toContainEqual(approvalOf(id));
    expect(later.named('reset')).toEqual([]);
  });

  it('no event is sent for a refusal, a write without a change, a rollback or a sign-in', async () => {
    const reader = await openStream();
    const id = await approve();
    await expect.poll(() => reader.named('change'), soon).toContainEqual(approvalOf(id));
    const before = reader.named('change').length;
    await send('POST', `withdrawal/request/${id}`);
    await send('POST', 'withdrawal/request/999999');
    const actor = { accountId: bola.id, address: null };
    const change = { subject: 'withdrawal', subjectId: 1, sentence: 'Approved.' } as const;
    const failing = app.write(async (tx) => {
      await recordChange(tx, actor, { ...change, action: 'approve' });
      throw new Error('No');
    });
    await expect(failing).rejects.toThrow();
    await app.write((tx) =>
      recordChange(tx, actor, { ...change, subject: 'session', action: 'sign-in' }),
    );
    const lastId = await approve();
    await expect.poll(() => reader.named('change'), soon).toContainEqual(approvalOf(lastId));
    expect(reader.named('change')).toHaveLength(before + 1);
  });

  it('a stream that reconnects gets a reset, because it may have missed changes', async () => {
    await approve();
    // The contract allows higher ids than the database.
    for (const id of [await newestEntryId(), '999999', '2147483648', '999999999999']) {
      const reader = await openStream(amaka.token, { 'last-event-id': id });
      expect(reader.named('reset')).toHaveLength(1);
      // The earlier approval is not sent again. Its notification may arrive late, but only after the reset.
      expect(reader.events[0]?.event).toBe('reset');
      const next = await approve();
      await expect.poll(() => reader.named('change'), soon).toContainEqual(approvalOf(next));
    }
  });

  it('a stream ends when its session is signed out, ended for the account, or expired', async () => {
    const leaving = { id: bola.id, token: await startSession(database.db, bola.id) };
    const leavingStream = await openStream(leaving.token);
    const stayingStream = await openStream(bola.token);
    expect((await send('POST', 'logout', undefined, leaving)).status).toBe(200);
    await expect.poll(() => leavingStream.isEnded(), soon).toBe(true);
    expect(stayingStream.isEnded()).toBe(false);

    const dismissed = await addAdministrator(`dismissed@artisan.example`);
    const dismissedStream = await openStream(dismissed.token);
    await app.write(async (tx) => {
      await endSessionsOf(tx, dismissed.id);
      await recordChange(
        tx,
        { accountId: null, address: null },
        { action: 'reset', subject: 'account', subjectId: dismissed.id, sentence: 'Reset.' },
      );
    });
    await expect.poll(() => dismissedStream.isEnded(), soon).toBe(true);
    expect(stayingStream.isEnded()).toBe(false);
    expect((await readEvents(address, dismissed.token)).status).toBe(401);
  });

  it('50 streams receive every approval, and approvals do not wait for them', async () => {
    const administrators = await Promise.all(
      Array.from({ length: 5 }, (_, index) => addAdministrator(`reader${index}@artisan.example`)),
    );
    const streams = await Promise.all(
      Array.from({ length: 50 }, (_, index) => openStream(administrators[index % 5]?.token)),
    );
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await approve());
    for (const reader of streams) {
      await expect
        .poll(() => reader.named('change'), soon)
        .toEqual(expect.arrayContaining(ids.map(approvalOf)));
    }
  });

  if (engine === 'PostgreSQL') {
    it('a change of one process reaches the streams of another', async () => {
      const otherServer = await openApp();
      onTestFinished(() => otherServer.app.close());
      await untilListening(database, 2);
      const reader = await openStream(amaka.token, {}, otherServer.address);
      const id = await approve();
      await expect.poll(() => reader.named('change'), soon).toContainEqual(approvalOf(id));
    });
  }

  it('streams get a reset after the connection to the database broke, because changes may be lost', async () => {
    const reader = await openStream();
    if (engine === 'PostgreSQL') {
      const { rowCount } = await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'back office: changes'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    } else (await database.pool.connect()).release(true);
    await expect.poll(() => reader.named('reset')).toHaveLength(1);
    const id = await approve();
    await expect.poll(() => reader.named('change'), soon).toContainEqual(approvalOf(id));
    expect(reader.isEnded()).toBe(false);
  });

  it('a new stream gets a reset in place of more than 500 changes', async () => {
    await database.pool.query(
      `insert into audit_entries (at, account_id, action, subject, subject_id, detail)
       select ${nowText()}, ${bola.id}, 'approve', 'withdrawal', '1', '{}' from generate_series(1, 501)`,
    );
    const reader = await openStream();
    expect(reader.named('reset')).toHaveLength(1);
    expect(reader.named('change')).toEqual([]);
  });

  // The following tests do not depend on the engine.
  if (engine !== fasterEngine) return;

  it('the response is a stream that is not compressed or cached', async () => {
    const { status, headers } = await openStream();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await send('HEAD', 'change')).status).toBe(404);
  });

  it('an account has at most 20 streams, over all its sessions', async () => {
    const greedy = await addAdministrator('greedy@artisan.example');
    for (let streams = 0; streams < 20; streams += 1) {
      await openStream(await startSession(database.db, greedy.id));
    }
    const refused = await send('GET', 'change', undefined, greedy);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toEqual({
      message: 'This account has too many streams open. Close the dashboard in other browsers.',
    });
    await openStream(bola.token);
    readers[0]?.close();
    // The server learns of the end of the connection a moment later.
    await expect
      .poll(async () => {
        const reopened = await readEvents(address, greedy.token);
        readers.push(reopened);
        return reopened.status;
      })
      .toBe(200);
  });

  it('a server that shuts down does not wait for streams, and logs the end of each', async () => {
    const lines: string[] = [];
    const observed: unknown[] = [];
    const endingServer = await openApp({
      log: { write: (line) => void lines.push(line) },
      observe: (answer) => observed.push(answer),
    });
    const reader = await openStream(amaka.token, {}, endingServer.address);
    // Waiting for streams would exceed the time limit of a test.
    await endingServer.app.drain(120_000);
    expect(reader.isEnded()).toBe(true);
    const endLines = lines.map((line) => JSON.parse(line)).filter(({ route }) => route);
    expect(endLines).toEqual([
      expect.objectContaining({ msg: 'stream ended', route: '/api/v1/admin/change', status: 200 }),
    ]);
    expect(lines.join('')).not.toContain(amaka.token);
    expect(observed).toEqual([]);
  });

  it('a server in front forwards the events at once, and ends the streams when it shuts down', async () => {
    const front = await buildApp({ api: { upstream: address }, log: false });
    const frontAddress = await front.listen({ port: 0, host: '127.0.0.1' });
    const reader = await openStream(amaka.token, {}, frontAddress);
    expect(reader.headers.get('content-encoding')).toBeNull();
    expect(reader.headers.get('x-accel-buffering')).toBe('no');
    const id = await approve(frontAddress);
    await expect.poll(() => reader.named('change'), soon).toContainEqual(approvalOf(id));
    // Waiting for streams would exceed the time limit of a test.
    await front.drain(120_000);
    expect(reader.isEnded()).toBe(true);
  });
});

describe('the stream of one reader', () => {
  const account = {
    id: 1,
    email: 'amaka@artisan.example',
    role: 'admin',
    mustChangePassword: false,
    sessionHash: 'x',
    sessionEndsAt: Number.POSITIVE_INFINITY,
  };

  it('ends when its reader reads nothing', () => {
    const stream = new EventStream(account);
    for (let bytes = 0; bytes <= 512 * 1024; bytes += 1024) stream.send('x'.repeat(1024));
    expect(stream.destroyed).toBe(true);
    expect(stream.readableLength).toBeLessThanOrEqual(256 * 1024);
  });

  it('sends nothing after its session has expired', () => {
    const stream = new EventStream({ ...account, sessionEndsAt: Date.now() - 1 });
    stream.send('event: change\n\n');
    expect(String(stream.read())).toBe(':\n\n');
    expect(stream.read()).toBeNull();
  });
});

it('an answer of another host that is not a stream is forwarded like every answer', async () => {
  const otherHost = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"No."}');
  });
  onTestFinished(() => void otherHost.close());
  const upstream = `http://127.0.0.1:${await listenLocally(otherHost)}`;
  const front = await buildApp({ api: { upstream }, log: false });
  onTestFinished(() => front.close());
  const { statusCode, body } = await front.inject('/api/v1/admin/change');
  expect([statusCode, body]).toEqual([404, '{"message":"No."}']);
});
