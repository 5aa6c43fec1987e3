import { useCallback, useMemo, useState } from 'react';
import { readChoices, storeChoices } from '../../../lib/browser/storage/stored-choices.ts';
import type { Column, MenuColumn } from '../column.tsx';

const keyOf = (view: string) => `columns ${view}`;

export interface ColumnChoice<T> {
  /** The columns to show. */
  shown: readonly Column<T>[];
  isShown: (column: MenuColumn) => boolean;
  toggle: (column: MenuColumn) => void;
}

/** Returns the visible columns of a view. The choice is stored in the browser. */
export function useHiddenColumns<T>(view: string, columns: readonly Column<T>[]): ColumnChoice<T> {
  const [choices, setChoices] = useState(() => readChoices(keyOf(view)));
  const isShown = useCallback(
    (column: MenuColumn) => choices[column.id] ?? column.hiddenAtFirst !== true,
    [choices],
  );
  const shown = useMemo(() => columns.filter(isShown), [columns, isShown]);
  const toggle = (column: MenuColumn) => {
    const next = { ...choices, [column.id]: !isShown(column) };
    setChoices(next);
    storeChoices(keyOf(view), next);
  };
  return { shown, isShown, toggle };
}
