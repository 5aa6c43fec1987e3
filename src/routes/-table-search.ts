import type { SearchSchemaInput } from '@tanstack/react-router';
import type { artisanList } from '../../domain/lists/artisans.ts';
import type { clientList } from '../../domain/lists/clients.ts';
import type { jobList } from '../../domain/lists/jobs.ts';
import type { messageList } from '../../domain/lists/messages.ts';
import type {
  paidPartPaymentList,
  pendingPartPaymentList,
} from '../../domain/lists/part-payments.ts';
import type { transactionList } from '../../domain/lists/transactions.ts';
import type { verificationList } from '../../domain/lists/verification.ts';
import type { withdrawalHistoryList } from '../../domain/lists/withdrawal-history.ts';
import type { withdrawalRequestList } from '../../domain/lists/withdrawal-requests.ts';
import type { TableParams } from '../lib/address/table-state.ts';
import type { jobSpec, transactionSpec } from './-person-records.tsx';

/** The lists with a page. A route that imports a list, also for its type, makes it a part of the entry script. */
interface Lists {
  artisans: typeof artisanList;
  clients: typeof clientList;
  jobs: typeof jobList;
  messages: typeof messageList;
  paidPartPayments: typeof paidPartPaymentList;
  pendingPartPayments: typeof pendingPartPaymentList;
  transactions: typeof transactionList;
  verification: typeof verificationList;
  withdrawalHistory: typeof withdrawalHistoryList;
  withdrawalRequests: typeof withdrawalRequestList;
}

/** The search params of links to the page of a list. */
export type ListSearch<Name extends keyof Lists> = TableParams<Lists[Name]> & SearchSchemaInput;

/** The `validateSearch` of the page of a list, for the types of the links to it. The table itself reads its params. */
export const listSearch =
  <Name extends keyof Lists>() =>
  (search: ListSearch<Name>): object =>
    search;

/** The search params of links to a page with tables of jobs and of transactions. */
export type TablesSearch = TableParams<typeof jobSpec> &
  TableParams<typeof transactionSpec> &
  SearchSchemaInput;
