import { useEffect, useState } from 'react';
import { rowIndexAttribute } from '../../lib/browser/row-attributes.ts';
import { isInField, isInFieldOrOverlay } from '../../lib/browser/shortcut-guards.ts';
import { type OpenedRowOptions, useOpenedRow } from './use-opened-row.ts';
import type { RecordProps } from './use-record-table-props.tsx';

/**
 * Finds the open record of a list and its neighbours, for the panel beside the list: J and K open the neighbours, and
 * the focus returns to the row.
 *
 * @returns the read of the record, its neighbours, a function that opens one of them, and `returnFocus` of the panel
 */
export function useRecordPanel<T>(props: RecordProps<T> & OpenedRowOptions<T>) {
  const { openId, pageRows, idOf, onOpen } = props;
  const { read, neighbours, pageOf } = useOpenedRow(props);
  const index = pageRows.findIndex((row) => idOf(row) === openId);
  const open = (id: string | null | undefined) => id != null && onOpen(id, pageOf(id));
  usePanelKeys(index, (step) => open(step === 1 ? neighbours.next : neighbours.previous));
  return { read, neighbours, open, returnFocus: useReturnToRow(openId, index) };
}

/** Focuses a row of the page. Returns whether there is one. */
function focusRow(index: number): boolean {
  const row = document.querySelector<HTMLElement>(`main [${rowIndexAttribute}="${index}"]`);
  row?.focus();
  return row !== null;
}

/**
 * J and K open the next and the previous record, in the panel and in the list beside it.
 *
 * @param index the index of the open record on the page; if a row has the focus, the focus moves to this index
 * @param onMove takes 1 for the next record, and -1 for the previous one
 */
function usePanelKeys(index: number, onMove: (step: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const { target } = event;
      const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
      const isInPanel = dialog?.querySelector('[data-record-panel]') != null;
      const isElsewhere = isInPanel ? isInField(event) : isInFieldOrOverlay(event);
      // This comes before `event.key` is read: a browser that fills in a field sends an event without a key.
      if (isElsewhere || hasModifier) return;
      const step = { j: 1, k: -1 }[event.key.toLowerCase()];
      if (step !== 1 && step !== -1) return;
      event.preventDefault();
      onMove(step);
    };
    // The listener captures the event, so that it runs before the keys of the rows, which move only the focus.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [onMove]);
  useEffect(() => {
    // The focus follows, so that a key for the focused row, such as A, acts on the open record.
    if (document.activeElement?.matches(`main [${rowIndexAttribute}]`) === true) focusRow(index);
  }, [index]);
}

/**
 * Returns `returnFocus` of a side panel. The row of the open record gets the focus, unless the panel was opened from
 * this row: then the focus returns to where it was, such as a button of the row.
 *
 * @param openId the id of the open record
 * @param index the index of its row on the page; -1 if it is not there
 */
function useReturnToRow(openId: string, index: number): () => boolean {
  const [atOpening] = useState(() => ({
    id: openId,
    isFromRow: document.activeElement?.closest(`main [${rowIndexAttribute}]`) != null,
  }));
  return () => !(atOpening.isFromRow && atOpening.id === openId) && focusRow(index);
}
