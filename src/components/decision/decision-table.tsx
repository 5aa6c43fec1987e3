import { type ReactNode, useMemo } from 'react';
import type { List } from '../../api/lists/use-list.ts';
import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { RowKeys } from '../data-table/body/use-row-keys.ts';
import type { Column } from '../data-table/column.tsx';
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx';
import { UpdatedAgo } from '../feedback/updated-ago.tsx';
import type { DecidedRow, DecisionSubject } from './decision-subject.ts';
import { type DecisionQueue, useDecisionQueue } from './use-decision-queue.tsx';

interface DecisionTableProps<T extends DecidedRow>
  extends Pick<DataTableProps<T>, 'caption' | 'control' | 'tall'> {
  list: List<T>;
  subject: DecisionSubject<T>;
  /** A constant: the columns are made once for each state of the queue. */
  columns: (queue: DecisionQueue<T>) => readonly Column<T>[];
  /** A row where there is no room for a table. */
  card: (row: T, queue: DecisionQueue<T>) => ReactNode;
}

/** The table of a queue, with the dialogs of its decisions. A and R open the question about a row. */
export function DecisionTable<T extends DecidedRow>(props: DecisionTableProps<T>) {
  const { list, subject, columns, card, ...table } = props;
  const { queue, selectedId, dialogs } = useDecisionQueue(list, subject);
  const rowKeys = useMemo<RowKeys<T>>(
    () => ({
      approve: (row) => queue.decide('approve', row),
      reject: (row) => queue.decide('reject', row),
    }),
    [queue],
  );
  return (
    <>
      <DataTable
        {...table}
        columns={useMemo(() => columns(queue), [columns, queue])}
        list={list}
        rowKey={(row) => subject.idOf(row) ?? ''}
        sizes={recordSizes}
        searchPlaceholder="Search..."
        selectedKey={selectedId}
        rowKeys={rowKeys}
        toolbarEnd={
          <UpdatedAgo at={list.updatedAt} isReading={list.isFetching} onRefresh={list.retry} />
        }
        card={(row) => card(row, queue)}
      />
      {dialogs}
    </>
  );
}
