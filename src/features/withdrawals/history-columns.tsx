import { ReceiptText } from 'lucide-react';
import type { ApprovedWithdrawal } from '../../api/withdrawals.ts';
import {
  actionColumn,
  type Column,
  CutText,
  statusColumn,
  textColumn,
} from '../../components/data-table/column.tsx';
import {
  dateColumn,
  moneyColumn,
  notPaidWords,
  oneSum,
  rowIdColumn,
} from '../../components/data-table/record-columns.tsx';
import { NamedLink, toArtisan } from '../../components/row-link/named-links.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { isPaidOut, payeeName } from './approved-withdrawal.ts';

type Open = (withdrawal: ApprovedWithdrawal) => void;

/** The columns of Withdraw History. */
export function historyColumns(onOpen: Open): readonly Column<ApprovedWithdrawal>[] {
  return [
    rowIdColumn({ id: 'id', header: 'Withdrawal ID' }, (row) => row.id),
    {
      ...textColumn<ApprovedWithdrawal>(
        { id: 'artisan_name', header: 'Artisan name', className: 'max-w-64 font-strong' },
        payeeName,
      ),
      cell: (row) => (
        <span className="flex items-center gap-2.5">
          <Avatar name={payeeName(row)} className="size-7 text-count" />
          <NamedLink target={toArtisan(row.artisan_id)} className="min-w-0 hover:underline">
            <CutText>{payeeName(row)}</CutText>
          </NamedLink>
        </span>
      ),
    },
    // A host that does not say what was available leaves the amount itself.
    moneyColumn(
      { id: 'available_amount', header: 'Available Amount' },
      (row) => row.available_amount ?? row.amount,
    ),
    moneyColumn(
      {
        id: 'amount',
        header: 'Withdrawal Amount',
        totals: oneSum('Total Withdrawal Amount', 'approved or paid', isPaidOut, notPaidWords),
      },
      (row) => row.amount,
    ),
    dateColumn({ id: 'created_at', header: 'Date' }, (row) => row.created_at),
    statusColumn({ id: 'payment_status', header: 'Status' }, (row) => row.payment_status),
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
      icon={<ReceiptText size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => onOpen(withdrawal)}
    />
  );
}
