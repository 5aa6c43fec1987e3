import { useCallback, useMemo, useState } from 'react';
import { readChoices, storeChoices } from '../../../lib/browser/storage/stored-choices.ts';
import type { Column, MenuColumn } from '../column.tsx';

const keyOf = (table: string) => `columns ${table}`;

/** Which columns are shown, and the function that shows or hides a column. */
export interface ColumnChoice<T> {
  shown: readonly Column<T>[];
  isShown: (column: MenuColumn) => boolean;
  toggle: (column: MenuColumn) => void;
}

/** Returns which columns of a table are shown. The browser stores the choice under the name `table`. */
export function useColumnChoice<T>(table: string, columns: readonly Column<T>[]): ColumnChoice<T> {
  const [choices, setChoices] = useState(() => readChoices(keyOf(table)));
  const isShown = useCallback(
    (column: MenuColumn) => choices[column.id] ?? column.hiddenAtFirst !== true,
    [choices],
  );
  const shown = useMemo(() => columns.filter(isShown), [columns, isShown]);
  return useMemo(() => {
    const toggle = (column: MenuColumn) => {
      const next = { ...choices, [column.id]: !isShown(column) };
      setChoices(next);
      storeChoices(keyOf(table), next);
    };
    return { shown, isShown, toggle };
  }, [table, choices, shown, isShown]);
}
