import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import * as money from '../../server/db/schema/money.ts';
import { auditEntries } from '../../server/db/schema/office.ts';
import * as people from '../../server/db/schema/people.ts';

/** The artisans that one transaction adds. More of them take more memory and save no time. */
const artisansAtOnce = 5_000;

/** The tables whose ids are in these columns of other tables. */
const tableOf: Readonly<Record<string, string>> = {
  artisan_id: 'artisans',
  client_id: 'clients',
  job_id: 'jobs',
  transaction_id: 'transactions',
  withdrawal_id: 'withdrawal_requests',
};
const named = Object.values(tableOf);

/** The highest id of each of these tables in the sample. */
type Highest = Readonly<Record<string, number>>;

interface Copied {
  table: PgTable;
  /** The column with the id that is compared with the highest one of the sample. */
  key: string;
  where?: string;
  /** The values of a copy that differ from those of its row, by column, in SQL. */
  values?: Readonly<Record<string, string>>;
}

/** `{name}` stands for the difference of the ids in a table. */
const decisionId = `(subject_id::int + case subject when 'withdrawal' then {withdrawal_requests} else {jobs} end)`;

/** The tables in the order of their foreign keys. A copy has nothing that waits for a decision. */
const copied: readonly Copied[] = [
  {
    table: people.artisans,
    key: 'id',
    values: { level: 'case level when 1 then 2 else level end' },
  },
  { table: people.clients, key: 'id' },
  { table: people.findArtisans, key: 'client_id' },
  { table: people.portfolioItems, key: 'artisan_id' },
  { table: people.workExperiences, key: 'artisan_id' },
  { table: people.certifications, key: 'artisan_id' },
  { table: money.jobs, key: 'id' },
  { table: people.clientReviews, key: 'job_id' },
  { table: money.partPayments, key: 'job_id', where: "status <> 'pending'" },
  { table: money.withdrawalRequests, key: 'id', where: "status <> 'pending'" },
  { table: money.transactions, key: 'id' },
  { table: money.ledgerEntries, key: 'transaction_id' },
  {
    table: auditEntries,
    key: 'artisan_id',
    where: "subject in ('withdrawal', 'part-payment') and action in ('approve', 'reject')",
    values: {
      subject_id: `${decisionId}::text`,
      sentence: `regexp_replace(sentence, '\\d+', ${decisionId}::text)`,
      detail: `detail || jsonb_build_object('artisanId', artisan_id + {artisans})`,
      transaction: 'null',
      later_from: 'null',
    },
  },
];

/** Returns a column of a copy, in SQL; undefined for an id that the database makes. */
function copiedColumn({ table, values = {} }: Copied, column: Column): string | undefined {
  const { name } = column;
  if (values[name] !== undefined) return values[name];
  const own = name === 'id' ? getTableName(table) : tableOf[name];
  if (own !== undefined) return named.includes(own) ? `${name} + {${own}}` : undefined;
  const isMoment = column.getSQLType() === 'timestamp with time zone';
  return isMoment ? `${name} - copy * interval '5 minutes'` : name;
}

/** Returns the statement that copies the rows of the sample once for each number from $1 to $2. */
function copyStatement(copied: Copied, last: Highest): string {
  const { table, key, where = 'true' } = copied;
  const name = getTableName(table);
  const columns = Object.values(getTableColumns(table)).flatMap((column) => {
    const value = column.generated === undefined ? copiedColumn(copied, column) : undefined;
    return value === undefined ? [] : [{ name: column.name, value }];
  });
  const text = `insert into ${name} (${columns.map((column) => column.name).join(', ')})
    select ${columns.map(({ value }) => value).join(', ')}
    from ${name}, generate_series($1::int, $2::int) as copy
    where ${key} <= ${last[tableOf[key] ?? name]} and ${where} order by copy, ${key}`;
  return text.replaceAll(/\{(\w+)\}/g, (_, named: string) => `copy * ${last[named]}`);
}

/**
 * Copies the people, jobs and money of a sample until there are at least `wanted` artisans. The copies go through the
 * triggers, and a moment of each copy is five minutes earlier than that of the copy before. Each transaction has whole
 * copies, so the books add up after a failure too.
 *
 * @param onProgress called after each transaction with the number of artisans
 */
export async function enlargeSample(
  pool: Pool,
  wanted: number,
  onProgress: (artisans: number) => void = () => undefined,
): Promise<void> {
  const client = await pool.connect();
  try {
    const ids = named.map((name) => `(select max(id) from ${name}) as ${name}`);
    const { rows } = await client.query<Highest>(`select ${ids.join(', ')}`);
    const [last] = rows;
    if (!last?.artisans) throw new Error('There is no sample: start the server with one first');
    const { artisans } = last;
    const copies = Math.ceil(wanted / artisans) - 1;
    const atOnce = Math.max(1, Math.floor(artisansAtOnce / artisans));
    for (let from = 1; from <= copies; from += atOnce) {
      const to = Math.min(from + atOnce - 1, copies);
      await client.query('begin; set local statement_timeout = 0');
      for (const each of copied) await client.query(copyStatement(each, last), [from, to]);
      for (const name of named) {
        await client.query(`select setval('${name}_id_seq', (select max(id) from ${name}))`);
      }
      await client.query('commit');
      onProgress(artisans * (to + 1));
    }
    // A vacuum runs in no transaction.
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
    await client.query('reset statement_timeout');
  } finally {
    client.release(client.getTransactionStatus() !== 'I');
  }
}
