import { useSyncExternalStore } from 'react';
import { localStore } from './stores.ts';

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

/** Returns the text that is stored under a key, or null. Renders again when any tab changes it. */
export const useStoredText = (key: string): string | null =>
  useSyncExternalStore(subscribe, () => localStore.get(key));

/** Stores a text under a key for all tabs of this browser; null removes it. */
export function storeText(key: string, text: string | null): void {
  localStore.set(key, text);
  for (const listener of listeners) listener();
}
