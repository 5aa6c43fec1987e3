import { formatCount } from '../../../domain/count.ts';
import { directionOf, isPaid } from '../../../domain/transaction-types.ts';
import type { Transaction } from '../../api/transactions.ts';
import {
  besideNameClasses,
  type Column,
  fillWidthClasses,
  idColumn,
  nameClasses,
  secondNameClasses,
  statusColumn,
  textColumn,
} from '../../components/data-table/column.tsx';
import {
  choiceColumn,
  dateColumn,
  moneyColumn,
} from '../../components/data-table/record-columns.tsx';
import { artisans, clients } from '../../components/people-list/person-kinds.ts';
import { linkedColumn, partyColumn, toJob } from '../../components/row-link/named-links.tsx';
import { signedAmount } from '../../lib/values/signed-amount.ts';

const sumNumbers = { in: 0, out: 1 };
const unknownType = 2;

/** Two sums: paid in and paid out. Unpaid transactions are in neither. */
const paidTotals = {
  sumOf({ type, payment_status }: Transaction) {
    if (!isPaid(payment_status)) return null;
    const direction = directionOf(type);
    return direction === null ? unknownType : sumNumbers[direction];
  },
  names: ['paid_in', 'paid_out', 'left_out'],
  sums: [
    { label: 'Paid in' },
    { label: 'Paid out' },
    {
      leftOut: (rows: number) =>
        rows === 1
          ? '1 paid row of an unknown type is left out'
          : `${formatCount(rows)} paid rows of unknown types are left out`,
    },
  ],
};

/** The columns of all transactions. The artisan's name is the row's main column. */
export const transactionColumns: readonly Column<Transaction>[] = [
  idColumn({ id: 'id', header: 'ID' }, (row) => row.id),
  partyColumn(artisans, nameClasses),
  partyColumn(clients, secondNameClasses),
  textColumn(
    { id: 'service_type', header: 'Service Type', className: besideNameClasses, leaves: 2 },
    (row) => row.service_type,
  ),
  dateColumn({ id: 'date', header: 'Date', leaves: 4 }, (row) => row.date ?? row.start_date),
  choiceColumn(
    { id: 'type', header: 'Type', className: 'max-w-28 text-text-2', leaves: 3 },
    (row) => row.type,
  ),
  linkedColumn(
    textColumn(
      { id: 'description', header: 'Description', className: fillWidthClasses, leaves: 1 },
      (row) => row.description,
    ),
    (row) => toJob(row.job_id),
  ),
  {
    ...moneyColumn({ id: 'amount', header: 'Amount', totals: paidTotals }, signedAmount),
    // A range filters by the absolute amount.
    filterKey: ({ amount }) => (amount === null ? null : Math.abs(amount)),
  },
  statusColumn({ id: 'payment_status', header: 'Status' }, (row) => row.payment_status),
];

/** What a table has no room for, and the file has. */
export const transactionFileColumns: readonly Column<Transaction>[] = [
  idColumn({ id: 'job_id', header: 'Job ID' }, (row) => row.job_id),
  idColumn({ id: 'withdrawal_id', header: 'Withdrawal ID' }, (row) => row.withdrawal_id),
];

/** The columns of one artisan's transactions. The client's name is the row's main column. */
export const artisanTransactionColumns = transactionColumns
  .filter((column) => column.id !== 'artisan_name')
  .map((column) => (column.id === 'client_name' ? { ...column, className: nameClasses } : column));

/** The columns of one client's transactions. */
export const clientTransactionColumns = transactionColumns.filter(
  (column) => column.id !== 'client_name',
);
