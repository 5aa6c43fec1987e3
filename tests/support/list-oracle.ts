/** The rows that a list must return for a search, computed from the whole list without a database. */

import { fold } from '../../domain/fold.ts';
import { artisanList } from '../../domain/lists/artisans.ts';
import { clientList } from '../../domain/lists/clients.ts';
import { jobList } from '../../domain/lists/jobs.ts';
import { type FilterKind, type List, sharedColumns } from '../../domain/lists/list.ts';
import { messageList } from '../../domain/lists/messages.ts';
import { paidPartPaymentList } from '../../domain/lists/part-payments.ts';
import { transactionList } from '../../domain/lists/transactions.ts';
import { withdrawalHistoryList } from '../../domain/lists/withdrawal-history.ts';
import { failedStatuses, paidStatuses } from '../../domain/status.ts';
import { typesOf } from '../../domain/transaction-types.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { type Engine, fasterEngine } from './test-database.ts';

type Value = string | number | null | undefined;

/** A row of an answer. Its fields are plain values, except the payee of a withdrawal. */
export type ListRow = Readonly<Record<string, Value>>;

/** A list as the tests read it. */
export interface ListCase {
  operation: OperationId;
  path: string;
  list: List;
  /** The field with the key of a row. */
  key: string;
  /** Return the values of columns that are not fields of the same name. */
  values?: Readonly<Record<string, (row: ListRow) => Value>>;
  /** Returns the name of the sum that a row belongs to; null for none. */
  sumOf?: (row: ListRow) => string | null;
}

const joinWords = (...parts: Value[]) =>
  parts.filter((part) => part !== null && part !== undefined).join(' ');

const isRow = (value: unknown): value is ListRow => typeof value === 'object' && value !== null;

/** Returns the payee of a withdrawal. */
function payeeOf(row: ListRow): ListRow {
  const user: unknown = Reflect.get(Object(Reflect.get(row, 'tradesman')), 'user');
  return isRow(user) ? user : {};
}

const person = {
  key: 'id',
  values: {
    name: (row: ListRow) => joinWords(row.last_name, row.first_name),
    location: (row: ListRow) => joinWords(row.ward, row.lga, row.state),
  },
};

