import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { type Cluster, startCluster } from '../../scripts/start-cluster.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { connect, databaseOver } from '../../server/db/connect.ts';
import { prepare } from '../../server/db/migrate.ts';
import type { Connection } from '../../server/db/pool.ts';
import { fillEmptyDatabase } from '../../server/fill-empty-database.ts';
import { postgresBus } from '../../server/live/postgres-bus.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { readEvents } from '../support/event-reader.ts';
import { keepLists } from '../support/keep-lists.ts';
import { type Pooler, startPooler } from '../support/start-pooler.ts';

const patience = { timeout: 10_000, interval: 20 };

// A test begins with the standby as the test before it has left it.
const inOrder = { shuffle: false };

/** Two servers that use a primary through a PgBouncer in transaction mode, and a standby that may be behind. */
describe.runIf(inject('ways') !== null)('two servers with a replica', inOrder, () => {
  let primary: Cluster;
  let standby: Cluster;
  let pooler: Pooler;
  let onPrimary: pg.Client;
  let onStandby: pg.Client;
  const connections: Connection[] = [];
  const apps: FastifyInstance[] = [];
  let token: string;
  const warnings: string[] = [];

  /** Returns one of the two servers, or of their connections. */
  const one = <T>(of: readonly T[], index: number): T => {
    const found = of[index];
    if (found === undefined) throw new Error(`There is no ${index}`);
    return found;
  };
  const opened = async <T>(open: Promise<T | undefined> | T | undefined): Promise<T> => {
    const value = await open;
    if (value === undefined) throw new Error('A program is not installed');
    return value;
  };
  const connected = async (url: string) => {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };

  beforeAll(async () => {
    const settings = { fsync: 'off' };
    primary = await opened(startCluster({ settings }));
    pooler = await opened(startPooler(primary.folder));
    standby = await opened(
      startCluster({ primary, settings: { ...settings, max_standby_streaming_delay: '0' } }),
    );
    onPrimary = await connected(primary.url);
    onStandby = await connected(standby.url);
    for (let count = 0; count < 2; count += 1) {
      const settingsOfServer = {
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: primary.url,
        DATABASE_READ_URL: standby.url,
      };
      const connection = await connect(readConfig(settingsOfServer));
      connections.push(connection);
      const db = databaseOver(connection.pool, connection.replica);
      if (count === 0) {
        await prepare(connection, (empty) =>
          fillEmptyDatabase(empty, { sampleSize: 6 }).then(() => undefined),
        );
        await keepLists({ db, directUrl: primary.url }, 'PostgreSQL');
        token = await startSession(db, 1);
      }
      const app = await buildApp({
        api: { db },
        bus: postgresBus(primary.url),
        log: { write: (line) => void warnings.push(line) },
      });
      apps.push(app);
    }
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all(connections.map((connection) => connection.close()));
    await Promise.all([onPrimary.end(), onStandby.end()]);
    standby.stop();
    pooler.stop();
    primary.stop();
  });

  /** Waits until the standby has replayed every change. */
  const caughtUp = async () => {
    const { rows } = await onPrimary.query('select pg_current_wal_lsn()::text as lsn');
    await expect
      .poll(async () => {
        const { rows: found } = await onStandby.query(
          'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has_all',
          [rows[0].lsn],
        );
        return found[0].has_all;
      }, patience)
      .toBe(true);
  };
  /** Pauses the replay of the standby until the end of the test. */
  const pause = async () => {
    await caughtUp();
    await onStandby.query('select pg_wal_replay_pause()');
    onTestFinished(resume);
    await expect
      .poll(async () => {
        const { rows } = await onStandby.query('select pg_get_wal_replay_pause_state() as state');
        return rows[0].state;
      }, patience)
      .toBe('paused');
  };
  const resume = async () => {
    await onStandby.query('select pg_wal_replay_resume()');
    await caughtUp();
  };

  const call = (server: number, method: 'GET' | 'PUT', path: string, payload?: object) =>
    one(apps, server).inject({
      method,
      url: path.startsWith('/') ? path : `/api/v1/admin/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const get = async (server: number, path: string) => {
    const response = await call(server, 'GET', path);
    expect(response.statusCode, response.body).toBe(200);
    return response;
  };
  /** The number of clients in each long read of a server. */
  const clients = async (server: number) => ({
    list: (await get(server, 'get/all/client')).json().data.length,
    search: (await get(server, 'search/client')).json().data.total.count,
    dashboard: (await get(server, 'dashboard/data')).json().data.clients,
  });
  const each = (count: number) => ({
    list: count,
    search: count,
    dashboard: count,
  });
  const countClients = async (client: pg.Client) => {
    const { rows } = await client.query('select count(*)::int as count from clients');
    return Number(rows[0].count);
  };
  /** Adds a client, which is not a change by an administrator. */
  const addClient = () =>
    onPrimary.query("insert into clients (first_name, created_at) values ('New', now())");

  /** Changes the status of a contact message on a server, and returns its id and new status. */
  const mark = async (server: number) => {
    const { rows } = await onPrimary.query(
      'select id, read_status as status from contact_messages order by id limit 1',
    );
    const { id, status } = rows[0];
    const read_status = status === 'read' ? 'not-read' : 'read';
    const answer = await call(server, 'PUT', `update/contact/message/${id}`, { read_status });
    expect(answer.statusCode, answer.body).toBe(200);
    return { id: Number(id), read_status };
  };
  interface Message {
    id: number;
    read_status: string;
  }
  /** Reads the message from a server's list, its search and its audit. */
  const stateOf = async (server: number, id: number) => {
    const list: Message[] = (await call(server, 'GET', 'get/all/contact/message')).json().data.data;
    const found: Message[] = (await call(server, 'GET', 'search/contact-message?size=100')).json()
      .data.data;
    const audit: { sentence: string }[] = (await call(server, 'GET', 'audit')).json().data.data;
    return {
      list: list.find((message) => message.id === id)?.read_status,
      search: found.find((message) => message.id === id)?.read_status,
      audit: audit.some(({ sentence }) => sentence.includes(`contact message ${id} `)),
    };
  };

  it('reads long lists from the replica, and queues from the primary', async () => {
    await pause();
    const count = await countClients(onPrimary);
    await addClient();
    for (const server of [0, 1]) expect(await clients(server)).toEqual(each(count));
    const { rows } = await onPrimary.query('select max(id) as id from clients');
    expect((await call(0, 'GET', `get/client/${rows[0].id}`)).statusCode).toBe(200);
    const file = await get(1, 'export/client');
    expect(file.body.trimEnd().split('\n')).toHaveLength(1 + count);
    // The change is recorded, and the replica does not have the record.
    expect(await clients(0)).toEqual(each(count + 1));
    await resume();
    for (const server of [0, 1]) expect(await clients(server)).toEqual(each(count + 1));
  });

  it('reads a list once for requests at the same time', async () => {
    await get(0, 'get/all/client');
    await addClient();
    await caughtUp();
    const connect = vi.spyOn(Object(one(connections, 0).replica), 'connect');
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(0, 'get/all/client')));
    expect(connect.mock.calls.length).toBeLessThan(5);
    connect.mockRestore();
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json().data).toHaveLength(await countClients(onPrimary));
  });

  it('shows a write to its administrator on the other server, although the replica is behind', async () => {
    await pause();
    for (const [writer, reader] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { id, read_status } = await mark(writer);
      const right = { list: read_status, search: read_status, audit: true };
      expect(await stateOf(reader, id)).toEqual(right);
      expect(await stateOf(writer, id)).toEqual(right);
    }
  });

  it('reads from the replica again when it has the write, and never mixes the lists of both databases', async () => {
    const count = await countClients(onPrimary);
    await pause();
    await mark(0);
    await addClient();
    expect(await clients(1)).toEqual(each(count + 1));
    await resume();
    expect(await clients(1)).toEqual(each(count + 1));
    await pause();
    await addClient();
    expect(await clients(1)).toEqual(each(count + 1));
    await mark(0);
    expect(await clients(1)).toEqual(each(count + 2));
    await resume();
    expect(await clients(1)).toEqual(each(count + 2));
  });

  it('shows the change to every browser that receives its event', async () => {
    const address = await one(apps, 1).listen({ port: 0, host: '127.0.0.1' });
    const { rows } = await onPrimary.query(
      "insert into accounts (email, password_hash, role) values ('bola@office.example', 'x', 'admin') returning id",
    );
    const bola = await startSession(databaseOver(one(connections, 0).pool), Number(rows[0].id));
    const reader = await readEvents(address, bola);
    onTestFinished(() => reader.close());
    await reader.ready();
    await pause();
    const before = reader.named('change').length;
    const { id, read_status } = await mark(0);
    await expect.poll(() => reader.named('change').length, patience).toBe(before + 1);
    const amaka = token;
    token = bola;
    onTestFinished(() => {
      token = amaka;
    });
    for (const server of [0, 1]) {
      expect(await stateOf(server, id)).toEqual({
        list: read_status,
        search: read_status,
        audit: true,
      });
    }
  });

  it('repeats a read on the primary if the replica cancels it', async () => {
    await onPrimary.query('create table probe ()');
    await caughtUp();
    const { longReads: reads } = one(apps, 0);
    const from: string[] = [];
    await reads.readOnce(async (db, origin) => {
      from.push(origin);
      await db.execute('select from probe');
      if (origin === 'primary') return;
      const sleeping = Promise.resolve(db.execute('select pg_sleep(10)'));
      // The statement may fail before it is awaited.
      sleeping.catch(() => undefined);
      await expect
        .poll(async () => {
          const { rows } = await onStandby.query(
            "select from pg_stat_activity where query like '%pg_sleep(10)' and wait_event = 'PgSleep'",
          );
          return rows.length;
        }, patience)
        .toBe(1);
      await onPrimary.query('truncate probe');
      await sleeping;
    });
    await reads.readOnce((_, origin) => Promise.resolve(from.push(origin)));
    expect(from).toEqual(['replica', 'primary', 'replica']);
  });

  it('answers while the replica is down, and uses it again when it is back', async () => {
    const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    onTestFinished(() => time.mockRestore());
    const count = await countClients(onPrimary);
    await onStandby.end();
    standby.end();
    await addClient();
    warnings.length = 0;
    for (const server of [0, 1]) {
      expect(await clients(server)).toEqual(each(count + 1));
      expect((await call(server, 'GET', '/readyz')).statusCode).toBe(200);
    }
    expect(warnings.filter((line) => line.includes('replica not used'))).toHaveLength(2);

    standby.start();
    onStandby = await connected(standby.url);
    time.mockReturnValue(performance.now() + 6_000);
    await pause();
    await addClient();
    for (const server of [0, 1]) expect(await clients(server)).toEqual(each(count + 1));
  });
});
