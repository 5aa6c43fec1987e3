/** The lists that a host searches, with the columns of the screens that search them in the browser. */
import type { OperationId } from '../../openapi/generated/operations.ts';
import { artisansSearch } from '../../src/api/artisans.ts';
import { jobsSearch } from '../../src/api/jobs.ts';
import { paidPartPaymentsSearch } from '../../src/api/part-payments.ts';
import { type FieldReader, id, record, text } from '../../src/api/reading/read-fields.ts';
import { moment } from '../../src/api/reading/read-values.ts';
import { transactionsSearch } from '../../src/api/transactions.ts';
import { approvedWithdrawalsSearch } from '../../src/api/withdrawals.ts';
import { maskColumns } from '../../src/components/contact-field/masked-contacts.tsx';
import type { Column } from '../../src/components/data-table/column.tsx';
import { csvFile } from '../../src/components/data-table/toolbar/csv.ts';
import { peopleColumns } from '../../src/components/people-list/people-columns.tsx';
import {
  artisans,
  clients,
  type PersonKind,
} from '../../src/components/people-list/person-kinds.ts';
import { messageColumns } from '../../src/features/contact/message-columns.tsx';
import { jobColumns } from '../../src/features/jobs/job-columns.tsx';
import { paidColumns } from '../../src/features/part-payments/part-payment-columns.tsx';
import { transactionColumns } from '../../src/features/transactions/transaction-columns.tsx';
import { historyColumns } from '../../src/features/withdrawals/history-columns.tsx';
import { fold } from '../../src/lib/row-index/fold.ts';
import {
  type FilterChoice,
  RowIndex,
  type RowQuery,
  type Sum,
} from '../../src/lib/row-index/row-index.ts';
import { statusKey } from '../../src/lib/values/status.ts';

type OrderKey = number | string | null;

/** The search of a whole list in the browser. */
export interface BrowserSearch {
  find: (query: Partial<RowQuery>) => Uint32Array;
  sums: (found: Uint32Array) => readonly (Sum | undefined)[];
  /** Returns the distinct values of a filter. */
  filterKeys: (column: string) => string[];
  /** Returns the values of a filter with their numbers of rows. */
  choices: (column: string) => readonly FilterChoice[];
  /** Returns the searched text of a row. */
  textAt: (row: number) => string;
  /** Returns the key by which a row is ordered. */
  orderAt: (row: number, column: string) => OrderKey;
  /** Returns the file that the browser exports of some rows, with these columns or all. */
  csv: (rows: Iterable<number>, shown?: readonly string[], isMasked?: boolean) => string;
}

export interface SearchedScreen {
  operation: OperationId;
  path: string;
  whole: { operation: OperationId; path: string };
  /** The field with the id of a row. */
  id: string;
  orders: readonly string[];
  /** The kind of each filter; see filterTexts. */
  filters: Readonly<Record<string, FilterKind>>;
  sums: readonly string[];
  open: (rows: readonly object[]) => BrowserSearch;
}

type FilterKind = 'choices' | 'amounts' | 'days' | 'digits' | 'id';

function opener<T extends object>(
  columns: readonly Column<T>[],
  read: FieldReader<T>,
  summed?: string,
) {
  return (raw: readonly object[]): BrowserSearch => {
    const rows = raw.map(read);
    const index = new RowIndex<T>(
      {
        length: rows.length,
        at: (row) => rows[row] ?? read({}),
        each: (visit, start = 0, end = rows.length) => {
          for (let row = start; row < end; row += 1) visit(rows[row] ?? read({}), row);
        },
      },
      columns,
    );
    return {
      find: (query) => index.find({ q: '', filters: {}, sort: null, ...query }),
      sums: (found) => (summed === undefined ? [] : index.sums(summed, found)),
      filterKeys: (column) => index.choices(column).map(({ key }) => key),
      choices: (column) => index.choices(column),
      csv(found, shown, isMasked = false) {
        const chosen = (isMasked ? maskColumns(columns) : columns).flatMap(
          ({ id: name, header, exported }) =>
            exported === undefined || shown?.includes(name) === false ? [] : [{ header, exported }],
        );
        const lines = [...found].map((row) =>
          chosen.map(({ exported }) => exported(index.rows.at(row))),
        );
        return csvFile([chosen.map(({ header }) => header), ...lines]);
      },
      textAt: (row) => columns.map((column) => column.text(index.rows.at(row))).join('\n'),
      orderAt(row, id) {
        const column = columns.find((one) => one.id === id);
        if (column === undefined) return moment(Reflect.get(raw[row] ?? {}, id))?.time ?? null;
        const key = column.sortKey?.(index.rows.at(row)) ?? null;
        if (typeof key !== 'string') return key;
        if (/^(job_)?id$/.test(id)) return Number(key);
        const isChoice = column.filterKey !== undefined && column.filterTest === undefined;
        return isChoice ? statusKey(fold(key)) : fold(key).slice(0, 100);
      },
    };
  };
}

