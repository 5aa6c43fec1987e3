import { ReceiptText } from 'lucide-react';
import { withdrawalHistoryList } from '../../../../domain/lists/withdrawal-history.ts';
import { fullName } from '../../../../domain/person.ts';
import { isPaid } from '../../../../domain/transaction-types.ts';
import type { ApprovedWithdrawal } from '../../../api/withdrawals.ts';
import { actionColumn, type Column } from '../../../components/data-table/column.tsx';
import {
  notPaidWords,
  oneSum,
  recordColumns,
} from '../../../components/data-table/record-columns.tsx';
import { artisanCell } from '../../../components/row-link/named-links.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';

type Open = (withdrawal: ApprovedWithdrawal) => void;

/** The name of the artisan who was paid. */
export const payeeName = ({ tradesman: { user } }: ApprovedWithdrawal) =>
  fullName(user.first_name, user.last_name);

/** Whether the money was paid. An approved row without a payment status counts as paid. */
const isPaidOut = ({ payment_status: status }: ApprovedWithdrawal) =>
  status === null || isPaid(status);

/** The columns of Withdraw History. */
export function historyColumns(onOpen: Open): readonly Column<ApprovedWithdrawal>[] {
  return [
    ...recordColumns<ApprovedWithdrawal>()(withdrawalHistoryList, {
      artisan_name: {
        read: payeeName,
        className: 'max-w-80 font-strong',
        cell: artisanCell(payeeName, 'size-7 text-count'),
      },
      // If the host sends no available amount, the column shows the amount itself.
      available_amount: { read: (row) => row.available_amount ?? row.amount },
      amount: {
        totals: oneSum('Total Withdrawal Amount', 'approved or paid', isPaidOut, notPaidWords),
      },
    }),
    actionColumn((row) => <OpenButton withdrawal={row} onOpen={onOpen} />),
  ];
}

/** Opens the receipt of a withdrawal. */
export function OpenButton({
  withdrawal,
  onOpen,
}: {
  withdrawal: ApprovedWithdrawal;
  onOpen: Open;
}) {
  return (
    <IconButton
      label={`View withdrawal ${withdrawal.id ?? 'without id'}`}
      tip="View"
      outlined
      icon={<ReceiptText />}
      onClick={() => onOpen(withdrawal)}
    />
  );
}
