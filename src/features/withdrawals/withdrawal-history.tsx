import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { type ApprovedWithdrawal, approvedWithdrawalsQuery } from '../../api/withdrawals.ts';
import {
  actionColumn,
  type Column,
  CutText,
  dateColumn,
  idColumn,
  moneyColumn,
  oneSum,
  statusColumn,
  textColumn,
} from '../../components/data-table/column.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { RecordCard } from '../../components/data-table/table-cards.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { useListState } from '../../components/feedback/use-list-state.ts';
import { NamedLink, toArtisan } from '../../components/row-link/named-links.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Money } from '../../components/ui/money.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { latePart, useOpened } from '../../lib/late-part.tsx';
import { recordSizes } from '../../lib/page-sizes.ts';
import { isPaidOut, payeeName } from './approved-withdrawal.ts';

const receipt = latePart(() =>
  import('./withdrawal-receipt.tsx').then(({ WithdrawalReceipt }) => WithdrawalReceipt),
);

type Open = (withdrawal: ApprovedWithdrawal) => void;

function historyColumns(onOpen: Open): readonly Column<ApprovedWithdrawal>[] {
  return [
    idColumn({ id: 'id', header: 'Withdrawal ID' }, (row) => row.id),
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
        totals: oneSum('Total Withdrawal Amount', 'paid', isPaidOut),
      },
      (row) => row.amount,
    ),
    dateColumn({ id: 'created_at', header: 'Date' }, (row) => row.created_at),
    statusColumn({ id: 'payment_status', header: 'Status' }, (row) => row.payment_status),
    actionColumn((row) => <OpenButton withdrawal={row} onOpen={onOpen} />),
  ];
}

function OpenButton({ withdrawal, onOpen }: { withdrawal: ApprovedWithdrawal; onOpen: Open }) {
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

/** Withdrawals that were approved, each with its receipt. */
export function WithdrawalHistory({ control }: { control: TableControl }) {
  const list = useListState(approvedWithdrawalsQuery);
  const [opened, open, close] = useOpened<ApprovedWithdrawal>(receipt);
  const columns = useMemo(() => historyColumns(open), [open]);
  return (
    <>
      <DataTable
        caption="Withdraw History"
        columns={columns}
        list={list}
        rowKey={(withdrawal) => withdrawal.id ?? ''}
        control={control}
        sizes={recordSizes}
        searchPlaceholder="Search..."
        selectedKey={opened?.id ?? null}
        card={(withdrawal) => (
          <RecordCard
            title={
              <NamedLink target={toArtisan(withdrawal.artisan_id)} className="hover:underline">
                {payeeName(withdrawal) ?? 'NIL'}
              </NamedLink>
            }
            end={<Money amount={withdrawal.amount} className="text-body font-bold" />}
            third={
              <>
                ID {withdrawal.id ?? 'NIL'} · <DateText value={withdrawal.created_at} />
              </>
            }
            thirdEnd={<StatusPill status={withdrawal.payment_status} />}
            action={<OpenButton withdrawal={withdrawal} onOpen={open} />}
          />
        )}
      />
      {opened !== null && <receipt.View withdrawal={opened} onClose={close} />}
    </>
  );
}
