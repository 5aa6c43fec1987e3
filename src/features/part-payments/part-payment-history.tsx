import { useMemo } from 'react';
import { useList } from '../../api/lists/use-list.ts';
import {
  type PartPayment,
  paidPartPaymentsQuery,
  paidPartPaymentsSearch,
} from '../../api/part-payments.ts';
import { actionColumn } from '../../components/data-table/column.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { partPaymentQueue } from '../../components/decision/money-queues.ts';
import { useIsOffered } from '../../components/host-action/use-host-action.ts';
import { PartPaymentCard } from './part-payment-card.tsx';
import { paidColumns } from './part-payment-columns.tsx';
import { ProjectMenu } from './project-menu.tsx';

/** The paid part-payments. */
export function PartPaymentHistory({ control }: { control: TableControl }) {
  // The table of the specification has no actions. If the host keeps a history, a menu with it is added.
  const hasMenu = useIsOffered('listTimeline') === true;
  const columns = useMemo(
    () => (hasMenu ? [...paidColumns, actionColumn(menuOf)] : paidColumns),
    [hasMenu],
  );
  return (
    <DataTable
      caption="Part Payment History"
      columns={columns}
      list={useList(paidPartPaymentsQuery, paidPartPaymentsSearch)}
      rowKey={partPaymentQueue.idOf}
      control={control}
      card={(row) => <PartPaymentCard row={row} {...(hasMenu && { action: menuOf(row) })} />}
    />
  );
}

const menuOf = (row: PartPayment) => (
  <ProjectMenu
    projectId={row.job_id}
    subject={`part-payment for project ${row.job_id ?? 'without id'}`}
  />
);
