import { useNavigate } from '@tanstack/react-router';
import { Briefcase, Copy, Ellipsis } from 'lucide-react';
import { useMemo, useState } from 'react';
import { pendingPartPaymentList } from '../../../../domain/lists/part-payments.ts';
import { isInSum, partPaymentQueue } from '../../../api/money-queues.ts';
import { type PartPayment, pendingPartPaymentsQuery } from '../../../api/part-payments.ts';
import { actionColumn, type Column } from '../../../components/data-table/column.tsx';
import { oneSum, recordColumns } from '../../../components/data-table/record-columns.tsx';
import type { TableControl } from '../../../components/data-table/use-table-state.ts';
import { copyText } from '../../../components/feedback/copy-text.ts';
import { listPage, type TableProps } from '../../../components/page/list-page.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { MenuButton } from '../../../components/ui/menu-button.tsx';
import { lateComponent } from '../../../lib/browser/late-component.tsx';
import { findRow } from '../../../lib/row-index/row-source.ts';
import { AmountToDecide, DecisionButtons } from '../decision-buttons.tsx';
import type { DecisionQueue } from '../decision-subject.ts';
import { DecisionTable } from '../decision-table.tsx';
import { WaitingText } from '../queue/waiting-text.tsx';
import { PartPaymentCard } from './part-payment-card.tsx';
import { partPaymentCells } from './part-payment-columns.tsx';
import { partPaymentSubject } from './part-payment-subject.ts';

type Queue = DecisionQueue<PartPayment>;

/** Returns the columns of Pending Part Payments, with the buttons Reject and Approve and the menu of the project. */
export const pendingColumns = (queue: Queue): readonly Column<PartPayment>[] => [
  ...recordColumns<PartPayment>()(pendingPartPaymentList, {
    ...partPaymentCells(false),
    part_payment_amount: {
      cell: (row) => <RequestedAmount row={row} queue={queue} />,
      totals: oneSum('Total Part Payment', 'awaiting a decision', (row) =>
        isInSum(partPaymentQueue, row),
      ),
    },
    // A row without a request time is sorted by its deadline. If no row has a time, see `undatedColumns`.
    requested_at: {
      hiddenAtFirst: true,
      sortKey: ({ requested_at, job_deadline }) => (requested_at ?? job_deadline)?.time ?? null,
    },
  }),
  actionColumn((row) => <Actions row={row} queue={queue} />),
];

/** The amount, and under it the waiting time, or the reason why it cannot be approved. */
function RequestedAmount({ row, queue }: { row: PartPayment; queue: Queue }) {
  const since = partPaymentQueue.isUndecided(row) ? partPaymentQueue.createdAt(row) : null;
  return (
    <AmountToDecide row={row} queue={queue}>
      {since !== null && (
        <span className="text-caption font-normal whitespace-nowrap text-text-2">
          Waits <WaitingText since={since} />
        </span>
      )}
    </AmountToDecide>
  );
}

function Actions({ row, queue }: { row: PartPayment; queue: Queue }) {
  return (
    <DecisionButtons row={row} queue={queue}>
      <ProjectMenu projectId={row.job_id} rowLabel={queue.subject.labelOf(row)} />
    </DecisionButtons>
  );
}

interface ProjectMenuProps {
  projectId: string | null;
  /** The words for the row in the label of the button: "part-payment for project 7". */
  rowLabel: string;
}

function ProjectMenu({ projectId, rowLabel }: ProjectMenuProps) {
  const navigate = useNavigate();
  const disabledWithoutId = projectId === null && { disabledBecause: 'The project has no id' };
  return (
    <MenuButton
      sections={() => [
        {
          key: 'project',
          items: [
            {
              key: 'job',
              label: 'Find the project in Jobs',
              icon: <Briefcase />,
              kind: 'action',
              ...disabledWithoutId,
              onSelect: () =>
                void navigate({ to: '/admin/jobs', search: { record: projectId ?? '' } }),
            },
            {
              key: 'copy',
              label: 'Copy the project ID',
              icon: <Copy />,
              kind: 'action',
              ...disabledWithoutId,
              onSelect: () => void copyText(projectId ?? ''),
            },
          ],
        },
      ]}
      trigger={
        <IconButton label={`More about the ${rowLabel}`} tip="More" outlined icon={<Ellipsis />} />
      }
    />
  );
}

/** Returns the columns for a host that does not send when the requests were made. */
const undatedColumns = (queue: Queue) =>
  pendingColumns(queue).filter(({ id }) => id !== 'requested_at');

/**
 * Returns the control of a table for a host that does not send when the requests were made. The deadline replaces the
 * time of the request in the default order, in the chosen order, and in the menu Period.
 */
const withDeadlineOrder = ({ state, ...control }: TableControl): TableControl => ({
  ...control,
  order: { column: 'job_deadline', descending: false },
  state:
    state.sort?.column === 'requested_at'
      ? { ...state, sort: { ...state.sort, column: 'job_deadline' } }
      : state,
});

/** The table of the queue. A text shows the order by request time, because that column is hidden at first. */
function PendingTable({ list, control }: TableProps<PartPayment>) {
  const { rows } = list;
  const [isUndated, setIsUndated] = useState(false);
  // An empty list does not tell whether its rows have dates. The state keeps the last answer, so that the columns and the
  // order do not change while a row that was the last one is still on screen.
  const isListUndated = useMemo(
    () =>
      rows?.length
        ? findRow(rows, ({ requested_at }) => requested_at !== null) === undefined
        : null,
    [rows],
  );
  if (isListUndated !== null && isListUndated !== isUndated) setIsUndated(isListUndated);
  const shownControl = useMemo(
    () => (isUndated ? withDeadlineOrder(control) : control),
    [isUndated, control],
  );
  const { sort } = shownControl.state;
  return (
    <DecisionTable
      caption="Pending Part Payments"
      subject={partPaymentSubject}
      columns={isUndated ? undatedColumns : pendingColumns}
      list={list}
      control={shownControl}
      toolbarEnd={
        sort?.column === 'requested_at' && (
          <p className="mr-2 whitespace-nowrap text-caption text-text-2">
            {sort.descending ? 'Newest' : 'Oldest'} request first
          </p>
        )
      }
      card={(row, queue) => (
        <PartPaymentCard
          row={row}
          isPaid={false}
          amount={<RequestedAmount row={row} queue={queue} />}
          action={<Actions row={row} queue={queue} />}
          remaining={partPaymentSubject.balance.availableOf(row)}
        />
      )}
      record={record}
    />
  );
}

const record = lateComponent(() => import('../records/part-payment-record.tsx'), 'PendingRecord');

export const { Page: PendingPartPaymentsPage, load: loadPendingPartPayments } = listPage({
  title: 'Pending Part Payments',
  subtitle: 'Shares of a project’s price that wait for approval',
  list: pendingPartPaymentList,
  source: pendingPartPaymentsQuery,
  Table: PendingTable,
});
