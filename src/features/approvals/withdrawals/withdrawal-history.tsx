import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { withdrawalHistoryList } from '../../../../domain/lists/withdrawal-history.ts';
import {
  type ApprovedWithdrawal,
  approvedWithdrawalsHostList,
  decidedWithdrawalsHostList,
  payeeName,
} from '../../../api/withdrawals.ts';
import { RecordCard } from '../../../components/data-table/body/record-card.tsx';
import { actionColumn, type Column } from '../../../components/data-table/column.tsx';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { paidSum, recordColumns } from '../../../components/data-table/record-columns.tsx';
import { useHasParameter } from '../../../components/host-action/use-is-offered.ts';
import { listPage, type TableProps } from '../../../components/page/list-page.tsx';
import { useRecordTableProps } from '../../../components/record-panel/use-record-table-props.tsx';
import { idCell, LinkedId } from '../../../components/row-link/linked-id.tsx';
import {
  NamedLink,
  toArtisan,
  withdrawalArtisanCell,
} from '../../../components/row-link/named-links.tsx';
import { toWithdrawal } from '../../../components/row-link/record-links.ts';
import { DateText } from '../../../components/ui/date-text.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { StatusPill } from '../../../components/ui/status-pill.tsx';
import { lateComponent } from '../../../lib/browser/late-component.tsx';
import { idOf } from '../../../lib/values/ids.ts';

const record = lateComponent(() => import('../records/withdrawal-record.tsx'), 'WithdrawalRecord');

type OpenRecord = (withdrawal: ApprovedWithdrawal) => void;

/** The choice of the rejected requests, which the status filter has only if the host can list them. */
const rejectedChoice = { key: 'rejected', label: 'Rejected' };

/** Returns the columns of Withdraw History. `hasRejected` says whether the host can list the rejected requests. */
export function historyColumns(
  onOpen: OpenRecord,
  hasRejected = false,
): readonly Column<ApprovedWithdrawal>[] {
  return [
    ...recordColumns<ApprovedWithdrawal>()(withdrawalHistoryList, {
      id: { cell: idCell(idOf, toWithdrawal) },
      artisan_name: {
        read: payeeName,
        className: 'max-w-80 font-strong',
        cell: withdrawalArtisanCell(payeeName, 'size-7 text-count'),
      },
      // If the host sends no available amount, the column shows the amount itself.
      available_amount: { read: (row) => row.available_amount ?? row.amount },
      amount: {
        totals: paidSum('Total Withdrawal Amount', ({ payment_status }) => payment_status),
      },
      payment_status: hasRejected ? { moreChoices: [rejectedChoice] } : {},
    }),
    actionColumn((row) => <OpenButton withdrawal={row} onOpen={onOpen} />),
  ];
}

function OpenButton({
  withdrawal,
  onOpen,
}: {
  withdrawal: ApprovedWithdrawal;
  onOpen: OpenRecord;
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

/**
 * Returns the list. If the status filter has the rejected requests, the host searches them, because the whole list does
 * not have them. While it is not known whether the host can do that, the list is loading.
 */
function useListWithRejected({ list, control }: TableProps<ApprovedWithdrawal>) {
  const hasRejected = useHasParameter('listApprovedWithdrawals', 'decided');
  const chosen = control.state.filters.payment_status?.split(' ');
  const needsHost = hasRejected !== false && chosen?.includes(rejectedChoice.key) === true;
  const withRejected = useMemo(
    () =>
      ({
        ...list,
        rows: undefined,
        hostList: hasRejected === true ? decidedWithdrawalsHostList : null,
      }) satisfies typeof list,
    [list, hasRejected],
  );
  return { list: needsHost ? withRejected : list, hasRejected };
}

/** The table of the decided withdrawals. The id, View and Enter open the record of a withdrawal. */
function WithdrawalHistory(props: TableProps<ApprovedWithdrawal>) {
  const { list, hasRejected } = useListWithRejected(props);
  const records = useRecordTableProps(record, { ...props, list }, idOf);
  const { open } = records.shortcuts;
  const columns = useMemo(() => historyColumns(open, hasRejected), [open, hasRejected]);
  return (
    <DataTable
      caption="Withdraw History"
      columns={columns}
      list={list}
      rowKey={idOf}
      control={props.control}
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
              ID{' '}
              <LinkedId
                id={withdrawal.id}
                target={toWithdrawal(withdrawal.id)}
                noted="withdrawal"
              />{' '}
              · <DateText value={withdrawal.created_at} />
            </>
          }
          thirdEnd={<StatusPill status={withdrawal.payment_status} />}
          action={<OpenButton withdrawal={withdrawal} onOpen={open} />}
        />
      )}
      {...records}
    />
  );
}

export const { Page: WithdrawalHistoryPage, load: loadWithdrawalHistory } = listPage({
  title: 'Withdraw History',
  subtitle: 'Withdrawals that were approved',
  list: withdrawalHistoryList,
  source: approvedWithdrawalsHostList,
  Table: WithdrawalHistory,
});