const keyOf = (value: Value) =>
  String(value ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

function sumOfTransaction({ type, payment_status }: ListRow): string | null {
  if (!paidStatuses.includes(keyOf(payment_status))) return null;
  if (typesOf('in').includes(keyOf(type))) return 'paid_in';
  return typesOf('out').includes(keyOf(type)) ? 'paid_out' : 'left_out';
}

const digitsOf = (phone: Value) =>
  String(phone ?? '')
    .replaceAll(/\D/g, '')
    .replace(/^(00)?234/, '')
    .replace(/^0/, '');

export const listCases: readonly ListCase[] = [
  { ...person, operation: 'listArtisans', path: 'get/all/artisan', list: artisanList },
  { ...person, operation: 'listClients', path: 'get/all/client', list: clientList },
  {
    operation: 'listJobs',
    path: 'job/history',
    list: jobList,
    key: 'job_id',
    sumOf: ({ job_status }) => (failedStatuses.includes(keyOf(job_status)) ? 'left_out' : 'total'),
  },
  {
    operation: 'listTransactions',
    path: 'transaction/history',
    list: transactionList,
    key: 'id',
    values: {
      amount: ({ type, amount }) =>
        typeof amount === 'number' && typesOf('out').includes(keyOf(type)) ? -amount : amount,
    },
    sumOf: sumOfTransaction,
  },
  {
    operation: 'listApprovedWithdrawals',
    path: 'get/all/approved/withdrawal',
    list: withdrawalHistoryList,
    key: 'id',
    values: {
      artisan_name: (row) => joinWords(payeeOf(row).first_name, payeeOf(row).last_name),
      available_amount: (row) => row.available_amount ?? row.amount,
    },
    sumOf: () => 'total',
  },
  {
    operation: 'listPaidPartPayments',
    path: 'get/all/paid/part-partment',
    list: paidPartPaymentList,
    key: 'job_id',
    sumOf: () => 'total',
  },
  {
    operation: 'listContactMessages',
    path: 'get/all/contact/message',
    list: messageList,
    key: 'id',
    values: { sender_name: (row) => joinWords(row.last_name, row.first_name) },
  },
];

/**
 * Returns all lists for the faster engine. Two are enough for the other one: they have words, days
 * and amounts, in which the engines can differ.
 */
export const listsOn = (engine: Engine): readonly ListCase[] =>
  listCases.filter(
    ({ operation }) => engine === fasterEngine || /^list(Artisans|Jobs)$/.test(operation),
  );

const fieldOf = ({ values = {} }: ListCase, row: ListRow, id: string): Value =>
  (values[id] ?? ((one: ListRow) => one[id]))(row) ?? null;

/** Returns the value by which a row is ordered; null for a row without one. */
function orderOf(listCase: ListCase, row: ListRow, id: string): string | number | null {
  const { kind, filter } = listCase.list.columns[id] ?? { kind: 'text' };
  const value = fieldOf(listCase, row, id);
  if (value === null || value === undefined) return null;
  if (kind === 'day') return Date.parse(String(value));
  if (typeof value === 'number') return value;
  const text = fold(String(value))
    .replaceAll(/\s/g, ' ')
    .replace(/^ +| +$/g, '');
  const isWord = filter === 'choices' || (kind === 'text' && id === 'service_type');
  return (isWord ? text.replaceAll(/[ _]+/g, '-') : text).slice(0, 100) || null;
}

/** Returns the rows in the order of a column: without a value last, equal ones by their key. */
export function inOrderOf(
  listCase: ListCase,
  rows: readonly ListRow[],
  id: string,
  isDescending: boolean,
): ListRow[] {
  const direction = isDescending ? -1 : 1;
  const keyed = rows.map((row) => ({
    row,
    value: orderOf(listCase, row, id),
    key: Number(row[listCase.key]),
  }));
  keyed.sort((a, b) => {
    if (a.value === null || b.value === null) {
      const missing = Number(a.value === null) - Number(b.value === null);
      return missing || direction * (a.key - b.key);
    }
    const less =
      typeof a.value === 'number' && typeof b.value === 'number'
        ? a.value - b.value
        : Buffer.compare(Buffer.from(String(a.value)), Buffer.from(String(b.value)));
    return direction * (less || a.key - b.key);
  });
  return keyed.map(({ row }) => row);
}

const dayOf = (value: Value) =>
  value === null || Number.isNaN(Date.parse(String(value)))
    ? null
    : new Date(Date.parse(String(value)) + 3_600_000).toISOString().slice(0, 10);

const inRange = <V extends string | number>(value: V | null, from: V | '', to: V | '') =>
  value !== null && (from === '' || value >= from) && (to === '' || value <= to);

const boundOf = (text: string) => (text === '' ? '' : Number(text));

/** Returns whether a row passes the filter of a column, whose text is that of the address. */
export function passes(listCase: ListCase, row: ListRow, id: string, filterText: string): boolean {
  const value = fieldOf(listCase, row, id);
  const [from = '', to = ''] = filterText.split('..');
  const amount = typeof value === 'number' ? value : null;
  const tests: Record<FilterKind, () => boolean> = {
    choices: () => filterText.split(/\s+/).includes(String(orderOf(listCase, row, id) ?? 'nil')),
    days: () => inRange(dayOf(value), from, to),
    amounts: () => inRange(amount, boundOf(from), boundOf(to)),
    absolute: () => inRange(amount === null ? null : Math.abs(amount), boundOf(from), boundOf(to)),
    phones: () => digitsOf(value).includes(filterText),
    id: () => String(value) === filterText,
  };
  const kind = listCase.list.columns[id]?.filter;
  return kind === undefined || tests[kind]();
}

/** Returns values of a filter that find some, one or no row. */
export function filterValues(listCase: ListCase, rows: readonly ListRow[], id: string): string[] {
  const kind = listCase.list.columns[id]?.filter;
  const present = rows.map((row) => fieldOf(listCase, row, id)).filter((value) => value !== null);
  const [first, middle] = [present[0] ?? '', present[present.length >> 1] ?? ''];
  const words = rows.map((row) => String(orderOf(listCase, row, id) ?? 'nil'));
  const [least = 0, most = 0] = [first, middle]
    .map((value) => Math.abs(Number(value)))
    .sort((a, b) => a - b);
  const [earlier = '', later = ''] = [first, middle]
    .map((value) => dayOf(value) ?? '2026-01-01')
    .sort();
  const values: Record<FilterKind, () => string[]> = {
    choices: () => [
      ...new Set(words),
      [...new Set([...words, 'nil'])].slice(-2).join(' '),
      'nothing-has-this',
    ],
    days: () => [
      `${earlier}..${earlier}`,
      `${earlier}..`,
      `..${earlier}`,
      `${earlier}..${later}`,
      '2026-01-31..2026-01-31',
    ],
    amounts: () => [`${least}..${least}`, `${least}..`, `..${most}`, `${least}..${most}`],
    absolute: () => [`${least}..${least}`, `${least}..`, `..${most}`, `${least}..${most}`],
    phones: () => [digitsOf(first).slice(2, 7), '000000000000'],
    id: () => [String(first), '0', 'abc', '99999999999999'],
  };
  return kind === undefined ? [] : values[kind]();
}

/** Returns the ids of the columns that a host sorts by. */
export const ordersOf = ({ list }: ListCase): string[] => sharedColumns(list).map(([id]) => id);
