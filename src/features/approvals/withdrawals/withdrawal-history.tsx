import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { withdrawalHistoryList } from '../../../../domain/lists/withdrawal-history.ts';
import {
  type ApprovedWithdrawal,
  approvedWithdrawalsQuery,
  approvedWithdrawalsSearch,
  payeeName,
} from '../../../api/withdrawals.ts';
import { RecordCard } from '../../../components/data-table/body/record-card.tsx';
import { actionColumn, type Column } from '../../../components/data-table/column.tsx';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { IdText } from '../../../components/data-table/id-text.tsx';
import { paidSum, recordColumns } from '../../../components/data-table/record-columns.tsx';
import { RowMark } from '../../../components/notes/row-mark.tsx';
import { listPage, type TableProps } from '../../../components/page/list-page.tsx';
import { artisanCell, NamedLink, toArtisan } from '../../../components/row-link/named-links.tsx';
import { DateText } from '../../../components/ui/date-text.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { StatusPill } from '../../../components/ui/status-pill.tsx';
import { lateComponent, useOpened } from '../../../lib/browser/late-component.tsx';
import { idOf } from '../../../lib/values/ids.ts';

const receipt = lateComponent(() =>
  import('./withdrawal-receipt.tsx').then(({ WithdrawalReceipt }) => WithdrawalReceipt),
);

type OpenReceipt = (withdrawal: ApprovedWithdrawal) => void;

/** Returns the columns of Withdraw History. */
export function historyColumns(onOpen: OpenReceipt): readonly Column<ApprovedWithdrawal>[] {
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
        totals: paidSum('Total Withdrawal Amount', ({ payment_status }) => payment_status),
      },
    }),
    actionColumn((row) => <OpenButton withdrawal={row} onOpen={onOpen} />),
  ];
}

/** The button that opens the receipt of a withdrawal. */
function OpenButton({
  withdrawal,
  onOpen,
}: {
  withdrawal: ApprovedWithdrawal;
  onOpen: OpenReceipt;
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

/** The table of the approved withdrawals. Enter on a row opens its receipt. */
function WithdrawalHistory({ list, control }: TableProps<ApprovedWithdrawal>) {
  const [opened, open, close] = useOpened<ApprovedWithdrawal>(receipt);
  const columns = useMemo(() => historyColumns(open), [open]);
  const rowKeys = useMemo(() => ({ open }), [open]);
  return (
    <>
      <DataTable
        caption="Withdraw History"
        columns={columns}
        list={list}
        rowKey={idOf}
        control={control}
        rowKeys={rowKeys}
        selectedKey={opened?.id ?? null}
        card={(withdrawal) => (
          <RecordCard
            title={
              <NamedLink target={toArtisan(withdrawal.artisan_id)} className="hover:underline">
                {payeeName(withdrawal)}
              </NamedLink>
            }
            end={<Money amount={withdrawal.amount} className="text-body font-bold" />}
            third={
              <>
                ID <IdText id={withdrawal.id} /> <RowMark kind="withdrawal" id={withdrawal.id} /> ·{' '}
                <DateText value={withdrawal.created_at} />
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

export const { Page: WithdrawalHistoryPage, load: loadWithdrawalHistory } = listPage({
  title: 'Withdraw History',
  subtitle: 'Withdrawals that were approved',
  list: withdrawalHistoryList,
  query: approvedWithdrawalsQuery,
  search: approvedWithdrawalsSearch,
  Table: WithdrawalHistory,
});
