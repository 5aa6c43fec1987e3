/** Measures the search of very long lists on PostgreSQL. It needs 30 GB of disk space. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { enlargeSample } from '../../scripts/enlarge-sample/enlarge.ts';
import { verifyBooks } from '../../server/books/verify-books.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { emptyDatabase, startServer } from '../support/server-process.ts';

const minutes = 60_000;
const artisans = 1_000_000;
/** The list of messages is too short to be made searchable. */
const searchedLists = 6;

/** Returns the peak memory of a process in MB. */
function peakOf(pid: number | undefined): number {
  const [, kilobytes = ''] =
    /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

it(
  'the lists of a million artisans are searchable within an hour, in 600 MB',
  async () => {
    const { DATABASE_URL = '', DATABASE_DIRECT_URL: url = DATABASE_URL } = await emptyDatabase();
    const withoutSearch = { SEARCH_FROM: '999999999' };
    const first = await startServer({ DATABASE_URL: url, SAMPLE_SIZE: '5000', ...withoutSearch });
    expect(await first.end('SIGTERM')).toBe(0);
    const connection = await openPostgres({ url });
    onTestFinished(() => connection.close());
    await enlargeSample(connection.pool, artisans);

    const began = Date.now();
    const server = await startServer({ DATABASE_URL: url });
    const db = databaseOver(connection.pool);
    const countKept = async () => {
      const { rows } = await db.execute(sql`select from searched_lists where state = 'kept'`);
      return rows.length;
    };
    while ((await countKept()) < searchedLists && Date.now() - began < 60 * minutes) {
      await sleep(10_000);
    }
    expect(await countKept()).toBe(searchedLists);
    expect.soft(peakOf(server.process.pid)).toBeLessThan(600);
    expect(await server.end('SIGTERM')).toBe(0);

    const [counts] = await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const { rows } = await tx.execute<Record<string, number>>(sql`
        select (select count(*)::int from artisans) as artisans, (select count(*)::int from jobs) as jobs,
          (select count(*)::int from transactions) as transactions,
          (select count(*)::int from searched_transactions) as searched`);
      return rows;
    });
    expect(counts).toMatchObject({ artisans, jobs: 5 * artisans });
    expect(counts?.transactions).toBeGreaterThan(10 * artisans);
    expect(counts?.searched).toBe(counts?.transactions);
    const faults = (await verifyBooks(db)).flatMap(({ deviations }) => deviations);
    expect(faults).toEqual([]);
  },
  150 * minutes,
);
