import { paidPartPaymentList } from '../../../../domain/lists/part-payments.ts';
import { partPaymentQueue } from '../../../api/money-queues.ts';
import { type PartPayment, paidPartPaymentsHostList } from '../../../api/part-payments.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { listPage, type TableProps } from '../../../components/page/list-page.tsx';
import { useRecordTableProps } from '../../../components/record-panel/use-record-table-props.tsx';
import { lateComponent } from '../../../lib/browser/late-component.tsx';
import { PartPaymentCard } from './part-payment-card.tsx';
import { paidColumns } from './part-payment-columns.tsx';

const record = lateComponent(() => import('../records/part-payment-record.tsx'), 'PaidRecord');

/** The table of the paid part-payments. The project id, and Enter, open the record of a part-payment. */
function PartPaymentHistory(props: TableProps<PartPayment>) {
  return (
    <DataTable
      caption="Part Payment History"
      columns={paidColumns}
      rowKey={partPaymentQueue.idOf}
      card={(row) => <PartPaymentCard row={row} isPaid />}
      {...props}
      {...useRecordTableProps(record, props, partPaymentQueue.idOf)}
    />
  );
}

export const { Page: PartPaymentHistoryPage, load: loadPartPaymentHistory } = listPage({
  title: 'Part Payment History',
  subtitle: 'Shares of a project’s price that were paid',
  list: paidPartPaymentList,
  source: paidPartPaymentsHostList,
  Table: PartPaymentHistory,
});
