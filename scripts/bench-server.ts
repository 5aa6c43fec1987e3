/**
 * `npm run bench:server` measures the compiled server under 50 clients on both engines: requests per second, the 99th
 * percentile of the response time and the memory, beside the bare SQL query of the same run. It needs a
 * build (`npm run build`). SAMPLE_SIZE (20000) is the number of artisans, SECONDS (10) is the time for a repeated call,
 * and ENGINES selects `embedded` or `PostgreSQL`. The script starts PostgreSQL itself and needs its server programs
 * (scripts/find-postgres.ts). Between machines, compare only the ratios and the memory.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { type Call, type CallName, sendLoad } from './bench-server/load.ts';
import { type Memory, readSlowly, watchMemory } from './bench-server/memory.ts';
import { rawQueries, runRaw, searchWords } from './bench-server/raw.ts';
import {
  connectAsServer,
  credentials,
  fillDatabase,
  signIn,
  startServer,
} from './bench-server/server.ts';
import { startCluster } from './start-cluster.ts';

const artisanCount = Number(process.env.SAMPLE_SIZE ?? 20_000);
const seconds = Number(process.env.SECONDS ?? 10);
/** The number of measured approvals; each needs its own withdrawal request. */
const approvalCount = 1000;

/** The measured pages of transactions; `query` is the end of the query string. */
const transactionPages: readonly (readonly [name: CallName, query: string])[] = [
  ['first page', ''],
  ['last page', '&end=last'],
  ['frequent word', `&q=${searchWords.frequent}`],
  ['rare word', `&q=${searchWords.rare}`],
];

/** Returns the measured calls. Each approval removes an id from `pendingIds`, the ids of withdrawal requests. */
function measuredCalls(token: string, etag: string, pendingIds: number[]): Call[] {
  const authorization = `Bearer ${token}`;
  const list = '/api/v1/admin/get/all/artisan';
  const compressed = { authorization, 'accept-encoding': 'br' };
  const read = (name: CallName, resource: string): Call => ({
    name,
    method: 'GET',
    path: `/api/v1/admin/${resource}`,
    headers: { authorization },
    status: 200,
  });
  return [
    {
      name: 'sign-in',
      method: 'POST',
      path: '/api/v1/admin/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
      status: 200,
    },
    read('dashboard', 'dashboard/data'),
    read('figures by day', 'dashboard/data?from=2025-01-01'),
    { name: 'list', method: 'GET', path: list, headers: compressed, status: 200 },
    {
      name: 'list, 304',
      method: 'GET',
      path: list,
      headers: { ...compressed, 'if-none-match': etag },
      status: 304,
    },
    ...transactionPages.map(([name, query]) =>
      read(name, `transaction/history?size=10&sums=none${query}`),
    ),
    {
      name: 'approval',
      method: 'POST',
      path: () => `/api/v1/admin/withdrawal/request/${pendingIds.pop()}`,
      headers: { authorization },
      status: 200,
      requestCount: approvalCount,
    },
  ];
}

/** Adds requests of ₦1 for artisans with more than ₦10,000 who are not deactivated. Returns the ids of the requests. */
async function addRequests(pool: Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `with rich as (
       select artisan_id, row_number() over (order by artisan_id) - 1 as position, count(*) over () as artisans
         from ledger_entries
         where artisan_id in (select id from artisans where status is distinct from 'deactivated')
         group by artisan_id having sum(amount_kobo) > 1000000
     )
     insert into withdrawal_requests (artisan_id, amount_kobo, status, requested_at)
     select artisan_id, 100, 'pending', now()
       from generate_series(0, $1::int - 1) as n join rich on n % artisans = position
     returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/**
 * Downloads an export of all transactions at full speed.
 *
 * @returns the milliseconds until the first byte, and the seconds until the last
 * @throws when the server refuses the export, or the connection breaks
 */
async function readExport(address: string, token: string) {
  const begin = performance.now();
  const answer = await fetch(`${address}/api/v1/admin/transaction/history?format=csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok || answer.body === null) throw new Error(`The export has status ${answer.status}`);
  let firstByteMs: number | undefined;
  for await (const _chunk of answer.body) firstByteMs ??= performance.now() - begin;
  return { firstByteMs: firstByteMs ?? Number.NaN, seconds: (performance.now() - begin) / 1000 };
}

const toTenth = (value: number) => Math.round(value * 10) / 10;
const memoryText = ({ before, peak, after }: Memory) =>
  `${Math.round(before)} / ${Math.round(peak)} / ${Math.round(after)}`;

async function benchEngine(environment: Record<string, string>): Promise<object> {
  const firstStartSeconds = await fillDatabase(environment, artisanCount);
  const database = await connectAsServer(environment);
  // The server approves half of the requests, and the raw queries approve the other half.
  const pendingIds = await addRequests(database.pool, approvalCount * 2);
  await database.close();

  const server = await startServer(environment);
  const token = await signIn(server.address);
  const list = await fetch(`${server.address}/api/v1/admin/get/all/artisan`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
  });
  await list.arrayBuffer();
  const calls = measuredCalls(token, list.headers.get('etag') ?? '', pendingIds);
  const rows: Record<string, Record<string, string | number>> = {};
  for (const call of calls) {
    const { result, memory } = await watchMemory(server.pid, () =>
      sendLoad(server.address, call, seconds),
    );
    rows[call.name] = {
      'per second': toTenth(result.perSecond),
      'p99 ms': toTenth(result.p99),
      'MB before / peak / after': memoryText(memory),
    };
  }
  const slow = await watchMemory(server.pid, () => readSlowly(server.address, token, seconds));
  const exported = await watchMemory(server.pid, () => readExport(server.address, token));
  await server.end();

  const connection = await connectAsServer(environment);
  // The server refuses a call that waits too long for a connection; a raw query waits without a limit.
  connection.pool.options.connectionTimeoutMillis = 0;
  const queries = rawQueries(pendingIds);
  for (const { name, requestCount } of calls) {
    const raw = await runRaw(connection.pool, queries[name], seconds, requestCount);
    const row = rows[name] ?? {};
    const ratio = Number(row['per second']) / raw.perSecond;
    rows[name] = {
      ...row,
      'raw per second': toTenth(raw.perSecond),
      'raw p99 ms': toTenth(raw.p99),
      '× raw': Math.round(ratio * 100) / 100,
    };
  }
  await connection.close();
  rows['50 slow readers'] = { 'MB before / peak / after': memoryText(slow.memory) };
  rows['export of all transactions'] = {
    'first byte ms': toTenth(exported.result.firstByteMs),
    seconds: toTenth(exported.result.seconds),
    'MB before / peak / after': memoryText(exported.memory),
  };
  rows['first start'] = { seconds: toTenth(firstStartSeconds) };
  rows['later start'] = { seconds: toTenth(server.startSeconds) };
  return rows;
}

const engines = process.env.ENGINES ?? 'embedded,PostgreSQL';
if (engines.includes('embedded')) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  console.log(`Embedded, ${artisanCount} artisans`);
  console.table(await benchEngine({ DATA_DIR: folder }));
  await rm(folder, { recursive: true });
}
if (engines.includes('PostgreSQL')) {
  const cluster = startCluster();
  if (cluster === undefined) throw new Error('PostgreSQL is not installed');
  try {
    console.log(`PostgreSQL, ${artisanCount} artisans`);
    console.table(await benchEngine({ DATABASE_URL: cluster.url }));
  } finally {
    cluster.stop();
  }
}
