import { useMemo } from 'react';
import { paidPartPaymentList } from '../../../../domain/lists/part-payments.ts';
import { partPaymentQueue } from '../../../api/money-queues.ts';
import {
  type PartPayment,
  paidPartPaymentsQuery,
  paidPartPaymentsSearch,
} from '../../../api/part-payments.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { IdText } from '../../../components/data-table/id-text.tsx';
import { listPage, type TableProps } from '../../../components/page/list-page.tsx';
import { lateComponent, useOpened } from '../../../lib/browser/late-component.tsx';
import { PartPaymentCard } from './part-payment-card.tsx';
import { paidColumns } from './part-payment-columns.tsx';

const details = lateComponent(() =>
  import('./part-payment-details.tsx').then(({ PartPaymentDetails }) => PartPaymentDetails),
);

/** The table of the paid part-payments. It has no column of actions, so the project id opens the details. */
function PartPaymentHistory({ list, control }: TableProps<PartPayment>) {
  const [opened, open, close] = useOpened<PartPayment>(details);
  const columns = useMemo(
    () =>
      paidColumns.map((column) =>
        column.id === 'job_id'
          ? { ...column, cell: (row: PartPayment) => <OpenId row={row} onOpen={open} /> }
          : column,
      ),
    [open],
  );
  return (
    <>
      <DataTable
        caption="Part Payment History"
        columns={columns}
        list={list}
        rowKey={partPaymentQueue.idOf}
        control={control}
        selectedKey={opened && partPaymentQueue.idOf(opened)}
        card={(row) => <PartPaymentCard row={row} projectId={<OpenId row={row} onOpen={open} />} />}
      />
      {opened !== null && <details.View row={opened} onClose={close} />}
    </>
  );
}

function OpenId({ row, onOpen }: { row: PartPayment; onOpen: (row: PartPayment) => void }) {
  return (
    <button
      type="button"
      aria-label={`Details of the part-payment for project ${row.job_id ?? 'without id'}`}
      onClick={() => onOpen(row)}
      onPointerEnter={details.preload}
      className="rounded-key text-accent-ink tabular-nums hover:underline max-lg:min-h-11 max-lg:min-w-11 max-lg:text-left coarse:min-h-11 coarse:min-w-11"
    >
      <IdText id={row.job_id} plain />
    </button>
  );
}

export const { Page: PartPaymentHistoryPage, load: loadPartPaymentHistory } = listPage({
  title: 'Part Payment History',
  subtitle: 'Shares of a project’s price that were paid',
  list: paidPartPaymentList,
  query: paidPartPaymentsQuery,
  search: paidPartPaymentsSearch,
  Table: PartPaymentHistory,
});
