import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { compactChanges } from '../db/compact-changes.ts';
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

/** The tables that the answer of each cached operation depends on. Triggers count their changes. */
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

/** Compacting begins when a version is the sum of more rows than this. */
const rowsWorthCompacting = 500;
const maxRowsAtOnce = 20_000;

const tablesByOperation = new Map<string, readonly PgTable[]>(Object.entries(listTables));

/** Returns whether the answers of an operation without parameters are cached. */
export const isCachedList = (operationId: string): boolean => tablesByOperation.has(operationId);

/**
 * Creates the function that reads the version of a cached list, and compacts `table_changes` when it has many rows.
 *
 * @throws Error when the operation is not in `listTables`
 */
export function versionReader(operationId: string): (db: Queryable) => Promise<string> {
  const tables = tablesByOperation.get(operationId);
  if (tables === undefined) throw new Error(`The tables of ${operationId} are not known`);
  return async (db) => {
    const { version, rows } = await readVersion(db, tables);
    // After a failure the next read tries again.
    if (rows > rowsWorthCompacting) await compactTableChanges(db).catch(() => undefined);
    return version;
  };
}

interface Version extends Record<string, unknown> {
  version: string;
  /** The number of rows that were added up, which compacting reduces. */
  rows: number;
}

/**
 * Reads the version of some tables. Two reads with equal versions see the same rows: each commit that changes the
 * tables increases their sum of `table_changes`. Of two snapshots, the later one includes all commits of the earlier
 * one, so equal sums mean the same commits.
 *
 * After a failover or a restore the same sum may occur again for other rows, so the version includes the start
 * time of PostgreSQL and the id of the table `table_changes`.
 *
 * https://www.postgresql.org/docs/current/mvcc-intro.html
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

const compactTableChanges = (db: Queryable): Promise<void> =>
  compactChanges(db, tableChanges, {
    keys: [tableChanges.tableName],
    amount: tableChanges.changes,
    maxRows: maxRowsAtOnce,
  });
