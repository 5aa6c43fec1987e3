import { jobList } from '../../domain/lists/jobs.ts';
import { transactionList } from '../../domain/lists/transactions.ts';
import type { Job } from '../api/jobs.ts';
import type { List } from '../api/lists/use-list.ts';
import type { Transaction } from '../api/transactions.ts';
import { useSetSearch } from '../components/data-table/use-set-search.ts';
import { useTableState } from '../components/data-table/use-table-state.ts';
import { artisanJobColumns, clientJobColumns } from '../features/jobs/job-columns.tsx';
import { JobTable } from '../features/jobs/job-table.tsx';
import {
  artisanTransactionColumns,
  clientTransactionColumns,
} from '../features/transactions/transaction-columns.tsx';
import { TransactionTable } from '../features/transactions/transaction-table.tsx';
import type { PartyKind } from '../lib/values/people.ts';

/** The tables of jobs and transactions on a page that has both. */
export const jobSpec = { ...jobList, prefix: 'jobs_' } as const;
export const transactionSpec = { ...transactionList, prefix: 'transactions_' } as const;

const tables = {
  artisan: {
    person: 'an artisan',
    transactionColumns: artisanTransactionColumns,
    jobColumns: artisanJobColumns,
    jobCaption: 'Job History',
  },
  client: {
    person: 'a client',
    transactionColumns: clientTransactionColumns,
    jobColumns: clientJobColumns,
    jobCaption: 'Jobs History',
  },
} as const satisfies Record<PartyKind, unknown>;

interface PersonRecordsProps {
  of: PartyKind;
  /** The start of the names of exported files. */
  person: string;
  search: object;
  transactions: List<Transaction>;
  jobs: List<Job>;
}

/** The transactions and the jobs of one person, below the profile. */
export function PersonRecords({ of, person, search, transactions, jobs }: PersonRecordsProps) {
  const setSearch = useSetSearch();
  const words = tables[of];
  return (
    <div className="flex flex-col gap-5">
      <TransactionTable
        titled
        view={`Transactions of ${words.person}`}
        of={of}
        exportName={`${person} Transaction History`}
        columns={words.transactionColumns}
        list={transactions}
        control={useTableState(transactionSpec, search, setSearch)}
      />
      <JobTable
        titled
        caption={words.jobCaption}
        view={`Jobs of ${words.person}`}
        of={of}
        exportName={`${person} ${words.jobCaption}`}
        columns={words.jobColumns}
        list={jobs}
        control={useTableState(jobSpec, search, setSearch)}
      />
    </div>
  );
}
