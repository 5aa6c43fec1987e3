import { createContext, useMemo, useRef, useState } from 'react';
import type { RowsById } from '../../../lib/row-index/rows-by-id.ts';
import { batchLines, leftAfter } from '../batch/batch-lines.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { noLongerWaiting } from '../why-locked.ts';

/** The ticked rows of a queue, by id. A row that can no longer be ticked counts as not ticked. */
export interface Selection {
  isTicked: (id: string | null) => boolean;
  /** Returns why a row that is not ticked cannot be ticked, or null. */
  whyNotTickable: (id: string | null) => string | null;
  /** Ticks those of these rows that can be ticked, or unticks all of them. */
  set: (ids: readonly string[], isTicked: boolean) => void;
  /** Ticks or unticks one row; as a range, also all rows of the page between it and the row that was changed last. */
  toggle: (id: string | null, isRange: boolean) => void;
  /** Sets the ids of the rows on the page, in the order on screen. */
  setPage: (ids: readonly string[]) => void;
}

/** A context, so that a change renders the checkboxes and not the whole table. */
export const SelectionContext = createContext<Selection>({
  isTicked: () => false,
  whyNotTickable: () => null,
  set: () => undefined,
  toggle: () => undefined,
  setPage: () => undefined,
});

/**
 * Stores which rows of a queue are ticked. They stay ticked when the page or the filters change, and when the list is
 * read again.
 *
 * @param whyNotInBatch returns why a row cannot be in a batch, or null; it does not check the balance
 * @returns the selection, and the lines of the ticked rows in the order in which they were ticked
 */
export function useSelection<T extends QueueRow>(
  subject: DecisionSubject<T>,
  { rowOf }: RowsById<T>,
  whyNotInBatch: (row: T) => string | null,
) {
  const [tickedIds, setTickedIds] = useState<readonly string[]>([]);
  const pageIds = useRef<readonly string[]>([]);
  const lastId = useRef<string | null>(null);
  return useMemo(() => {
    const tickableLines = (ids: readonly string[]) => {
      const rows = ids.flatMap((id) => rowOf(id) ?? []);
      return batchLines(subject, rows, whyNotInBatch).filter(({ state }) => state === null);
    };
    const lines = tickableLines(tickedIds);
    const ticked = new Set<string | null>(lines.map(({ id }) => id));
    const leftOfBalances = leftAfter(subject, lines);
    const selection: Selection = {
      isTicked: (id) => ticked.has(id),
      whyNotTickable(id) {
        const row = rowOf(id ?? '');
        if (row === undefined) return id === null ? 'No id' : noLongerWaiting;
        return batchLines(subject, [row], whyNotInBatch, leftOfBalances)[0]?.words ?? null;
      },
      set(ids, isTicked) {
        if (!isTicked) setTickedIds(tickedIds.filter((id) => !ids.includes(id)));
        else setTickedIds(tickableLines([...new Set([...tickedIds, ...ids])]).map(({ id }) => id));
      },
      toggle(id, isRange) {
        if (id === null) return;
        const page = pageIds.current;
        const [from, to] = [page.indexOf(lastId.current ?? ''), page.indexOf(id)];
        const range = page.slice(Math.min(from, to), Math.max(from, to) + 1);
        selection.set(isRange && from >= 0 && to >= 0 ? range : [id], !ticked.has(id));
        lastId.current = id;
      },
      setPage(ids) {
        pageIds.current = ids;
      },
    };
    return { selection, lines };
  }, [tickedIds, subject, rowOf, whyNotInBatch]);
}
