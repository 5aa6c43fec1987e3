import { createContext, useMemo, useRef, useState } from 'react';
import type { RowsById } from '../../../lib/row-index/rows-by-id.ts';
import { batchLines, restAfter } from '../batch/batch-lines.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';

/** The ticked rows of a queue, by id. A row that cannot be ticked any more counts as not ticked. */
export interface Selection {
  isTicked: (id: string | null) => boolean;
  /** Returns why a row that is not ticked cannot be ticked, or null. */
  whyNotTickable: (id: string | null) => string | null;
  /** Ticks these rows as far as they can be ticked, or unticks them. */
  set: (ids: readonly string[], isTicked: boolean) => void;
  /** Ticks or unticks one row; as a range, all rows of the page from the last one to this one. */
  toggle: (id: string | null, isRange: boolean) => void;
  /** Sets the ids of the page in the order on screen. */
  showPage: (ids: readonly string[]) => void;
}

/** A context, so that a change renders the boxes and not the whole table. */
export const SelectionContext = createContext<Selection>({
  isTicked: () => false,
  whyNotTickable: () => null,
  set: () => undefined,
  toggle: () => undefined,
  showPage: () => undefined,
});

/**
 * Stores the selection of a queue while pages, filters and the list change.
 *
 * @param whyNotInBatch returns why a row cannot be in a batch, apart from its balance, or null
 * @returns also the lines of the ticked rows, in the order in which they were ticked
 */
export function useSelection<T extends QueueRow>(
  subject: DecisionSubject<T>,
  { rowOf }: RowsById<T>,
  whyNotInBatch: (row: T) => string | null,
) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const page = useRef<readonly string[]>([]);
  const last = useRef<string | null>(null);
  return useMemo(() => {
    const tickable = (ids: readonly string[]) => {
      const rows = ids.flatMap((id) => rowOf(id) ?? []);
      return batchLines(subject, rows, whyNotInBatch).filter(({ state }) => state === null);
    };
    const lines = tickable(asked);
    const ticked = new Set<string | null>(lines.map(({ id }) => id));
    const rest = restAfter(subject, lines);
    const selection: Selection = {
      isTicked: (id) => ticked.has(id),
      whyNotTickable(id) {
        const row = rowOf(id ?? '');
        if (row === undefined) return 'No id';
        return batchLines(subject, [row], whyNotInBatch, rest)[0]?.words ?? null;
      },
      set(ids, isTicked) {
        if (!isTicked) setAsked(asked.filter((id) => !ids.includes(id)));
        else setAsked(tickable([...new Set([...asked, ...ids])]).map(({ id }) => id));
      },
      toggle(id, isRange) {
        if (id === null) return;
        const [from, to] = [page.current.indexOf(last.current ?? ''), page.current.indexOf(id)];
        const range = page.current.slice(Math.min(from, to), Math.max(from, to) + 1);
        selection.set(isRange && from >= 0 && to >= 0 ? range : [id], !ticked.has(id));
        last.current = id;
      },
      showPage(ids) {
        page.current = ids;
      },
    };
    return { selection, lines };
  }, [asked, subject, rowOf, whyNotInBatch]);
}
