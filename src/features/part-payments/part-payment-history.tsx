import { useList } from '../../api/lists/use-list.ts';
import { paidPartPaymentsQuery } from '../../api/part-payments.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { recordSizes } from '../../lib/address/page-sizes.ts';
import { PartPaymentCard } from './part-payment-card.tsx';
import { paidColumns } from './part-payment-columns.tsx';
import { approvalId } from './part-payment-state.ts';

/** Part-payments that were paid. */
export function PartPaymentHistory({ control }: { control: TableControl }) {
  return (
    <DataTable
      caption="Part Payment History"
      columns={paidColumns}
      list={useList(paidPartPaymentsQuery)}
      rowKey={(row) => approvalId(row) ?? ''}
      control={control}
      sizes={recordSizes}
      searchPlaceholder="Search..."
      card={(row) => <PartPaymentCard row={row} />}
    />
  );
}
