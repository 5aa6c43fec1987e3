import { useEffect } from 'react';
import type { Matches } from '../../components/data-table/use-matches.ts';
import { toast } from '../../components/feedback/toaster.tsx';
import { moveFocusToRow } from '../../components/ui/return-focus.ts';
import type { DecisionKind, DecisionQueue, QueueRow } from './decision-subject.ts';

/** The rows of a table as they are on screen. */
export interface RowsOnScreen<T> {
  /** All found rows, in their order. */
  found: Matches<T>;
  pageRows: readonly T[];
}

/**
 * Returns the first row that can be decided on: on the page from `position` on, else from its top, else in all found
 * rows.
 */
export function nextRow<T>(
  { found, pageRows }: RowsOnScreen<T>,
  position: number,
  canDecide: (row: T) => boolean,
): T | undefined {
  const onPage = [...pageRows.slice(position), ...pageRows.slice(0, position)].find(canDecide);
  if (onPage !== undefined) return onPage;
  for (let index = 0; index < found.length; index += 1) {
    const row = found.at(index);
    if (canDecide(row)) return row;
  }
  return;
}

/** The reason why Next is disabled. */
export const noNextWords = 'No other row can be decided on';

interface NextConfirmationProps<T extends QueueRow> {
  queue: DecisionQueue<T>;
  onScreen: RowsOnScreen<T>;
  kind: DecisionKind;
  /** The index on the page where the search begins. */
  position: number;
  onClose: () => void;
}

/** Opens the confirmation about the next row as soon as it renders. It renders nothing itself. */
export function NextConfirmation<T extends QueueRow>(props: NextConfirmationProps<T>) {
  useEffect(() => {
    const { queue, onScreen, kind, position, onClose } = props;
    const next = nextRow(onScreen, position, (row) => queue.whyDisabled(kind, row) === null);
    onClose();
    if (next === undefined)
      return toast({ title: 'Nothing opened', text: noNextWords, isUnknown: true });
    const index = onScreen.pageRows.indexOf(next);
    if (index >= 0) moveFocusToRow(index);
    queue.openConfirmation(kind, next);
  });
  return null;
}
