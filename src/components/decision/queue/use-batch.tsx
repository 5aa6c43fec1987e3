import { useEffect, useMemo } from 'react';
import type { List } from '../../../api/lists/use-list.ts';
import { useIsOnline } from '../../../api/transport/connection.ts';
import { latePart, useOpened } from '../../../lib/browser/late-part.tsx';
import type { OpenedBatch } from '../batch/batch-parts.tsx';
import {
  type Attempts,
  type DecidedRow,
  type DecisionSubject,
  offlineWords,
} from '../decision-subject.ts';
import { rowsById } from './rows-by-id.ts';
import { useSelection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';

const lateParts = latePart(() =>
  import('../batch/batch-parts.tsx').then(({ BatchParts }) => BatchParts),
);

/** The selection of a queue, the bar below its rows, and the dialogs of the bar. */
export function useBatch<T extends DecidedRow>(
  list: List<T>,
  subject: DecisionSubject<T>,
  attempts: Attempts,
) {
  const selection = useSelection();
  const { ids, set } = selection;
  const isOnline = useIsOnline();
  const [opened, open, close] = useOpened<OpenedBatch<T>>(lateParts);
  const selected = useMemo(
    () =>
      [...rowsById(list.rows, ids, (row) => subject.idOf(row)).values()]
        .flatMap(([row]) => row ?? [])
        .sort((a, b) => (subject.madeAt(a)?.time ?? 0) - (subject.madeAt(b)?.time ?? 0)),
    [list.rows, ids, subject],
  );
  const hasSelected = selected.length > 0;
  useEffect(() => {
    if (hasSelected) lateParts.preload();
  }, [hasSelected]);
  return {
    selection,
    bar: (shown: readonly T[]) => (
      <SelectionBar
        subject={subject}
        shown={shown}
        selected={selected}
        whyNot={isOnline ? null : offlineWords}
        onDecide={() => {
          open({ part: 'decide', rows: selected });
          // A decision needs the current figures; those on screen are as old as the page.
          void list.retry();
        }}
        onClear={() => open({ part: 'clear', rows: selected })}
      />
    ),
    parts: opened !== null && (
      <lateParts.View
        opened={opened}
        subject={subject}
        list={list}
        attempts={attempts}
        onClose={(approved: readonly string[]) => {
          close();
          set(approved, false);
        }}
        onCrash={close}
      />
    ),
  };
}
