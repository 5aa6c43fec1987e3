import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useQueue } from '../../api/lists/use-list.ts';
import { type PartPayment, pendingPartPaymentsQuery } from '../../api/part-payments.ts';
import type { RowKeys } from '../../components/data-table/body/use-row-keys.ts';
import { actionColumn, type Column } from '../../components/data-table/column.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import {
  type DecisionQueue,
  useDecisionQueue,
} from '../../components/decision/use-decision-queue.tsx';
import { UpdatedAgo } from '../../components/feedback/updated-ago.tsx';
import { Money } from '../../components/ui/money.tsx';
import { recordSizes } from '../../lib/address/page-sizes.ts';
import { PartPaymentActions } from './part-payment-actions.tsx';
import { PartPaymentCard } from './part-payment-card.tsx';
import { pendingColumns } from './part-payment-columns.tsx';
import { approvalId } from './part-payment-state.ts';
import { partPaymentSubject } from './part-payment-subject.tsx';

/** The queue of part-payments and the decisions on them. */
export function PendingPartPayments({ control }: { control: TableControl }) {
  const list = useQueue(pendingPartPaymentsQuery);
  const { whyLocked, whyNot, decide, selectedId, dialogs } = useDecisionQueue(
    list,
    partPaymentSubject,
  );
  const queue = useMemo(() => ({ whyNot, decide }), [whyNot, decide]);
  const columns = useMemo<readonly Column<PartPayment>[]>(
    () => [
      ...pendingColumns.map((column) =>
        column.id === 'part_payment_amount'
          ? {
              ...column,
              cell: (row: PartPayment) => <AskedAmount row={row} whyLocked={whyLocked} />,
            }
          : column,
      ),
      actionColumn((row) => <PartPaymentActions row={row} queue={queue} />),
    ],
    [whyLocked, queue],
  );
  const rowKeys = useMemo<RowKeys<PartPayment>>(
    () => ({
      approve: (row) => decide('approve', row),
      reject: (row) => decide('reject', row),
    }),
    [decide],
  );
  return (
    <>
      <DataTable
        caption="Pending Part Payments"
        columns={columns}
        list={list}
        rowKey={(row) => approvalId(row) ?? ''}
        control={control}
        sizes={recordSizes}
        searchPlaceholder="Search..."
        selectedKey={selectedId}
        rowKeys={rowKeys}
        toolbarEnd={
          <UpdatedAgo at={list.updatedAt} isReading={list.isFetching} onRefresh={list.retry} />
        }
        card={(row) => (
          <PartPaymentCard row={row} action={<PartPaymentActions row={row} queue={queue} />} />
        )}
      />
      {dialogs}
    </>
  );
}

/** The amount, and under it why it cannot be approved. */
function AskedAmount({
  row,
  whyLocked,
}: { row: PartPayment } & Pick<DecisionQueue<PartPayment>, 'whyLocked'>) {
  const reason = whyLocked('approve', row);
  return (
    <span className="inline-flex flex-col items-end font-strong">
      <Money amount={row.part_payment_amount} />
      {reason !== null && (
        <span className="inline-flex items-center gap-1 text-caption whitespace-nowrap text-wait-ink">
          <TriangleAlert size={13} strokeWidth={1.75} aria-hidden />
          {reason}
        </span>
      )}
    </span>
  );
}
