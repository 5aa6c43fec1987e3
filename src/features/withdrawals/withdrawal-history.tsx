import { ReceiptText } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { type ApprovedWithdrawal, approvedWithdrawalsQuery } from '../../api/withdrawals.ts';
import {
  actionColumn,
  type Column,
  CutText,
  dateColumn,
  idColumn,
  moneyColumn,
  statusColumn,
  textColumn,
} from '../../components/data-table/column.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { IdText } from '../../components/data-table/id-text.tsx';
import { RecordCard } from '../../components/data-table/table-cards.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { useListState } from '../../components/feedback/use-list-state.ts';
import { Avatar } from '../../components/ui/avatar.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Money } from '../../components/ui/money.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { recordSizes } from '../../lib/page-sizes.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { payeeName } from './payee-name.ts';

const WithdrawalReceipt = lazy(() =>
  import('./withdrawal-receipt.tsx').then((module) => ({ default: module.WithdrawalReceipt })),
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
          <CutText>{payeeName(row)}</CutText>
        </span>
      ),
    },
    // A host that does not say what was available leaves the amount itself.
    moneyColumn(
      { id: 'available_amount', header: 'Available Amount' },
      (row) => row.available_amount ?? row.amount,
    ),
    moneyColumn({ id: 'amount', header: 'Withdrawal Amount', summed: true }, (row) => row.amount),
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
  const [opened, open, close] = useOpened<ApprovedWithdrawal>();
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
            title={payeeName(withdrawal) ?? 'NIL'}
            end={<Money amount={withdrawal.amount} className="text-body font-bold" />}
            third={
              <>
                ID <IdText id={withdrawal.id} /> · <DateText value={withdrawal.created_at} />
              </>
            }
            thirdEnd={<StatusPill status={withdrawal.payment_status} />}
            action={<OpenButton withdrawal={withdrawal} onOpen={open} />}
          />
        )}
      />
      <Suspense>
        {opened !== null && <WithdrawalReceipt withdrawal={opened} onClose={close} />}
      </Suspense>
    </>
  );
}
