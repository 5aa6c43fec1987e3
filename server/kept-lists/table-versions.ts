import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { Queryable } from '../db/connect.ts';
import {
  balances,
  jobs,
  partPayments,
  transactions,
  withdrawalRequests,
} from '../db/schema/money.ts';
import {
  contactMessages,
  contentItems,
  identificationMeans,
  tableChanges,
} from '../db/schema/office.ts';
import { artisans, clients } from '../db/schema/people.ts';
import { foldChanges } from '../repositories/fold-changes.ts';

/** The tables that a whole list is read from. A trigger of each notes its changes. */
export const listTables: Partial<Record<OperationId, readonly PgTable[]>> = {
  listJobs: [jobs, artisans, clients, partPayments, transactions],
  listTransactions: [transactions, artisans, clients],
  listArtisans: [artisans],
  listClients: [clients],
  listWithdrawalRequests: [withdrawalRequests, artisans, balances],
  listVerificationArtisans: [artisans],
  listApprovedWithdrawals: [withdrawalRequests, artisans],
  getAbout: [contentItems],
  listPrivacyItems: [contentItems],
  listTermsItems: [contentItems],
  listContactMessages: [contactMessages],
  listIdentificationMeans: [identificationMeans],
  listPendingPartPayments: [partPayments, jobs, artisans],
  listPaidPartPayments: [partPayments, jobs, artisans],
};

/** More rows than this are added up into one for each table. */
const mostRows = 500;
const rowsAtOnce = 20_000;

const tablesOf = new Map<string, readonly PgTable[]>(Object.entries(listTables));

/**
 * What reads the version of a whole list; see readVersion.
 *
 * @throws at once when the tables of the list are not known
 */
export function versionReader(operationId: string): (db: Queryable) => Promise<string> {
  const tables = tablesOf.get(operationId);
  if (tables === undefined) throw new Error(`The tables of ${operationId} are not known`);
  return (db) => readVersion(db, tables);
}

interface Version extends Record<string, unknown> {
  version: string;
  rows: number;
}

/**
 * The version of some tables as a text: two that are equal see the same rows of them. A commit adds
 * rows to `table_changes` and never takes their sum back, and of two snapshots one holds all that
 * the other holds, so equal sums are the same commits, in whatever order writers began and ended.
 * Another server that takes this one's place, or a copy that was restored, may lack commits and count
 * anew, so the moment the server started and the table's own id belong to the text.
 *
 * https://www.postgresql.org/docs/current/mvcc-intro.html
 *
 * @throws when the database cannot be asked.
 */
async function readVersion(db: Queryable, tables: readonly PgTable[]): Promise<string> {
  const names = sql.join(
    tables.map((table) => sql`${getTableName(table)}`),
    sql`, `,
  );
  const { rows } = await db.execute<Version>(sql`
    select concat_ws(' ', coalesce(sum(changes), 0), 'table_changes'::regclass::oid,
        pg_postmaster_start_time()) as version,
      count(*)::int as rows
    from table_changes where table_name in (${names})`);
  const [row] = rows;
  if (row === undefined) throw new Error('The database told no version');
  // Where that does not succeed, the next reader tries again.
  if (row.rows > mostRows) await foldTableChanges(db).catch(() => undefined);
  return row.version;
}

const foldTableChanges = (db: Queryable): Promise<void> =>
  foldChanges(db, tableChanges, {
    keys: [tableChanges.tableName],
    amount: tableChanges.changes,
    most: rowsAtOnce,
  });
