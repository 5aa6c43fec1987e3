import { useMemo } from 'react';
import { storeText, useStoredText } from './stored-text.ts';
import { localStore } from './stores.ts';

/** A view that this browser keeps. */
export interface StoredView {
  id: string;
  /** The path of the page. */
  screen: string;
  name: string;
  /** The search part of the address, with its `?`, or ''. */
  search: string;
}

/** Contains the stored administrator, so that each administrator has separate views. */
const key = () => `views ${localStore.get('administrator') ?? ''}`;

/** Returns the views of this administrator in this browser, by name, and renders again when they change. */
export function useStoredViews(): readonly StoredView[] {
  const text = useStoredText(key());
  return useMemo(() => readViews(text), [text]);
}

/** Keeps a view; one with the same screen and name is replaced. */
export function storeView({ screen, name, search }: Omit<StoredView, 'id'>): void {
  const others = read().filter((view) => view.screen !== screen || view.name !== name);
  write([...others, { id: `${screen} ${name}`, screen, name, search }]);
}

/** Deletes a view. */
export const forgetView = (id: string): void => write(read().filter((view) => view.id !== id));

const read = () => readViews(localStore.get(key()));

function write(views: readonly StoredView[]): void {
  const sorted = views.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  storeText(key(), JSON.stringify(sorted));
}

/** Reads the stored views. The user or an earlier version may have changed them. */
function readViews(text: string | null): readonly StoredView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    // The stored text is not JSON.
    return [];
  }
}

function isView(value: unknown): value is StoredView {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'screen', 'name', 'search'].every(
      (field) => typeof Reflect.get(value, field) === 'string',
    )
  );
}
