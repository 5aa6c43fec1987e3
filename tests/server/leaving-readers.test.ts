import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { addLongNames } from '../support/edge-case-rows.ts';
import { leaveAtRandomBytes, leavePipelined } from '../support/leaving-readers.ts';
import { listenWithApp } from '../support/listen.ts';
import { fasterEngine } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const url = '/api/v1/admin/get/all/artisan';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer(fasterEngine, {
    bodies: { maxAtOnce: 20, timeoutMs: 1000 },
    limits: { other: 1e9 },
  });
  await addLongNames(server.database, { artisans: 8000, bytes: 384 });
  port = await listenWithApp(server.app);
});
afterAll(() => server.close());

const readList = () => server.call('get/all/artisan');
const target = () => ({ port, token: server.token });

// The server runs in the process of the test, where an uncaught error fails the run.
it('clients that disconnect at random bytes of a list do not end the server, and occupy no slot', async () => {
  const bytes = (await readList()).rawPayload.length;
  await leaveAtRandomBytes(target(), url, { times: 40, bytes });
  // The 40 clients would have occupied all 20 slots.
  expect((await readList()).statusCode).toBe(200);
});

it('300 requests on one connection that is closed do not end the server, and occupy no slot', async () => {
  await leavePipelined(target(), url, 300);
  for (let i = 0; i < 10; i += 1) expect((await readList()).statusCode).toBe(200);
});

it('a server whose clients have disconnected closes without waiting for them', async () => {
  const app = await buildApp({ api: { db: server.database.db }, log: false });
  onTestFinished(() => app.close());
  const otherPort = await listenWithApp(app);
  await leaveAtRandomBytes({ ...target(), port: otherPort }, url, { times: 6, bytes: 100_000 });
  await leavePipelined({ ...target(), port: otherPort }, url, 20);
  const start = performance.now();
  await app.drain(8_000);
  expect(performance.now() - start).toBeLessThan(4_000);
});
