import { jobList } from '../../domain/lists/jobs.ts';
import { transactionList } from '../../domain/lists/transactions.ts';
import { artisanJobsQuery, clientJobsQuery } from '../api/jobs.ts';
import { useList } from '../api/lists/use-list.ts';
import { artisanTransactionsQuery, clientTransactionsQuery } from '../api/transactions.ts';
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

/** The lists on a page with a table of jobs and a table of transactions. A prefix tells their search params apart. */
export const jobSpec = { ...jobList, prefix: 'jobs_' } as const;
export const transactionSpec = { ...transactionList, prefix: 'transactions_' } as const;

const tablesByKind = {
  artisan: {
    onePerson: 'an artisan',
    transactionsQuery: artisanTransactionsQuery,
    jobsQuery: artisanJobsQuery,
    transactionColumns: artisanTransactionColumns,
    jobColumns: artisanJobColumns,
    jobCaption: 'Job History',
  },
  client: {
    onePerson: 'a client',
    transactionsQuery: clientTransactionsQuery,
    jobsQuery: clientJobsQuery,
    transactionColumns: clientTransactionColumns,
    jobColumns: clientJobColumns,
    jobCaption: 'Jobs History',
  },
} as const satisfies Record<PartyKind, unknown>;

interface PersonRecordsProps {
  personKind: PartyKind;
  id: string;
  /** The names of exported files begin with the name of the person. */
  personName: string;
  search: object;
}

/** The transactions and the jobs of one person, below the profile. */
export function PersonRecords({ personKind, id, personName, search }: PersonRecordsProps) {
  const setSearch = useSetSearch();
  const tables = tablesByKind[personKind];
  return (
    <div className="mt-5 flex flex-col gap-5">
      <TransactionTable
        isTitled
        columnsKey={`Transactions of ${tables.onePerson}`}
        personKind={personKind}
        exportName={`${personName} Transaction History`}
        columns={tables.transactionColumns}
        list={useList({ whole: tables.transactionsQuery(id) })}
        control={useTableState(transactionSpec, search, setSearch)}
      />
      <JobTable
        isTitled
        caption={tables.jobCaption}
        columnsKey={`Jobs of ${tables.onePerson}`}
        personKind={personKind}
        exportName={`${personName} ${tables.jobCaption}`}
        columns={tables.jobColumns}
        list={useList({ whole: tables.jobsQuery(id) })}
        control={useTableState(jobSpec, search, setSearch)}
      />
    </div>
  );
}
