import { paidPartPaymentsQuery } from '../../api/part-payments.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { useListState } from '../../components/feedback/use-list-state.ts';
import { recordSizes } from '../../lib/page-sizes.ts';
import { PartPaymentCard } from './part-payment-card.tsx';
import { paidColumns } from './part-payment-columns.tsx';
import { approvalId } from './part-payment-state.ts';

/** Part-payments that were paid. */
export function PartPaymentHistory({ control }: { control: TableControl }) {
  return (
    <DataTable
      caption="Part Payment History"
      columns={paidColumns}
      list={useListState(paidPartPaymentsQuery)}
      rowKey={(row) => approvalId(row) ?? ''}
      control={control}
      sizes={recordSizes}
      searchPlaceholder="Search..."
      card={(row) => <PartPaymentCard row={row} />}
    />
  );
}
