import { useCallback, useMemo, useState } from 'react';
import type { Column } from '../column.tsx';

const keyOf = (view: string) => `columns ${view}`;

/** Returns the columns that the user showed (true) or hid (false) in one view, by id. */
function readChoices(view: string): Readonly<Record<string, boolean>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(view)) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, shown]) => typeof shown === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    // The stored text is not JSON. The view has its default columns.
    return {};
  }
}

export interface ColumnChoice<T> {
  /** The columns to show. */
  shown: readonly Column<T>[];
  isShown: (column: Column<T>) => boolean;
  toggle: (column: Column<T>) => void;
}

/** Returns the visible columns of a view. The choice is stored in the browser. */
export function useHiddenColumns<T>(view: string, columns: readonly Column<T>[]): ColumnChoice<T> {
  const [choices, setChoices] = useState(() => readChoices(view));
  const isShown = useCallback(
    (column: Column<T>) => choices[column.id] ?? column.hiddenAtFirst !== true,
    [choices],
  );
  const shown = useMemo(() => columns.filter(isShown), [columns, isShown]);
  const toggle = (column: Column<T>) => {
    const next = { ...choices, [column.id]: !isShown(column) };
    setChoices(next);
    localStorage.setItem(keyOf(view), JSON.stringify(next));
  };
  return { shown, isShown, toggle };
}
