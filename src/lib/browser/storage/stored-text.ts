import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Reports changes of other tabs.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Returns what this browser keeps under a key, or null, and renders again when it changes, in other tabs too. */
export const useStoredText = (key: string): string | null =>
  useSyncExternalStore(subscribe, () => localStorage.getItem(key));

/**
 * Keeps a text under a key for all tabs of this browser; null removes it.
 *
 * @throws DOMException if the storage is full
 */
export function storeText(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  for (const listener of listeners) listener();
}
