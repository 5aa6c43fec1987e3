import { useList } from '../../api/lists/use-list.ts';
import { paidPartPaymentsQuery } from '../../api/part-payments.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { partPaymentQueue } from '../../components/decision/money-queues.ts';
import { PartPaymentCard } from './part-payment-card.tsx';
import { paidColumns } from './part-payment-columns.tsx';

/** The paid part-payments. */
export function PartPaymentHistory({ control }: { control: TableControl }) {
  return (
    <DataTable
      caption="Part Payment History"
      columns={paidColumns}
      list={useList(paidPartPaymentsQuery)}
      rowKey={(row) => partPaymentQueue.idOf(row) ?? ''}
      control={control}
      card={(row) => <PartPaymentCard row={row} />}
    />
  );
}
