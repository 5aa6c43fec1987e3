import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { openPool } from '../../server/db/pool.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { faultsInBooks } from '../support/books.ts';
import { decideInterleaved, isolationLevels } from '../support/interleavings.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

describe.runIf(inject('postgresUrl') !== null)('decisions from two servers at once', () => {
  let database: TestDatabase;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase('PostgreSQL');
    token = await startSession(database.db, 1);
  });
  afterAll(() => database.close());

  it.each(isolationLevels)('add up where the database’s default level is %s', async (level) => {
    const url = String(database.pool.options.connectionString);
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select current_database() as name`,
    );
    await database.db.execute(
      sql.raw(`alter database ${rows[0]?.name} set default_transaction_isolation = '${level}'`),
    );
    const apps = await Promise.all(
      [0, 1].map(async () => {
        const pool = openPool({ connectionString: url });
        const app = await buildApp({ api: { db: databaseOver(pool) }, log: false });
        onTestFinished(async () => {
          await app.close();
          await pool.end();
        });
        const { rows: set } = await pool.query('show default_transaction_isolation');
        expect(set[0]).toEqual({ default_transaction_isolation: level });
        return app;
      }),
    );
    const calls = await decideInterleaved(
      database.db,
      async (server, { method, path, body }) => {
        const response = await apps[server]?.inject({
          method,
          url: `/api/v1/admin/${path}`,
          headers: { authorization: `Bearer ${token}` },
          ...(body !== undefined && { payload: Object(body) }),
        });
        const { data, message } = response?.json() ?? {};
        return { status: response?.statusCode ?? 0, message: String(data?.message ?? message) };
      },
      { runs: 12, seed: 15 },
    );
    expect(calls).toBeGreaterThan(60);
    expect(await faultsInBooks(database.pool)).toEqual([]);
  });
});
