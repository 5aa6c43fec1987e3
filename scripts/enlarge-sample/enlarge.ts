import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import * as money from '../../server/db/schema/money.ts';
import { auditEntries } from '../../server/db/schema/office.ts';
import * as people from '../../server/db/schema/people.ts';

/** One transaction adds about this many artisans. More would take more memory and save no time. */
const artisansAtOnce = 5_000;

const tableByColumn: Readonly<Record<string, string>> = {
  artisan_id: 'artisans',
  client_id: 'clients',
  job_id: 'jobs',
  transaction_id: 'transactions',
  withdrawal_id: 'withdrawal_requests',
};
const referencedTables = Object.values(tableByColumn);

/** The highest id of each referenced table in the original sample. */
type HighestIds = Readonly<Record<string, number>>;

interface CopiedTable {
  table: PgTable;
  /** A column with an id. A row is part of the original sample if this id is not above the highest of its table. */
  key: string;
  where?: string;
  /** SQL expressions for the columns of a copy that differ from the original row. */
  values?: Readonly<Record<string, string>>;
}

/** SQL for the id of a copied decision. `{table}` stands for the number that a copy adds to the ids of that table. */
const decisionId = `(subject_id::int + case subject when 'withdrawal' then {withdrawal_requests} else {jobs} end)`;

/** The copied tables in the order of their foreign keys. No copy waits for a decision. */
const copiedTables: readonly CopiedTable[] = [
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
    },
  },
];

/** Returns the SQL expression of a copy's column; undefined for an id that the database makes. */
function copiedColumn({ table, values = {} }: CopiedTable, column: Column): string | undefined {
  const { name } = column;
  if (values[name] !== undefined) return values[name];
  const idTable = name === 'id' ? getTableName(table) : tableByColumn[name];
  if (idTable !== undefined)
    return referencedTables.includes(idTable) ? `${name} + {${idTable}}` : undefined;
  const isMoment = column.getSQLType() === 'timestamp with time zone';
  return isMoment ? `${name} - copy * interval '5 minutes'` : name;
}

/** Returns the statement that makes the copies with the numbers from $1 to $2 of a table's rows. */
function copyStatement(copied: CopiedTable, highest: HighestIds): string {
  const { table, key, where = 'true' } = copied;
  const name = getTableName(table);
  const columns = Object.values(getTableColumns(table)).flatMap((column) => {
    const value = column.generated === undefined ? copiedColumn(copied, column) : undefined;
    return value === undefined ? [] : [{ name: column.name, value }];
  });
  const text = `insert into ${name} (${columns.map((column) => column.name).join(', ')})
    select ${columns.map(({ value }) => value).join(', ')}
    from ${name}, generate_series($1::int, $2::int) as copy
    where ${key} <= ${highest[tableByColumn[key] ?? name]} and ${where} order by copy, ${key}`;
  return text.replaceAll(/\{(\w+)\}/g, (_, idTable: string) => `copy * ${highest[idTable]}`);
}

/**
 * Copies the people, jobs and money of a sample until there are at least `artisanCount` artisans. The triggers of the
 * database run for the copies. Each copy's moments are five minutes earlier than those of the previous copy. A
 * transaction contains only complete copies, so the books add up after a failure too.
 *
 * @param onProgress called after each transaction with the number of artisans
 * @throws if the database has no artisans
 */
export async function enlargeSample(
  pool: Pool,
  artisanCount: number,
  onProgress: (artisans: number) => void = () => undefined,
): Promise<void> {
  const client = await pool.connect();
  try {
    const ids = referencedTables.map((name) => `(select max(id) from ${name}) as ${name}`);
    const { rows } = await client.query<HighestIds>(`select ${ids.join(', ')}`);
    const [highest] = rows;
    if (!highest?.artisans) throw new Error('There is no sample: start the server with one first');
    const { artisans } = highest;
    const copies = Math.ceil(artisanCount / artisans) - 1;
    const atOnce = Math.max(1, Math.floor(artisansAtOnce / artisans));
    for (let from = 1; from <= copies; from += atOnce) {
      const to = Math.min(from + atOnce - 1, copies);
      await client.query('begin; set local statement_timeout = 0');
      for (const table of copiedTables)
        await client.query(copyStatement(table, highest), [from, to]);
      for (const name of referencedTables) {
        await client.query(`select setval('${name}_id_seq', (select max(id) from ${name}))`);
      }
      await client.query('commit');
      onProgress(artisans * (to + 1));
    }
    // VACUUM cannot run in a transaction, so the timeout is changed for the connection.
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
    await client.query('reset statement_timeout');
  } finally {
    client.release(client.getTransactionStatus() !== 'I');
  }
}
