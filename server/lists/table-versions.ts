import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { Queryable } from '../db/connect.ts';
import { foldChanges } from '../db/fold-changes.ts';
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

/** The tables of each list. Triggers record their changes. */
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
  listPendingPartPayments: [partPayments, jobs, artisans, transactions],
  listPaidPartPayments: [partPayments, jobs, artisans],
};

/** The number of rows of a version above which they are folded. */
const maxRows = 500;
const rowsAtOnce = 20_000;

const tablesOf = new Map<string, readonly PgTable[]>(Object.entries(listTables));

/** Returns whether the server caches the answer of an operation, because it is a whole list. */
export const isCachedList = (operationId: string): boolean => tablesOf.has(operationId);

/**
 * Creates the function that reads the version of a list, and folds many rows.
 *
 * @throws when the tables of the list are not known
 */
export function versionReader(operationId: string): (db: Queryable) => Promise<string> {
  const tables = tablesOf.get(operationId);
  if (tables === undefined) throw new Error(`The tables of ${operationId} are not known`);
  return async (db) => {
    const { version, rows } = await readVersion(db, tables);
    // After a failure the next read tries again.
    if (rows > maxRows) await foldTableChanges(db).catch(() => undefined);
    return version;
  };
}

interface Version extends Record<string, unknown> {
  version: string;
  /** The number of rows of changes, which folding makes fewer. */
  rows: number;
}

/**
 * Reads the version of some tables. Two reads with equal versions see the same rows: a commit only
 * increases the sum of `table_changes`, and one of two snapshots includes the other, so equal sums mean
 * the same commits, in any order of writers.
 *
 * After a failover or a restore, the same sums may occur again, so the version includes the start of the
 * server and the id of the table.
 *
 * https://www.postgresql.org/docs/current/mvcc-intro.html
 *
 * @throws when the database throws
 */
export async function readVersion(db: Queryable, tables: readonly PgTable[]): Promise<Version> {
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
  if (row === undefined) throw new Error('The database returned no version');
  return row;
}

const foldTableChanges = (db: Queryable): Promise<void> =>
  foldChanges(db, tableChanges, {
    keys: [tableChanges.tableName],
    amount: tableChanges.changes,
    most: rowsAtOnce,
  });
