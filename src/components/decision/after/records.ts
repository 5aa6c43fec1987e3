/** The reads of both queues and their histories that show the outcome of a decision. */
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { foundRowsQuery, type HostSearch } from '../../../api/lists/host-search.ts';
import { offersSearch } from '../../../api/offer/offer.ts';
import {
  paidPartPaymentsQuery,
  paidPartPaymentsSearch,
  pendingPartPaymentsQuery,
} from '../../../api/part-payments.ts';
import type { Rows } from '../../../api/reading/rows.ts';
import type { ApiError } from '../../../api/transport/api-error.ts';
import {
  approvedWithdrawalsQuery,
  approvedWithdrawalsSearch,
  withdrawalRequestsQuery,
} from '../../../api/withdrawals.ts';
import type { DecidedRecord } from '../../../lib/browser/storage/kept-decisions.ts';
import { findRow, type RowSource } from '../../../lib/row-index/row-source.ts';
import type { Kobo } from '../../../lib/values/money.ts';
import { type MoneyQueue, partPaymentQueue, withdrawalQueue } from '../money-queues.ts';

/** The parts of a queue row that a decision needs. */
interface QueuedRow {
  /** The id that people and the audit use. */
  reference: string;
  artisan: string | null;
  amount: Kobo | null;
  isWaiting: boolean;
  status: string | null;
  /** Whether no other row of the history can have its id. */
  hasOwnId: boolean;
}

/** The reads of one kind of record. Each `id` is the id that the approval takes. */
interface RecordReads {
  /** The record at the start of a sentence. */
  name: (reference: string) => string;
  /** The page with the approved rows. */
  history: string;
  /** Returns the row in the list that was read last. */
  shown: (client: QueryClient, id: string) => QueuedRow | undefined;
  /** Reads the list again; `requestedAt` is in milliseconds UTC. */
  readQueue: (
    client: QueryClient,
    id: string,
  ) => Promise<{ requestedAt: number; row: QueuedRow | undefined }>;
  /**
   * Reads the history before a decision on a row that may share its id: later, only a higher number of rows
   * shows the approval.
   */
  prepare: (client: QueryClient, id: string) => Promise<unknown>;
  /** Returns how many rows with this id the history had when it was read last; null if it was not read. */
  countShown: (client: QueryClient, id: string) => number | null;
  /** Reads the history again, and returns how many of its rows have this id. */
  countApproved: (client: QueryClient, id: string) => Promise<number>;
}

/** The cached rows of a list, and a function that reads them again. */
interface ListReads<T> {
  shown: (client: QueryClient, id: string) => Rows<T> | undefined;
  /** Reads all rows; only those that may have the id if the host searches the list. */
  read: (client: QueryClient, id: string) => Promise<Rows<T>>;
}

/** The reads of a list that may be long. */
function readsOfLong<T, Key extends QueryKey>(
  query: QueryExecuteOptions<Rows<T>, ApiError, Rows<T>, Rows<T>, Key>,
  search: HostSearch<T>,
): ListReads<T> {
  const found = (id: string) => foundRowsQuery(search, { q: id, filters: {} });
  const usesHostSearch = (client: QueryClient) => offersSearch(client, search.operationId);
  return {
    shown: (client, id) =>
      client.getQueryData<Rows<T>>(usesHostSearch(client) ? found(id).queryKey : query.queryKey),
    read: (client, id) =>
      usesHostSearch(client)
        ? client.query({ ...found(id), staleTime: 0 })
        : client.query({ ...query, staleTime: 0 }),
  };
}

interface Parts<T, U> extends Pick<RecordReads, 'name' | 'history'> {
  waiting: ListReads<T>;
  approved: ListReads<U>;
  queue: MoneyQueue<T>;
  referenceOf: (row: T) => string | null;
  hasOwnId: (row: T) => boolean;
  approvedIdOf: (row: U) => string | null;
}

function readsOf<T extends { artisan_name: string | null }, U>({
  waiting,
  approved,
  queue,
  referenceOf,
  hasOwnId,
  approvedIdOf,
  ...words
}: Parts<T, U>): RecordReads {
  const rowIn = (rows: RowSource<T>, id: string): QueuedRow | undefined => {
    const row = findRow(rows, (one) => queue.idOf(one) === id);
    return (
      row && {
        reference: referenceOf(row) ?? id,
        artisan: row.artisan_name,
        amount: queue.amountOf(row),
        isWaiting: queue.isUndecided(row),
        status: queue.statusOf(row),
        hasOwnId: hasOwnId(row),
      }
    );
  };
  const countIn = (rows: RowSource<U>, id: string) => {
    let count = 0;
    rows.each((row) => {
      if (approvedIdOf(row) === id) count += 1;
    });
    return count;
  };
  return {
    ...words,
    shown: (client, id) => {
      const rows = waiting.shown(client, id);
      return rows && rowIn(rows, id);
    },
    async readQueue(client, id) {
      const rows = await waiting.read(client, id);
      return { requestedAt: rows.requestedAt, row: rowIn(rows, id) };
    },
    async prepare(client, id) {
      const rows = waiting.shown(client, id);
      if (rows !== undefined && rowIn(rows, id)?.hasOwnId === false)
        await approved.read(client, id);
    },
    countShown: (client, id) => {
      const rows = approved.shown(client, id);
      return rows === undefined ? null : countIn(rows, id);
    },
    countApproved: async (client, id) => countIn(await approved.read(client, id), id),
  };
}

export const recordReads: Readonly<Record<DecidedRecord, RecordReads>> = {
  withdrawal: readsOf({
    waiting: {
      shown: (client) => client.getQueryData(withdrawalRequestsQuery.queryKey),
      read: (client) => client.query({ ...withdrawalRequestsQuery, staleTime: 0 }),
    },
    approved: readsOfLong(approvedWithdrawalsQuery, approvedWithdrawalsSearch),
    name: (reference) => `Withdrawal ${reference}`,
    history: 'Withdraw History',
    queue: withdrawalQueue,
    referenceOf: ({ id }) => id,
    hasOwnId: () => true,
    approvedIdOf: ({ id }) => id,
  }),
  'part-payment': readsOf({
    waiting: {
      shown: (client) => client.getQueryData(pendingPartPaymentsQuery.queryKey),
      read: (client) => client.query({ ...pendingPartPaymentsQuery, staleTime: 0 }),
    },
    approved: readsOfLong(paidPartPaymentsQuery, paidPartPaymentsSearch),
    name: (reference) => `The part-payment for project ${reference}`,
    history: 'Part Payment History',
    queue: partPaymentQueue,
    referenceOf: ({ job_id }) => job_id,
    // The part-payments of one job may share its id.
    hasOwnId: ({ id }) => id !== null,
    approvedIdOf: (row) => partPaymentQueue.idOf(row),
  }),
};
