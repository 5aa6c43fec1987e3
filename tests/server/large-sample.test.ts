import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { verifyBooks } from '../../server/books/verify-books.ts';
import { fillEmptyDatabase } from '../../server/db/fill-empty-database.ts';
import { prepare } from '../../server/db/migrate.ts';
import { countIn, idIn, partsOf } from '../../server/db/sample/parts.ts';
import type { SampleProgress } from '../../server/db/sample/progress.ts';
import { writePart } from '../../server/db/sample/write-part.ts';
import type { RowTarget } from '../../server/db/sample/writing/insert-rows.ts';
import {
  engines,
  openDatabaseOnDisk,
  openEmptyDatabase,
  type TestDatabase,
} from '../support/test-database.ts';

type Row = Record<string, unknown>;

const anchor = Date.UTC(2026, 0, 1);
const actors = [{ accountId: 1, email: 'ada@office.example', address: '203.0.113.1' }];
const sample = { size: 25, anchor, actors };
const parts = partsOf(sample.size, 10);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Makes one part without the others, and returns its rows by table. */
async function makeAlone(index: number): Promise<Record<string, Row[]>> {
  const made: Record<string, Row[]> = {};
  const target: RowTarget = {
    insertRows(table: PgTable, rows: Iterable<Row>) {
      const name = getTableName(table);
      made[name] = [...(made[name] ?? []), ...rows];
      return Promise.resolve();
    },
    complete: () => Promise.resolve(),
  };
  const part = parts[index];
  if (part === undefined) throw new Error(`There is no part ${index}`);
  made.messages = await writePart(target, part, sample);
  return made;
}

describe('the parts of a large sample', () => {
  it('together have every id exactly once', () => {
    for (const [total, most] of [
      [25, 10],
      [10_001, undefined],
      [3, 1],
      [0, 5],
    ] as const) {
      const ids = partsOf(total, most).flatMap((part) =>
        numbers(countIn(part, total)).map((position) => idIn(part, position - 1)),
      );
      expect(ids.toSorted((a, b) => a - b)).toEqual(numbers(total));
    }
  });

  it('are the same in any order and in a second run', async () => {
    const backwards = [await makeAlone(2), await makeAlone(1), await makeAlone(0)].toReversed();
    const forwards = [await makeAlone(0), await makeAlone(1), await makeAlone(2)];
    expect(forwards).toEqual(backwards);
    expect(forwards[0]?.transactions).not.toEqual(forwards[1]?.transactions);
  });

  it('share no id, and do not refer to a record of another part', async () => {
    const made = await Promise.all(parts.map(({ index }) => makeAlone(index)));
    const ids = (rows: Row[] = [], key = 'id') => rows.map((row) => row[key]);
    for (const table of ['artisans', 'clients', 'jobs', 'withdrawal_requests', 'transactions']) {
      const all = made.flatMap((part) => ids(part[table]));
      expect(new Set(all).size, table).toBe(all.length);
    }
    const sorted = (table: string) =>
      made.flatMap((part) => ids(part[table]).map(Number)).toSorted((a, b) => a - b);
    expect(sorted('artisans')).toEqual(numbers(25));
    expect(sorted('clients')).toEqual(numbers(38));
    expect(sorted('jobs')).toEqual(numbers(125));
    for (const part of made) {
      const within = (table: string, key: string, named: string) => {
        const known = new Set([...ids(part[named]), null]);
        expect(
          ids(part[table], key).filter((id) => !known.has(id)),
          `${table}.${key}`,
        ).toEqual([]);
      };
      within('jobs', 'artisanId', 'artisans');
      within('jobs', 'clientId', 'clients');
      within('transactions', 'artisanId', 'artisans');
      within('transactions', 'jobId', 'jobs');
      within('transactions', 'withdrawalId', 'withdrawal_requests');
      within('ledger_entries', 'transactionId', 'transactions');
      within('part_payments', 'jobId', 'jobs');
    }
  });

  it('have balances that equal their own rows', async () => {
    for (const { index } of parts) {
      const { transactions = [], ledger_entries: ledger = [] } = await makeAlone(index);
      const balances = new Map<unknown, number>();
      const add = ({ artisanId }: Row, kobo: number) =>
        balances.set(artisanId, (balances.get(artisanId) ?? 0) + kobo);
      for (const row of transactions) {
        if (row.paymentStatus !== 'paid') continue;
        const kobo = Number(row.amountKobo);
        expect(
          add(row, row.type === 'Withdrawal' ? -kobo : kobo).get(row.artisanId),
        ).toBeGreaterThanOrEqual(0);
      }
      for (const row of ledger) add(row, -Number(row.amountKobo));
      expect([...balances.values()].filter((kobo) => kobo !== 0)).toEqual([]);
      expect(balances.size).toBeGreaterThan(2);
    }
  });
});

