import { createContext, useCallback, useMemo, useRef, useState } from 'react';

/** The selected rows of a queue, by id. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Selects or deselects all of these ids. */
  set: (ids: readonly string[], isSelected: boolean) => void;
  /** Selects or deselects one id; as a range, all ids from the last one to this one. */
  toggle: (id: string | null, isRange: boolean) => void;
  /** Sets the ids of the page in the order on screen. A range follows this order. */
  showPage: (ids: readonly string[]) => void;
  clear: () => void;
}

const nothing: Selection = {
  ids: new Set(),
  set: () => undefined,
  toggle: () => undefined,
  showPage: () => undefined,
  clear: () => undefined,
};

/** A context, so that a change renders the boxes and not the whole table. */
export const SelectionContext = createContext(nothing);

/** Keeps the selection of a queue while pages, filters and the list change. */
export function useSelection(): Selection {
  const [ids, setIds] = useState(nothing.ids);
  const page = useRef<readonly string[]>([]);
  const last = useRef<string | null>(null);
  const set = useCallback<Selection['set']>((changed, isSelected) => {
    setIds((before) => {
      const next = new Set(before);
      for (const id of changed) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const toggle = useCallback<Selection['toggle']>((id, isRange) => {
    if (id === null) return;
    const range = isRange ? between(page.current, last.current, id) : [id];
    last.current = id;
    setIds((before) => {
      const next = new Set(before);
      for (const one of range) {
        if (before.has(id)) next.delete(one);
        else next.add(one);
      }
      return next;
    });
  }, []);
  const showPage = useCallback<Selection['showPage']>((shown) => {
    page.current = shown;
  }, []);
  const clear = useCallback(() => setIds(nothing.ids), []);
  return useMemo(
    () => ({ ids, set, toggle, showPage, clear }),
    [ids, set, toggle, showPage, clear],
  );
}

/** Returns the ids between two ids, in either direction; only `to` if the page does not have `from`. */
function between(page: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [page.indexOf(from ?? to), page.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}
