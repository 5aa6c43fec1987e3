/** The thread of the real server. The fake timers of tests do not reach it. */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Pool } from 'pg';
import { buildApp } from '../../../server/app.ts';
import { databaseOver } from '../../../server/db/connect.ts';
import { createMailService } from '../../../server/mail/mail-service.ts';
import { startSession } from '../../../server/repositories/sessions.ts';
import { createEngine } from '../create-engine.ts';
import { serveInThread } from '../serve-in-thread.ts';
import { shiftClock } from '../shift-clock.mjs';
import { writeFixture } from './fixture.ts';
import type { HostAnswer, HostData, HostReady, HostRequest } from './messages.ts';

/** Selects all tables but `table_changes`, whose counts are the versions of the cached lists. */
const selectTables = `
select table_name as name, string_agg(quote_ident(column_name), ', ') filter (where is_generated = 'NEVER') as columns
from information_schema.columns join information_schema.tables using (table_schema, table_name)
where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'table_changes' group by table_name`;

const selectSequences = `
select table_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
from information_schema.columns
where table_schema = 'public' and column_default like 'nextval%' and column_name = 'id' and table_name <> 'table_changes'`;

/**
 * Saves the rows of all tables in a second schema.
 *
 * @returns the statements that make the tables equal to the saved rows. They switch the triggers
 *   off, because some tables refuse every removal. They delete, because truncating empty tables
 *   takes ten times as long.
 */
async function saveFixture(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(selectTables);
  await pool.query('create schema fixture');
  for (const { name } of tables) {
    await pool.query(`create table fixture.${name} as table public.${name}`);
  }
  const { rows: serials } = await pool.query<{ name: string; sequence: string }>(selectSequences);
  return [
    'begin',
    'set local session_replication_role = replica',
    ...tables.map(({ name }) => `delete from public.${name}`),
    // The database computes the generated columns.
    ...tables.map(
      ({ name, columns }) =>
        `insert into public.${name} (${columns}) select ${columns} from fixture.${name}`,
    ),
    ...serials.map(
      ({ name, sequence }) =>
        `select setval('${sequence}', coalesce(max(id), 0) + 1, false) from fixture.${name}`,
    ),
    // The triggers that count a change of each table are off.
    'insert into table_changes (table_name) select distinct table_name from table_changes',
    'commit',
  ].join(';\n');
}

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
const resetStatements = await saveFixture(pool);

const noLimit = 1_000_000;
const app = await buildApp({
  api: { db },
  // The service is not started: a mail stays queued until the test sets its state.
  mail: createMailService(db, {
    server: { host: 'localhost', port: 1, secure: false, isLocal: true },
    from: { name: '', address: 'office@artisan.example' },
  }),
  limits: { login: noLimit, other: noLimit },
  // An aborted call may leave a connection without a request. It must not end during a later call.
  requestTimes: { header: 300_000, request: 300_000 },
  log: false,
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });

async function carryOut(request: HostRequest): Promise<Record<string, unknown>[]> {
  if (request.type === 'query') return (await pool.query(request.text, [...request.values])).rows;
  shiftClock(new Date(request.now).toISOString());
  await pool.query(resetStatements);
  return [];
}

parentPort?.on('message', (request: HostRequest) => {
  const { id } = request;
  carryOut(request).then(
    (rows) => parentPort?.postMessage({ id, rows } satisfies HostAnswer),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies HostAnswer),
  );
});
parentPort?.postMessage({ address, tokens } satisfies HostReady);
