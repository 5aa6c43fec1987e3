import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { databaseOver } from '../../server/db/connect.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { faultsInBooks } from '../support/books.ts';
import { emptyDatabase, killInStart, startServer } from '../support/server-process.ts';

it('a server that was killed while it wrote 20,000 artisans writes all of them at its next start', async () => {
  const database = await emptyDatabase();
  const environment = { ...database, SAMPLE_SIZE: '20000' };
  await killInStart(environment, /Sample: [\d,]+ of about 1,080,000 rows/);
  const server = await startServer(environment);
  expect(server.errors()).toMatch(/(Sample: [\d,]+ of about [\d,]+ rows\n){5,}/);
  expect(server.errors()).toContain('Sample: complete\n');
  expect(await server.end('SIGTERM')).toBe(0);

  const { DATABASE_URL: url = '', DATABASE_DIRECT_URL: directUrl } = database;
  const connection = await openPostgres({ url, directUrl });
  onTestFinished(() => connection.close());
  const db = databaseOver(connection.pool);
  const { rows } = await db.execute<Record<string, number>>(sql`
      select (select count(*)::int from artisans) as artisans, (select count(*)::int from jobs) as jobs,
        (select count(*)::int from transactions) as transactions,
        (select count(*)::int from withdrawal_requests where status = 'pending') as withdrawals,
        (select count(*)::int from part_payments where status = 'pending') as part_payments,
        (select count(*)::int from artisans where level = 1) as to_verify`);
  expect(rows[0]).toMatchObject({ artisans: 20_000, jobs: 100_000 });
  expect(rows[0]?.transactions).toBeGreaterThan(200_000);
  // This is the number for a sample of 10,000 artisans.
  for (const waiting of ['withdrawals', 'part_payments', 'to_verify']) {
    expect(rows[0]?.[waiting], waiting).toBeGreaterThan(500);
    expect(rows[0]?.[waiting], waiting).toBeLessThan(4_000);
  }
  expect(await faultsInBooks(connection.pool)).toEqual([]);
});
