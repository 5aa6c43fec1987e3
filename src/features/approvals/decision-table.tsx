import { useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { ListState } from '../../api/lists/use-list.ts';
import { useWhyOffline } from '../../api/transport/connection.ts';
import { useAttempts } from '../../api/writes/use-attempts.ts';
import type { RowShortcuts } from '../../components/data-table/body/on-row-key.ts';
import { RowLooks } from '../../components/data-table/body/table-body.tsx';
import type { Column } from '../../components/data-table/column.tsx';
import { DataTable, type DataTableProps } from '../../components/data-table/data-table.tsx';
import { UpdatedAgo } from '../../components/feedback/updated-ago.tsx';
import { useWhyNotOffered } from '../../components/host-action/use-is-offered.ts';
import {
  type RecordProps,
  useRecordTableProps,
} from '../../components/record-panel/use-record-table-props.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { type LateComponent, lateComponent, useOpened } from '../../lib/browser/late-component.tsx';
import type { TableState } from '../../lib/url/table-state.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import type { RowsOnScreen } from './decision-dialogs.tsx';
import type {
  Attempts,
  DecisionKind,
  DecisionQueue,
  DecisionSubject,
  QueueRow,
} from './decision-subject.ts';
import { LockedRows } from './locks/locked-rows.tsx';
import { useLocks } from './locks/use-locks.ts';
import { watchOutcomes } from './locks/watch-outcomes.ts';
import type { Opened } from './outcome.ts';
import type { ShownLeftRows } from './queue/left-rows-status.tsx';
import { PromisedLine } from './queue/promised-line.tsx';
import { SelectBox, SelectPageBox } from './queue/select-box.tsx';
import { useBatch } from './queue/use-batch.tsx';
import { SelectionContext } from './queue/use-selection.ts';
import { whyRowLocked } from './why-locked.ts';

const lateDialogs = lateComponent(() => import('./decision-dialogs.tsx'), 'DecisionDialogs');

const lateLeftRows = lateComponent(() => import('./queue/left-rows-status.tsx'), 'LeftRowsStatus');

const lateRules = lateComponent(() => import('./rules/rules-dialog.tsx'), 'RulesDialog');

interface DecisionTableProps<T extends QueueRow>
  extends Pick<DataTableProps<T>, 'caption' | 'control' | 'toolbarEnd'> {
  list: ListState<T>;
  subject: DecisionSubject<T>;
  /** Must be the same function at each render, so that the columns change only with the queue. */
  columns: (queue: DecisionQueue<T>) => readonly Column<T>[];
  /** The panel of the open record; must be a constant. */
  record: LateComponent<RecordProps<T>>;
  /** Draws a row as a card, on narrow screens. */
  card: (row: T, queue: DecisionQueue<T>) => ReactNode;
}

/**
 * The table of a queue, with the dialogs of its decisions. The keys A and R open the confirmation about a row, and Enter
 * opens its record.
 */
export function DecisionTable<T extends QueueRow>(props: DecisionTableProps<T>) {
  const { list, subject, columns, card, record, toolbarEnd, ...table } = props;
  const { queue, locks, selectedId, shownRows, leftWords, dialogs } = useDecisionQueue(
    list,
    subject,
  );
  const { selection, bar, dialog } = useBatch(list, queue);
  const { toggle, isTicked } = selection;
  const lookOf = useCallback(
    (id: string | null) =>
      leftWords?.has(id ?? '') ? 'greyed' : isTicked(id) ? 'ticked' : 'plain',
    [leftWords, isTicked],
  );
  const records = useRecordTableProps(
    record,
    { list, control: table.control },
    subject.idOf,
    (row) => <DecisionButtons row={row} queue={queue} />,
  );
  const { open } = records.shortcuts;
  const shortcuts = useMemo<RowShortcuts<T>>(
    () => ({
      open,
      approve: (row) => queue.openConfirmation('approve', row),
      reject: (row) => queue.openConfirmation('reject', row),
      tick: (row, isRange) => toggle(subject.idOf(row), isRange),
    }),
    [queue, subject, toggle, open],
  );
  return (
    <SelectionContext value={selection}>
      <LockedRows subject={subject} locks={locks.unresolved} onRefresh={list.retry} />
      <PromisedLine rows={list.rows} queue={subject} />
      <RowLooks value={lookOf}>
        <DataTable
          {...table}
          isTall
          columns={useMemo(
            () => withCheckboxes(columns(queue), subject),
            [columns, queue, subject],
          )}
          list={list}
          rowKey={subject.idOf}
          selectedKey={selectedId ?? records.selectedKey}
          shortcuts={shortcuts}
          shownRows={shownRows}
          toolbarEnd={
            <span className="flex flex-wrap items-center gap-1">
              {toolbarEnd}
              <UpdatedAgo at={list.updatedAt} isReading={list.isFetching} onRefresh={list.retry} />
              <RulesButton />
            </span>
          }
          card={(row) => (
            <div className="flex items-start gap-2">
              <SelectBox row={row} subject={subject} />
              <div className="min-w-0 flex-1">{card(row, queue)}</div>
            </div>
          )}
        >
          {(matches, pageRows, isEarlier, state) => (
            <>
              {bar(pageRows)}
              {records.children(matches, pageRows, isEarlier, state)}
              {dialogs({ matches, pageRows }, table.control.state)}
            </>
          )}
        </DataTable>
      </RowLooks>
      {dialog}
    </SelectionContext>
  );
}

/** Adds checkboxes to the first column, because it stays in view while the table scrolls sideways. */
function withCheckboxes<T extends QueueRow>(
  [first, ...others]: readonly Column<T>[],
  subject: DecisionSubject<T>,
): readonly Column<T>[] {
  if (first === undefined) return [];
  const beforeHeader = (rows: readonly T[]) => <SelectPageBox rows={rows} subject={subject} />;
  const cell = (row: T) => (
    <span className="inline-flex items-center">
      <SelectBox row={row} subject={subject} />
      {first.cell(row)}
    </span>
  );
  return [{ ...first, beforeHeader, cell }, ...others];
}

function RulesButton() {
  const [opened, open, close] = useOpened<true>(lateRules);
  const disabledBecause = useWhyNotOffered('getDecisionRules');
  return (
    <>
      <IconButton
        label="Decision rules"
        className="print:hidden"
        icon={<SlidersHorizontal size={15} />}
        disabledBecause={disabledBecause}
        onClick={() => open(true)}
      />
      {opened !== null && <lateRules.View onClose={close} />}
    </>
  );
}

function useDecisionQueue<T extends QueueRow>(list: ListState<T>, subject: DecisionSubject<T>) {
  const { retry, rows } = list;
  const [leftRows, setLeftRows] = useState<ShownLeftRows<T>>();
  const onLeftRows: (leftRows: ShownLeftRows<T>) => void = setLeftRows;
  const leftWords = leftRows?.words.size ? leftRows.words : undefined;
  const requestedAt = rows?.requestedAt ?? 0;
  const approve = useAttempts(subject.approval.mutationKey, requestedAt);
  const reject = useAttempts(subject.rejection.mutationKey, requestedAt);
  const attempts = useMemo<Attempts>(() => ({ approve, reject }), [approve, reject]);
  const whyOffline = useWhyOffline('decided') ?? null;
  const [opened, open, close] = useOpened<Opened<T>>(lateDialogs);
  const selectedId = opened !== null && 'row' in opened ? subject.idOf(opened.row) : null;
  const locks = useLocks(list, subject, attempts, selectedId);
  const { whyLocked: whyIdLocked } = locks;
  const hasRows = rows !== undefined;
  const [isLeftRowsCodeLoaded, setIsLeftRowsCodeLoaded] = useState(false);
  useEffect(() => {
    if (!hasRows) return;
    // Loads the dialogs before the first click, because an administrator opens a queue in order to decide.
    lateDialogs.preload();
    void lateLeftRows.loadAhead().then(() => setIsLeftRowsCodeLoaded(true));
  }, [hasRows]);
  const client = useQueryClient();
  useEffect(() => watchOutcomes(client), [client]);

  const queue = useMemo<DecisionQueue<T>>(() => {
    const whyLocked = (kind: DecisionKind, row: T) =>
      leftWords?.get(subject.idOf(row) ?? '') ??
      whyRowLocked(subject, kind, row, attempts, whyIdLocked);
    const whyDisabled = (kind: DecisionKind, row: T) => whyLocked(kind, row) ?? whyOffline;
    const openConfirmation = (kind: DecisionKind, row: T) => {
      if (whyDisabled(kind, row) !== null) return;
      open({ kind, row });
      // A decision needs the current figures; those on screen are as old as the last read of the list.
      void retry();
    };
    return { subject, whyLocked, whyDisabled, openConfirmation };
  }, [attempts, whyIdLocked, leftWords, subject, whyOffline, open, retry]);
  return {
    queue,
    locks,
    /** The id of the row that the open confirmation is about. */
    selectedId,
    /** Returns the rows on screen, which include rows that have left; undefined until the code for them is loaded. */
    shownRows: leftRows?.shownRows,
    /** The words for each row that has left, by the id of the row; undefined without such a row. */
    leftWords,
    /** Returns the open dialog, and the status of the rows that have left the list. */
    dialogs: (onScreen: RowsOnScreen<T>, state: TableState) => (
      <>
        {opened !== null && (
          <lateDialogs.View
            list={list}
            queue={queue}
            attempts={attempts}
            locks={locks}
            onScreen={onScreen}
            opened={opened}
            onOpen={open}
            onClose={close}
            onCrash={close}
          />
        )}
        {isLeftRowsCodeLoaded && (
          <lateLeftRows.View
            subject={subject}
            moment={{ pageRows: onScreen.pageRows, listed: rows, state }}
            attempts={attempts}
            locks={locks}
            onChange={onLeftRows}
          />
        )}
      </>
    ),
  };
}
