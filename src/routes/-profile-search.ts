import { jobTableSpec } from '../features/jobs/job-table-spec.ts';
import { transactionTableSpec } from '../features/transactions/transaction-table-spec.ts';
import { type PersonParam, readPersonSearch } from '../lib/address/person-search.ts';
import type { RawSearch } from '../lib/address/search-params.ts';
import { readTableParams } from '../lib/address/table-state.ts';

export const jobSpec = jobTableSpec('jobs_');
export const transactionSpec = transactionTableSpec('transactions_');

/** Reads the state of the tables of jobs and transactions, on a page that has both. */
export const readTables = (raw: RawSearch) => ({
  ...readTableParams(jobSpec, raw),
  ...readTableParams(transactionSpec, raw),
});

/** Reads the search params of a profile: the person, and the state of its two tables. */
export const readProfileSearch = <Param extends PersonParam>(raw: RawSearch, param: Param) => ({
  ...readPersonSearch(raw, param),
  ...readTables(raw),
});
