import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { now } from '../support/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

describe.each(engines)('a long answer ends with its session on %s', (engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    // More bytes than the buffers of both sockets take.
    await database.db.execute(sql`
      insert into artisans (first_name, email, status, created_at)
      select repeat(md5(n::text), 500), n || '@artisan.example', 'active', ${now()}
      from generate_series(1, 600) n`);
    const { db, directUrl } = database;
    app = await buildApp({ api: { db }, directUrl, log: false });
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const post = (path: string, token: string, payload?: object) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/admin/${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(payload && { payload }),
    });

  /** Requests an answer, and reads nothing after its first bytes. */
  async function begin(path: string, token: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `GET /api/v1/admin/${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`,
    );
    await once(socket, 'readable');
    return socket;
  }

  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

  const list = (token: string) => begin('get/all/artisan', token);
  const exported = (token: string) => begin('get/all/artisan?format=csv', token);
  it.each([
    ['whole list', list],
    ['export', exported],
  ])(
    '%s: after the sign-out its connection closes, and the answer of another session goes on',
    async (_, ask) => {
      const [token, other] = [
        await startSession(database.db, 1),
        await startSession(database.db, 1),
      ];
      const socket = await ask(token);
      const standing = await list(other);
      expect(String(socket.read())).toContain('200 OK');
      expect(await connections()).toBe(2);
      expect((await post('logout', token)).statusCode).toBe(200);
      await expect.poll(connections).toBe(1);
      standing.destroy();
      await expect.poll(connections).toBe(0);
    },
  );
});
