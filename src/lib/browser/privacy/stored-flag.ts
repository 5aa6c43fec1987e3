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

const isSet = (key: string) => localStorage.getItem(key) !== null;

/** Returns whether a switch of this browser is on, and renders again when it changes, in other tabs too. */
export const useFlag = (key: string): boolean => useSyncExternalStore(subscribe, () => isSet(key));

/** Turns a switch over, for all tabs of this browser. */
export function turnFlag(key: string): void {
  if (isSet(key)) localStorage.removeItem(key);
  else localStorage.setItem(key, 'on');
  for (const listener of listeners) listener();
}
