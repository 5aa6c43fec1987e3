import { formatCount } from '../../../domain/count.ts';
import { transactionList } from '../../../domain/lists/transactions.ts';
import { directionOf, isPaid } from '../../../domain/transaction-types.ts';
import type { Transaction } from '../../api/transactions.ts';
import {
  besideNameClasses,
  fillWidthClasses,
  nameClasses,
  secondNameClasses,
} from '../../components/data-table/column.tsx';
import { recordColumns } from '../../components/data-table/record-columns.tsx';
import { artisans, clients } from '../../components/people-list/person-kinds.ts';
import { idCell } from '../../components/row-link/linked-id.tsx';
import { linkedText, partyCell } from '../../components/row-link/named-links.tsx';
import { toJob, toTransaction } from '../../components/row-link/record-links.ts';
import { idOf } from '../../lib/values/ids.ts';
import { signedAmount } from '../../lib/values/signed-amount.ts';

/** The positions in `paidTotals.sums`. */
const sumIndex = { in: 0, out: 1, unknownType: 2 };

/** The sums of the money paid in and out, and the number of paid rows of unknown types, which are in neither sum. */
const paidTotals = {
  sumOf({ type, payment_status }: Transaction) {
    if (!isPaid(payment_status)) return null;
    const direction = directionOf(type);
    return sumIndex[direction ?? 'unknownType'];
  },
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
export const transactionColumns = recordColumns<Transaction>()(transactionList, {
  id: { cell: idCell(idOf, toTransaction) },
  artisan_name: { className: nameClasses, cell: partyCell(artisans) },
  client_name: { className: secondNameClasses, cell: partyCell(clients) },
  service_type: { className: besideNameClasses, hideOrder: 2 },
  date: { read: (row) => row.date ?? row.start_date, hideOrder: 4 },
  type: { className: 'max-w-28 text-text-2', hideOrder: 3 },
  description: {
    className: fillWidthClasses,
    hideOrder: 1,
    cell: linkedText(
      (row) => row.description,
      (row) => toJob(row.job_id),
    ),
  },
  amount: { read: signedAmount, totals: paidTotals },
});

/** The columns that only an exported file has. */
export const transactionFileColumns = recordColumns<Transaction>()(
  { columns: transactionList.fileColumns },
  {},
);

/** The columns of one artisan's transactions. The client's name is the row's main column. */
export const artisanTransactionColumns = transactionColumns
  .filter((column) => column.id !== 'artisan_name')
  .map((column) => (column.id === 'client_name' ? { ...column, className: nameClasses } : column));

/** The columns of one client's transactions. The artisan's name is the row's main column. */
export const clientTransactionColumns = transactionColumns.filter(
  (column) => column.id !== 'client_name',
);
