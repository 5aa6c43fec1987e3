import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accountData from '../../server/db/schema/account-data.ts';
import * as figures from '../../server/db/schema/figures.ts';
import * as money from '../../server/db/schema/money.ts';
import * as notes from '../../server/db/schema/notes.ts';
import * as office from '../../server/db/schema/office.ts';
import * as people from '../../server/db/schema/people.ts';
import { fasterEngine, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const exports: unknown[] = [accountData, figures, money, notes, office, people].flatMap((module) =>
  Object.values(module),
);
const tables = exports.filter((value) => is(value, PgTable)).map((table) => getTableConfig(table));

/** The columns of the schema as `table.column type`, with `not null` and `default`. */
const schemaColumns = tables.flatMap(({ name, columns }) =>
  columns.map((column) => {
    const type = column.getSQLType().replace('bigserial', 'bigint').replace('serial', 'integer');
    const words = [
      column.notNull && 'not null',
      (column.hasDefault || column.generated) && 'default',
    ];
    return [`${name}.${column.name} ${type}`, ...words].filter(Boolean).join(' ');
  }),
);

const schemaKeys = tables.flatMap(
  ({ columns, foreignKeys, checks, indexes, uniqueConstraints }) => [
    ...columns.filter(({ isUnique }) => isUnique).map(({ uniqueName }) => uniqueName),
    ...foreignKeys.map((key) => key.getName()),
    ...checks.map(({ name }) => name),
    ...indexes.map(({ config }) => config.name),
    ...uniqueConstraints.map(({ name }) => name),
  ],
);

/** Returns the columns of a table with which an index, a primary key or a unique constraint begins. */
const leadingColumns = ({ columns, indexes, primaryKeys }: (typeof tables)[number]): unknown[] => [
  ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => name),
  ...indexes.map(({ config: { columns: indexed } }) => Reflect.get(Object(indexed[0]), 'name')),
  ...primaryKeys.map((key) => key.columns[0]?.name),
];

it('each foreign key to people, jobs, messages and withdrawal requests has an index, because pages are read by it', () => {
  const referenced = new Set([
    'artisans',
    'clients',
    'jobs',
    'contact_messages',
    'withdrawal_requests',
  ]);
  const withoutIndex = tables.flatMap((table) =>
    table.foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => referenced.has(getTableConfig(foreignTable).name))
      .map(({ columns: [column] }) => column?.name)
      .filter((name) => !leadingColumns(table).includes(name))
      .map((name) => `${table.name}.${name}`),
  );
  // Pages read reviews only by client.
  expect(withoutIndex).toEqual(['client_reviews.artisan_id']);
});

describe('the tables that the migrations make', () => {
  let database: TestDatabase;
  const texts = async (query: ReturnType<typeof sql>) => {
    const { rows } = await database.db.execute<{ text: string }>(query);
    return rows.map(({ text }) => text).sort();
  };

  beforeAll(async () => {
    database = await openTestDatabase(fasterEngine, 0);
  });
  afterAll(() => database.close());

  it('have exactly the columns of the schema', async () => {
    const inDatabase = await texts(sql`
      select concat(
        c.relname, '.', a.attname, ' ', format_type(a.atttypid, a.atttypmod),
        case when l.collname = 'C' then ' COLLATE "C"' end,
        case when a.attnotnull then ' not null' end, case when a.atthasdef then ' default' end
      ) as text
      from pg_attribute a join pg_class c on c.oid = a.attrelid
        left join pg_collation l on l.oid = a.attcollation
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped`);
    expect(inDatabase).toEqual([...schemaColumns].sort());
  });

  it('have exactly the keys, checks and indexes of the schema', async () => {
    const inDatabase = await texts(sql`
      select conname as text from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('f', 'c')
      union select i.relname from pg_index x join pg_class i on i.oid = x.indexrelid
      where i.relnamespace = 'public'::regnamespace and not x.indisprimary`);
    expect(inDatabase).toEqual(schemaKeys.map(String).sort());
  });
});