const person = artisansSearch.reading.readRow;
const names = ['total'];
const link = () => null;
const ignore = () => undefined;

const people = (kind: PersonKind) => ({
  path: `search/${kind.word}`,
  id: 'id',
  orders: ['id', 'name', 'location', 'email', 'status'],
  filters: { status: 'choices' as const },
  sums: [],
  open: opener(peopleColumns(kind.one, kind, link), person),
});

export const searchedScreens = {
  artisans: {
    ...people(artisans),
    operation: 'searchArtisans',
    whole: { operation: 'listArtisans', path: 'get/all/artisan' },
  },
  clients: {
    ...people(clients),
    operation: 'searchClients',
    whole: { operation: 'listClients', path: 'get/all/client' },
  },
  jobs: {
    operation: 'searchJobs',
    path: 'search/job',
    whole: { operation: 'listJobs', path: 'job/history' },
    id: 'job_id',
    orders: [
      'job_id',
      'client_name',
      'artisan_name',
      'service_type',
      'job_description',
      'start_date',
      'due_date',
      'amount',
      'job_status',
    ],
    filters: {
      job_id: 'id',
      service_type: 'choices',
      job_status: 'choices',
      start_date: 'days',
      due_date: 'days',
      amount: 'amounts',
    },
    sums: ['total', 'left_out'],
    open: opener(jobColumns, jobsSearch.reading.readRow, 'amount'),
  },
  transactions: {
    operation: 'searchTransactions',
    path: 'search/transaction',
    whole: { operation: 'listTransactions', path: 'transaction/history' },
    id: 'id',
    orders: [
      'id',
      'artisan_name',
      'client_name',
      'service_type',
      'date',
      'type',
      'description',
      'amount',
      'payment_status',
    ],
    filters: { type: 'choices', payment_status: 'choices', date: 'days', amount: 'amounts' },
    sums: ['paid_in', 'paid_out', 'left_out'],
    open: opener(transactionColumns, transactionsSearch.reading.readRow, 'amount'),
  },
  approvedWithdrawals: {
    operation: 'searchApprovedWithdrawals',
    path: 'search/approved-withdrawal',
    whole: { operation: 'listApprovedWithdrawals', path: 'get/all/approved/withdrawal' },
    id: 'id',
    orders: ['id', 'artisan_name', 'available_amount', 'amount', 'created_at', 'payment_status'],
    filters: {
      id: 'id',
      payment_status: 'choices',
      available_amount: 'amounts',
      amount: 'amounts',
      created_at: 'days',
    },
    sums: names,
    open: opener(historyColumns(ignore), approvedWithdrawalsSearch.reading.readRow, 'amount'),
  },
  paidPartPayments: {
    operation: 'searchPaidPartPayments',
    path: 'search/paid-part-payment',
    whole: { operation: 'listPaidPartPayments', path: 'get/all/paid/part-partment' },
    id: 'job_id',
    orders: [
      'job_id',
      'artisan_name',
      'job_amount',
      'part_payment_amount',
      'job_deadline',
      'part_payment_status',
    ],
    filters: {
      part_payment_status: 'choices',
      job_amount: 'amounts',
      part_payment_amount: 'amounts',
      job_deadline: 'days',
    },
    sums: names,
    open: opener(paidColumns, paidPartPaymentsSearch.reading.readRow, 'part_payment_amount'),
  },
  contactMessages: {
    operation: 'searchContactMessages',
    path: 'search/contact-message',
    whole: { operation: 'listContactMessages', path: 'get/all/contact/message' },
    id: 'id',
    orders: ['id', 'sender_name', 'phone_number', 'email', 'read_status', 'category', 'created_at'],
    filters: { read_status: 'choices', category: 'choices', phone_number: 'digits' },
    sums: [],
    open: opener(
      messageColumns(ignore),
      record({
        id,
        first_name: text,
        last_name: text,
        phone_number: text,
        email: text,
        read_status: text,
        category: text,
        message: text,
        created_at: moment,
        start_date: moment,
      }),
    ),
  },
} satisfies Record<string, SearchedScreen>;
