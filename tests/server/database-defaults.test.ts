import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { openSession } from '../../server/db/migrate.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { snapshotReader } from '../../server/db/transactions/read-snapshot.ts';
import { writer } from '../../server/db/transactions/write-transaction.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { addressesOf, createDatabase } from '../support/database-addresses.ts';
import { bearer } from '../support/test-server.ts';

/** Makes a copy of the sample with these defaults, and returns its name and addresses. */
async function createWithDefaults(defaults: Readonly<Record<string, string>>) {
  const { url, admin, name, drop } = await createDatabase('sample');
  onTestFinished(drop);
  for (const [setting, value] of Object.entries(defaults)) {
    await admin.query(`alter database ${name} set ${setting} = ${value}`);
  }
  return { url, name, pooled: addressesOf(url) };
}

async function openConnection(addresses: Parameters<typeof openPostgres>[0]) {
  const connection = await openPostgres(addresses);
  onTestFinished(() => connection.close());
  return connection;
}

/** Approves the first pending withdrawal on a new server. Returns the status of the answer. */
async function approve(addresses: Parameters<typeof openPostgres>[0]) {
  const { pool } = await openConnection(addresses);
  const db = databaseOver(pool);
  const app = await buildApp({ api: { db }, log: false });
  onTestFinished(() => app.close());
  const { rows } = await pool.query<{ id: number }>(
    `select id from withdrawal_requests where status = 'pending' order by id limit 1`,
  );
  const approval = await app.inject({
    method: 'POST',
    url: `/api/v1/admin/withdrawal/request/${rows[0]?.id}`,
    headers: bearer(await startSession(db, 1)),
  });
  return approval.statusCode;
}

// PgBouncer tracks these settings, so the server can set them on each connection, also in transaction mode.
const trackedDefaults = {
  datestyle: `'SQL, DMY'`,
  timezone: `'Asia/Kathmandu'`,
  standard_conforming_strings: 'off',
};
const otherDefaults = {
  intervalstyle: `'iso_8601'`,
  synchronous_commit: 'off',
  search_path: 'elsewhere',
  gin_fuzzy_search_limit: '5',
  lock_timeout: `'1ms'`,
  statement_timeout: `'2s'`,
};
const selectTracked = `select current_setting('DateStyle') as dates, current_setting('TimeZone') as zone,
  current_setting('standard_conforming_strings') as strings`;
const expectedTracked = { dates: 'ISO, MDY', zone: 'UTC', strings: 'on' };
const selectOthers = `select current_setting('IntervalStyle') as intervals,
  current_setting('synchronous_commit') as commits, (current_schemas(false))[1] as schema,
  current_setting('gin_fuzzy_search_limit') as rows`;
const expectedOthers = { intervals: 'postgres', commits: 'on', schema: 'public', rows: '0' };

/** Ends the other connections to the database, so that the pooler opens new ones, which have the new defaults. */
const endOtherConnections = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

describe.runIf(inject('postgresUrl') !== null)('the defaults of a database', () => {
  it('do not apply to a direct connection', async () => {
    const { url } = await createWithDefaults({ ...trackedDefaults, ...otherDefaults });
    const connection = await openConnection({ url });
    expect((await connection.pool.query(selectTracked)).rows).toEqual([expectedTracked]);
    expect((await connection.pool.query(selectOthers)).rows).toEqual([expectedOthers]);
    const session = await openSession(connection);
    onTestFinished(() => session.end());
    expect((await session.query(selectTracked)).rows).toEqual([expectedTracked]);
    expect((await session.query(selectOthers)).rows).toEqual([expectedOthers]);
    expect((await session.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
    expect(await approve({ url })).toBe(200);
  });

  it('apply if synchronous_commit is stricter', async () => {
    const { url } = await createWithDefaults({ synchronous_commit: 'remote_apply' });
    const { pool } = await openConnection({ url });
    expect((await pool.query('show synchronous_commit')).rows).toEqual([
      { synchronous_commit: 'remote_apply' },
    ]);
  });

  it('prevent the start if the encoding is not UTF-8', async () => {
    const { admin, name, url, drop } = await createDatabase();
    onTestFinished(drop);
    await admin.query(`drop database ${name}`);
    await admin.query(
      `create database ${name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`,
    );
    await expect(openPostgres({ url })).rejects.toThrow('has the encoding LATIN1');
  });
});

describe.runIf(inject('poolerUrl') !== null)('the defaults of a database behind PgBouncer', () => {
  it('do not apply to queries, and a decision is carried out', async () => {
    const { pooled } = await createWithDefaults(trackedDefaults);
    expect(await approve(pooled)).toBe(200);
    const { pool } = await openConnection(pooled);
    expect((await pool.query(selectTracked)).rows).toEqual([expectedTracked]);
  });

  it('do not apply to transactions when they change after the start', async () => {
    const { pooled, url, name } = await createWithDefaults({});
    const { pool } = await openConnection(pooled);
    const direct = await openConnection({ url });
    for (const [setting, value] of Object.entries({ ...trackedDefaults, ...otherDefaults })) {
      await direct.pool.query(`alter database ${name} set ${setting} = ${value}`);
    }
    await direct.pool.query(endOtherConnections);
    const readInTransactions = async (text: string) => {
      const write = writer(pool);
      const read = snapshotReader(pool);
      const rows = [];
      for (const run of [write, read]) rows.push(...(await run((tx) => tx.execute(text))).rows);
      return rows;
    };
    await pool.query('select 1').catch(() => undefined);
    expect(await readInTransactions(selectTracked)).toEqual([expectedTracked, expectedTracked]);
    expect(await readInTransactions(selectOthers)).toEqual([expectedOthers, expectedOthers]);
  });

  it('prevent the start if any of the others would apply to a query outside a transaction', async () => {
    const { pooled, name, url } = await createWithDefaults({});
    const direct = await openConnection({ url });
    for (const [setting, value] of Object.entries(otherDefaults)) {
      await direct.pool.query(`alter database ${name} set ${setting} = ${value}`);
      await direct.pool.query(endOtherConnections);
      const refusal = await openPostgres(pooled).then(
        () => '',
        (error: unknown) => String(error),
      );
      expect(refusal.toLowerCase()).toContain(setting);
      const [statement = ''] = /alter database .*;/.exec(refusal) ?? [];
      expect(statement.toLowerCase()).toContain(`alter database ${name} set`);
      await direct.pool.query(statement);
      await direct.pool.query(endOtherConnections);
      const opened = await openPostgres(pooled);
      await expect(opened.pool.query('select 1'), setting).resolves.toBeDefined();
      await opened.close();
    }
  });
});
