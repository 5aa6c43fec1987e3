/** The lists that a host searches, with the columns of the screens that search them in the browser. */

import { csvFile, dateCells, dateHeader, phoneCell } from '../../domain/csv.ts';
import { fold } from '../../domain/fold.ts';
import { jobList } from '../../domain/lists/jobs.ts';
import { type FilterKind, type List, sharedColumns } from '../../domain/lists/list.ts';
import { messageList } from '../../domain/lists/messages.ts';
import { paidPartPaymentList } from '../../domain/lists/part-payments.ts';
import { transactionList } from '../../domain/lists/transactions.ts';
import { withdrawalHistoryList } from '../../domain/lists/withdrawal-history.ts';
import { statusKey } from '../../domain/status.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { artisansSearch } from '../../src/api/artisans.ts';
import { contactMessagesSearch } from '../../src/api/contact.ts';
import { jobsSearch } from '../../src/api/jobs.ts';
import { paidPartPaymentsSearch } from '../../src/api/part-payments.ts';
import type { FieldReader } from '../../src/api/reading/read-fields.ts';
import { moment } from '../../src/api/reading/read-values.ts';
import { transactionsSearch } from '../../src/api/transactions.ts';
import { approvedWithdrawalsSearch } from '../../src/api/withdrawals.ts';
import { maskColumns } from '../../src/components/contact-field/masked-contacts.tsx';
import type { Column } from '../../src/components/data-table/column.tsx';
import { personCells } from '../../src/components/people-list/people-columns.tsx';
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
import {
  type FilterChoice,
  RowIndex,
  type RowQuery,
  type Sum,
} from '../../src/lib/row-index/row-index.ts';

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

/** Returns the header and the cells of a column, as the dashboard exports them. */
function cellsOf<T>({ header, exported, kind }: Column<T>, rows: readonly T[]) {
  const texts = rows.map((row) => exported?.(row) ?? '');
  if (kind === 'day') return [dateHeader(header), ...dateCells(texts)];
  return [header, ...(kind === 'phone' ? texts.map(phoneCell) : texts)];
}

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
        const chosen = (isMasked ? maskColumns(columns) : columns).filter(
          ({ id: name, exported }) => exported !== undefined && shown?.includes(name) !== false,
        );
        const rows = Array.from(found, (row) => index.rows.at(row));
        const cells = chosen.map((column) => cellsOf(column, rows));
        return csvFile(
          [-1, ...rows.keys()].map((row) => cells.map((column) => column[row + 1] ?? '')),
        );
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

/** Returns texts of a filter that find some, one or no row with these values. */
export function filterTexts(kind: FilterKind, keys: readonly string[]): string[] {
  const known = keys.filter((key) => key !== 'null' && key !== 'nil' && key !== '');
  const [first = '0', second = first] = [known.at(0), known.at(-1)];
  switch (kind) {
    case 'choices':
      return [first, [...new Set([first, second, 'nil'])].join(' '), 'nil', 'nothing-has-this'];
    case 'id':
      return [first, '0'];
    case 'phones':
      return [first.slice(2, 7), '000000000000'];
    case 'days': {
      const [one = '', other = ''] = [first, second]
        .toSorted()
        .map((day) => day.replaceAll('/', '-'));
      return [
        `${one}..${one}`,
        `${one}..`,
        `..${one}`,
        `${one}..${other}`,
        '2026-01-31..2026-01-31',
      ];
    }
    case 'amounts':
    case 'sizes': {
      const naira = known.map((kobo) => Number(kobo) / 100).toSorted((a, b) => a - b);
      const middle = naira[naira.length >> 1] ?? 0;
      return [`${middle}..${middle}`, `${middle}..`, `..${middle}`, `${naira[0] ?? 0}..${middle}`];
    }
  }
}

/** Orders keys as a host does: ascending or descending, keys without a value last. */
export function inOrder(keys: readonly OrderKey[], isDown: boolean): OrderKey[] {
  return keys.toSorted((a, b) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const isLess =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
    return isDown ? -isLess : isLess;
  });
}

/** Returns what the declaration of a list says about its search. */
function searched<T extends object>(
  list: List,
  columns: readonly Column<T>[],
  read: FieldReader<T>,
): Pick<SearchedScreen, 'filters' | 'open' | 'orders' | 'sums'> {
  const shared = sharedColumns(list);
  const [summed, { sums = [] } = {}] = shared.find(([, column]) => column.sums) ?? [];
  return {
    orders: shared.map(([name]) => name),
    filters: Object.fromEntries(
      shared.flatMap(([name, { filter }]) => (filter === undefined ? [] : [[name, filter]])),
    ),
    sums,
    open: opener(columns, read, summed),
  };
}

const ignore = () => undefined;

const people = (kind: PersonKind) => ({
  path: `search/${kind.word}`,
  id: 'id',
  ...searched(
    kind.list,
    kind.columns(personCells(kind, () => null)),
    artisansSearch.reading.readRow,
  ),
});

const messages = searched(
  messageList,
  messageColumns(ignore),
  contactMessagesSearch.reading.readRow,
);

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
    ...searched(jobList, jobColumns, jobsSearch.reading.readRow),
  },
  transactions: {
    operation: 'searchTransactions',
    path: 'search/transaction',
    whole: { operation: 'listTransactions', path: 'transaction/history' },
    id: 'id',
    ...searched(transactionList, transactionColumns, transactionsSearch.reading.readRow),
  },
  approvedWithdrawals: {
    operation: 'searchApprovedWithdrawals',
    path: 'search/approved-withdrawal',
    whole: { operation: 'listApprovedWithdrawals', path: 'get/all/approved/withdrawal' },
    id: 'id',
    ...searched(
      withdrawalHistoryList,
      historyColumns(ignore),
      approvedWithdrawalsSearch.reading.readRow,
    ),
  },
  paidPartPayments: {
    operation: 'searchPaidPartPayments',
    path: 'search/paid-part-payment',
    whole: { operation: 'listPaidPartPayments', path: 'get/all/paid/part-partment' },
    id: 'job_id',
    ...searched(paidPartPaymentList, paidColumns, paidPartPaymentsSearch.reading.readRow),
  },
  contactMessages: {
    operation: 'searchContactMessages',
    path: 'search/contact-message',
    whole: { operation: 'listContactMessages', path: 'get/all/contact/message' },
    id: 'id',
    ...messages,
    // The host also orders by the date, which no column shows.
    orders: [...messages.orders, 'created_at'],
  },
} satisfies Record<string, SearchedScreen>;
