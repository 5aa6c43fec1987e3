/**
 * The thread of the real server, on an embedded database of its own. Fake timers of the tests do not reach it.
 */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { buildApp } from '../../../server/app.ts';
import { databaseOver } from '../../../server/db/connect.ts';
import { openMail } from '../../../server/mail/mail-service.ts';
import { startSession } from '../../../server/repositories/sessions.ts';
import { createEngine } from '../create-engine.ts';
import { serveInThread } from '../serve-in-thread.ts';
import { shiftClock } from '../shift-clock.mjs';
import { writeFixture } from './fixture.ts';
import type { HostAnswer, HostData, HostReady, HostRequest } from './messages.ts';
import { saveFixture } from './put-back.ts';

const { template } = workerData as HostData;
const database = await createEngine({ loadDataDir: new Blob([await readFile(template)]) });
const folder = await mkdtemp(path.join(tmpdir(), 'real-host-'));
const { pool } = await serveInThread(database, folder);
const db = databaseOver(pool);
await writeFixture(db);
const origin = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  address: '102.89.23.7',
};
const tokens = [await startSession(db, 1, origin), await startSession(db, 2, origin)] as const;
const putBack = await saveFixture(pool);

const many = 1_000_000;
const app = await buildApp({
  api: { db },
  // The service is not started: a mail stays queued until the test sets its state.
  mail: openMail(db, {
    server: { host: 'localhost', port: 1, secure: false, isLocal: true },
    from: { name: '', address: 'office@artisan.example' },
  }),
  limits: { login: many, other: many },
  log: false,
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });

async function answer(request: HostRequest): Promise<Record<string, unknown>[]> {
  if (request.type === 'query') return (await pool.query(request.text, [...request.values])).rows;
  shiftClock(new Date(request.now).toISOString());
  await pool.query(putBack);
  return [];
}

parentPort?.on('message', (request: HostRequest) => {
  const { id } = request;
  answer(request).then(
    (rows) => parentPort?.postMessage({ id, rows } satisfies HostAnswer),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies HostAnswer),
  );
});
parentPort?.postMessage({ address, tokens } satisfies HostReady);
