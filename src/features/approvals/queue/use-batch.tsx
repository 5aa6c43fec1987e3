import { ListChecks, X } from 'lucide-react';
import { useMemo } from 'react';
import { formatCount } from '../../../../domain/count.ts';
import type { ListState } from '../../../api/lists/use-list.ts';
import { useWhyOffline } from '../../../api/transport/connection.ts';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { lateComponent, useOpened } from '../../../lib/browser/late-component.tsx';
import { roomForTable, useMedia } from '../../../lib/browser/use-media.ts';
import { useShortcut } from '../../../lib/browser/use-shortcut.ts';
import { rowsById } from '../../../lib/row-index/rows-by-id.ts';
import { totalOf } from '../batch/batch-lines.ts';
import type { DecisionQueue, QueueRow } from '../decision-subject.ts';
import { useWhyNotInBatch } from '../why-locked.ts';
import { SelectPageBox } from './select-box.tsx';
import { useSelection } from './use-selection.ts';

const lateDialog = lateComponent(() => import('../batch/batch-dialog.tsx'), 'BatchDialog');

/** Returns the selection of a queue, the bar below its rows, and the dialog about the ticked rows, which D opens. */
export function useBatch<T extends QueueRow>(
  list: ListState<T>,
  { subject, whyLocked }: DecisionQueue<T>,
) {
  const whyOffline = useWhyOffline('decided');
  const isTable = useMedia(roomForTable);
  const listed = useMemo(() => rowsById(list.rows, subject.idOf), [list.rows, subject]);
  const whyNotInBatch = useWhyNotInBatch(subject, listed, whyLocked);
  const { selection, lines } = useSelection(subject, listed, whyNotInBatch);
  const [rowsAtOpening, open, close] = useOpened<readonly T[]>(lateDialog);
  const untick = (ids: readonly string[]) => selection.set(ids, false);
  const openDialog = () => {
    if (lines.length === 0 || whyOffline !== undefined) return;
    open(lines.map(({ row }) => row));
    // A decision needs the current figures; those on screen are as old as the last read of the list.
    void list.retry();
  };
  useShortcut('d', openDialog);
  const countText = formatCount(lines.length);
  return {
    selection,
    /** Takes the rows of the page. Returns the bar if rows are ticked; without a table, also the box that ticks all. */
    bar: (pageRows: readonly T[]) => (
      <>
        {!isTable && pageRows.length > 0 && (
          <SelectPageBox rows={pageRows} subject={subject} hasText />
        )}
        {lines.length > 0 && (
          <section
            aria-label="Selection"
            data-bar
            className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-line border-t bg-accent-soft px-(--edge) py-2 text-cell max-lg:bottom-16 print:hidden"
          >
            <p role="status">
              <span className="font-bold">{countText} selected</span> ·{' '}
              <Money amount={totalOf(lines)} tone="plain" className="font-strong" />
            </p>
            <IconButton
              label="Clear the selection"
              icon={<X />}
              onClick={({ currentTarget }) => {
                // The bar disappears with the button, so the focus moves to the first checkbox of the list.
                currentTarget
                  .closest('section')
                  ?.parentElement?.querySelector<HTMLElement>('[type="checkbox"]:not(:disabled)')
                  ?.focus();
                untick(lines.map(({ id }) => id));
              }}
            />
            <Button
              variant="primary"
              className="ml-auto"
              icon={<ListChecks size={15} />}
              disabledBecause={whyOffline}
              aria-keyshortcuts="D"
              onClick={openDialog}
            >
              Decide on {countText}
            </Button>
          </section>
        )}
      </>
    ),
    dialog: rowsAtOpening !== null && (
      <lateDialog.View
        subject={subject}
        list={list}
        rows={rowsAtOpening.map((row) => listed.rowOf(subject.idOf(row) ?? '') ?? row)}
        whyNotInBatch={whyNotInBatch}
        onClose={(sentIds: readonly string[]) => {
          close();
          untick(sentIds);
        }}
        onCrash={close}
      />
    ),
  };
}
