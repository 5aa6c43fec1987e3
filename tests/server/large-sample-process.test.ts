import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { databaseOver } from '../../server/db/connect.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { faultsInBooks } from '../support/books.ts';
import { emptyDatabase, killInStart, startServer } from '../support/server-process.ts';

/** Ten seconds where nothing else runs, for the machine that runs all tests. */
const isWanted = process.env.REQUIRE_POSTGRES === '1';

it.runIf(isWanted)(
  'a server that is killed while it writes 20,000 artisans writes all of them at its next start',
  async () => {
    const { DATABASE_URL = '', ...none } = await emptyDatabase();
    expect(none).toEqual({});
    const environment = { DATABASE_URL, SAMPLE_SIZE: '20000' };
    await killInStart(environment, /Sample: [\d,]+ of about 1,080,000 rows/);
    const server = await startServer(environment);
    expect(server.errors()).toMatch(/(Sample: [\d,]+ of about [\d,]+ rows\n){5,}/);
    expect(server.errors()).toContain('Sample: complete\n');
    expect(await server.end('SIGTERM')).toBe(0);

    const connection = await openPostgres(DATABASE_URL);
    onTestFinished(() => connection.close());
    const db = databaseOver(connection.pool);
    const { rows } = await db.execute<Record<string, number>>(sql`
      select (select count(*)::int from artisans) as artisans, (select count(*)::int from jobs) as jobs,
        (select count(*)::int from transactions) as transactions`);
    expect(rows[0]).toMatchObject({ artisans: 20_000, jobs: 100_000 });
    expect(rows[0]?.transactions).toBeGreaterThan(200_000);
    expect(await faultsInBooks(connection.pool)).toEqual([]);
  },
  120_000,
);
