/** Databases of earlier versions, with rows in every table, and the comparison of their rows before and after. */
import { readFileSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Queryable } from '../../server/db/connect.ts';
import { earlierMigrations } from './earlier-migrations.ts';
import type { TestDatabase } from './test-database.ts';

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** The migrations in their order, such as `0000_tables`. */
export const migrations: readonly string[] = journal
  .parse(JSON.parse(readFileSync('server/db/migrations/meta/_journal.json', 'utf8')))
  .entries.map(({ tag }) => tag);

const tag = z.enum(migrations);
const rowsOfTables = z.array(
  z.strictObject({
    table: z.string(),
    /** The rows are for this migration and later ones. */
    from: tag.optional(),
    /** The rows are for migrations before this one. */
    until: tag.optional(),
    rows: z.array(z.record(z.string(), z.unknown())),
  }),
);

/**
 * The files with the rows, in the order of the foreign keys. Serial ids are left out, so that the
 * sequences count the rows: the first row of a table has the id 1. Amounts are kobo.
 */
const files = ['accounts', 'people', 'books', 'office', 'maintained'];
const earlierRows = files.flatMap((file) =>
  rowsOfTables.parse(parse(readFileSync(`tests/support/earlier-rows/${file}.yaml`, 'utf8'))),
);

/** Returns whether a migration is `from` or later, and earlier than `until`. */
export const isWithin = (
  migration: string,
  { from, until }: { from?: string | undefined; until?: string | undefined },
): boolean => {
  const at = migrations.indexOf(migration);
  return (
    (from === undefined || at >= migrations.indexOf(from)) &&
    (until === undefined || at < migrations.indexOf(until))
  );
};

interface HasDb {
  db: Queryable;
}

interface Table extends Record<string, unknown> {
  name: string;
  columns: string[];
  /** The columns of the primary key. */
  key: string[];
}

async function tablesOf({ db }: HasDb): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select c.relname::text as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      array(select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indrelid = c.oid and indisprimary) as key
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
  return rows;
}

const columnList = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Removes all tables of a database, and makes the tables of the version whose last migration this is. */
export async function makeVersion({ db }: TestDatabase, migration: string): Promise<void> {
  await db.execute(sql`
    drop schema if exists drizzle cascade; drop schema public cascade; create schema public`);
  const migrationsFolder = await earlierMigrations(migrations.indexOf(migration) + 1);
  await migrate(db, { migrationsFolder });
}

/** Adds rows to every table of a version, with those of their columns that the version has. */
export async function addRows(database: HasDb, migration: string): Promise<void> {
  const tables = new Map((await tablesOf(database)).map((table) => [table.name, table.columns]));
  for (const { table, rows, ...range } of earlierRows) {
    const ofVersion = tables.get(table);
    if (ofVersion === undefined || !isWithin(migration, range)) continue;
    const columns = columnList(ofVersion.filter((column) => rows.some((row) => column in row)));
    const into = sql.identifier(table);
    await database.db.execute(sql`
      insert into ${into} (${columns})
      select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)`);
  }
}

/** The rows of a table, by their primary keys. */
interface Content {
  columns: readonly string[];
  rows: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

interface Row extends Record<string, unknown> {
  name: string;
  key: string;
  row: Record<string, unknown>;
}

/** Reads all rows of all tables. */
export async function readTables(database: HasDb): Promise<ReadonlyMap<string, Content>> {
  const tables = await tablesOf(database);
  const queries = tables.map(
    ({ name, key, columns }) => sql`
      select ${name}::text as name, concat_ws(' ', ${columnList(key.length > 0 ? key : columns)}) as key,
        to_jsonb(t) as row from ${sql.identifier(name)} t`,
  );
  const { rows } = await database.db.execute<Row>(sql.join(queries, sql` union all `));
  return new Map(
    tables.map(({ name, columns }) => {
      const ownRows = rows
        .filter((row) => row.name === name)
        .map(({ key, row }) => [key, row] as const);
      return [name, { columns, rows: new Map(ownRows) }];
    }),
  );
}

/** Returns the columns without a value in any row, as `table.column`. */
export const columnsWithoutValue = (tables: ReadonlyMap<string, Content>): string[] =>
  [...tables].flatMap(([name, { columns, rows }]) =>
    columns
      .filter((column) => [...rows.values()].every((row) => row[column] === null))
      .map((column) => `${name}.${column}`),
  );

/** Returns the text of a value: a text and a number with the same digits count as equal. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function differencesIn(name: string, before: Content, after: Content): string[] {
  const columns = before.columns.filter((column) => after.columns.includes(column));
  const changed = [...before.rows].flatMap(([key, row]) => {
    const rowAfter = after.rows.get(key);
    if (rowAfter === undefined) return [`${name}: a row is gone`];
    return columns
      .filter((column) => textOf(row[column]) !== textOf(rowAfter[column]))
      .map((column) => `${name}.${column} is changed`);
  });
  const isNew = [...after.rows.keys()].some((key) => !before.rows.has(key));
  return [
    ...before.columns
      .filter((column) => !after.columns.includes(column))
      .map((column) => `${name}.${column} is gone`),
    ...changed,
    ...(isNew ? [`${name}: a row is new`] : []),
  ];
}

/** Returns the differences in the tables of `before`. New tables and columns are no difference. */
export const differencesBetween = (
  before: ReadonlyMap<string, Content>,
  after: ReadonlyMap<string, Content>,
): ReadonlySet<string> =>
  new Set(
    [...before].flatMap(([name, content]) => {
      const contentAfter = after.get(name);
      return contentAfter === undefined
        ? [`${name} is gone`]
        : differencesIn(name, content, contentAfter);
    }),
  );
