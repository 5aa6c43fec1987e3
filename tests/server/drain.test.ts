import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { openServer } from '../../server/serve.ts';
import { Wire } from '../fuzz/wire.ts';
import { hold } from '../support/hold.ts';
import { freePort } from '../support/server-process.ts';

/** Returns a database that cannot be reached. */
const missingDatabase = () => databaseOver(new pg.Pool({ host: '/nowhere' }));

async function build() {
  const app = await buildApp({ api: { db: missingDatabase() }, log: false });
  onTestFinished(() => app.close());
  return app;
}

it('a server that shuts down finishes running requests, refuses new ones, and is not ready', async () => {
  const app = await build();
  const held = hold();
  app.post('/slow', async () => {
    await held.wait();
    return { done: true };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (path: string, method = 'GET') => {
    const request = get(`${address}${path}`, { method, agent: false });
    const [response] = await once(request, 'response');
    return {
      status: response.statusCode,
      connection: response.headers.connection,
      body: JSON.parse(await text(response)),
    };
  };
  expect(await ask('/livez')).toMatchObject({ status: 200 });
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    body: { message: 'The database does not answer.' },
  });

  const begun = ask('/slow', 'POST');
  await held.whenReached;
  const ended = app.drain(5000);
  expect(await ask('/slow', 'POST')).toEqual({
    status: 503,
    connection: 'close',
    body: {
      message: 'The server is being restarted. Try again in a moment.',
      outcome: 'nothing-written',
    },
  });
  expect(await ask('/livez')).toMatchObject({ status: 200 });
  for (const path of ['/readyz', '/healthz']) {
    expect(await ask(path), path).toMatchObject({
      status: 503,
      body: { message: 'The server is being restarted.' },
    });
  }
  held.release();
  expect(await begun).toEqual({ status: 200, connection: 'close', body: { done: true } });
  await ended;
  await expect(ask('/livez')).rejects.toThrow('ECONNREFUSED');
});

it('a server that shuts down does not wait longer than its time limit', async () => {
  const app = await build();
  const held = hold();
  app.get('/never', () => held.wait());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const hanging = fetch(`${address}/never`).catch(() => 'cut off');
  await held.whenReached;
  await app.drain(100);
  expect(await hanging).toBe('cut off');
});

it('a server that shuts down reads the requests that arrived while its thread was blocked', async () => {
  const app = await build();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const wire = await Wire.open(address);
  const ended = app.drain(5000);
  wire.write(Buffer.from('GET /api/v1/admin/dashboard/data HTTP/1.1\r\nHost: localhost\r\n\r\n'));
  // This blocks the thread: no timer runs and no connection is read for 400 ms.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  expect(await wire.next('GET', 5000)).toMatchObject({ status: 503 });
  wire.close();
  await ended;
});

it('a server that cannot search its database at its start closes all its ports', async () => {
  const port = await freePort();
  const metricsPort = await freePort(port + 1);
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'silent',
    METRICS_HOST: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
  });
  const server = await openServer({ db: missingDatabase() }, config);
  await expect(server.listen()).rejects.toThrow();
  for (const url of [`http://127.0.0.1:${port}/livez`, `http://127.0.0.1:${metricsPort}/metrics`]) {
    await expect(fetch(url), url).rejects.toThrow('fetch failed');
  }
});