/** Fills a database with parts of five artisans. */
const fillInParts = (connection: TestDatabase, onProgress?: (at: SampleProgress) => void) =>
  prepare(connection, async (db) => {
    const { copyFolder } = connection;
    const way = copyFolder === undefined ? { copyClient: db.$client } : { copyFolder };
    const loading = { artisansOfPart: 5, onProgress, ...way };
    await fillEmptyDatabase(db, { sampleSize: 24, loading });
  });

const open = (engine: string) =>
  engine === 'PostgreSQL' ? openEmptyDatabase(engine) : openDatabaseOnDisk();

const countsOf = async ({ db }: TestDatabase) => {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*)::int from accounts) as accounts, (select count(*)::int from artisans) as artisans,
      (select count(*)::int from clients) as clients, (select count(*)::int from jobs) as jobs,
      (select count(*)::int from settings where key = 'sample') as samples,
      (select count(*)::int from transactions) as transactions`);
  return rows[0];
};

const faults = async ({ db }: TestDatabase) =>
  (await verifyBooks(db)).flatMap(({ deviations }) => deviations);

describe.each(engines)('a sample in parts on %s', (engine) => {
  it('is complete: its books add up, its sequences continue after its ids, and it reports its progress', async () => {
    const database = await open(engine);
    onTestFinished(() => database.close());
    const seen: SampleProgress[] = [];
    await fillInParts(database, (at) => seen.push(at));
    expect(await countsOf(database)).toMatchObject({
      artisans: 24,
      clients: 36,
      jobs: 120,
      samples: 1,
    });
    expect(await faults(database)).toEqual([]);
    const { rows } = await database.db.execute<{ next: number; last: number }>(sql`
      select nextval('transactions_id_seq')::int as next, (select max(id) from transactions) as last`);
    expect(rows[0]?.next).toBe((rows[0]?.last ?? 0) + 1);

    expect([...new Set(seen.map(({ step }) => step))]).toEqual([
      'rows',
      'indexes',
      'sums',
      'complete',
    ]);
    const written = seen.filter(({ step }) => step === 'rows');
    expect(written.map(({ completed }) => completed)).toEqual(
      written.map(({ completed }) => completed).toSorted((a, b) => a - b),
    );
    const { rows: tables } = await database.db.execute<{ name: string }>(sql`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> all ('{accounts,figure_deltas,identification_means,settings,table_changes}')`);
    // A new database has rows with zero for some figures.
    let inTables = await database.db.$count(sql`figure_deltas where amount <> 0`);
    for (const { name } of tables) inTables += await database.db.$count(sql.identifier(name));
    expect(written.at(-1)?.completed).toBe(inTables);
    // The estimate ignores the rows of days, which matter only in a small sample.
    inTables -= await database.db.$count(sql`day_deltas`);
    expect(Math.abs(inTables / (24 * 54) - 1)).toBeLessThan(0.15);
  });
});

describe.runIf(engines.includes('PostgreSQL'))('an interrupted sample on PostgreSQL', () => {
  it('leaves nothing, and the next start makes it again', async () => {
    const database = await open('PostgreSQL');
    onTestFinished(() => database.close());
    let reports = 0;
    const ended = fillInParts(database, ({ step }) => {
      reports += 1;
      if (step !== 'rows' || reports !== 20) return;
      void database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    });
    await expect(ended).rejects.toThrow();
    expect(reports).toBeGreaterThanOrEqual(20);
    expect(await countsOf(database)).toEqual({
      accounts: 0,
      artisans: 0,
      clients: 0,
      jobs: 0,
      samples: 0,
      transactions: 0,
    });
    await fillInParts(database);
    expect(await countsOf(database)).toMatchObject({ artisans: 24, jobs: 120, samples: 1 });
    expect(await faults(database)).toEqual([]);
    await fillInParts(database);
    expect(await countsOf(database)).toMatchObject({ artisans: 24, jobs: 120, samples: 1 });
  });
});
