import { useSyncExternalStore } from 'react';

const key = 'decision-rules';

/** The rules that this browser keeps; amounts are naira. */
export interface StoredRules {
  typeAmountsFrom: number | null;
  promisedHours: number | null;
}

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

/** Returns the rules of this browser, and renders again when they change, in other tabs too. */
export function useStoredRules(): StoredRules {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  return { typeAmountsFrom: aboveZero(text, 0), promisedHours: aboveZero(text, 1) };
}

/** Keeps the rules for all tabs of this browser. */
export function storeRules({ typeAmountsFrom, promisedHours }: StoredRules): void {
  localStorage.setItem(key, `${typeAmountsFrom ?? ''} ${promisedHours ?? ''}`);
  for (const listener of listeners) listener();
}

function aboveZero(text: string | null, place: 0 | 1): number | null {
  const value = Number(text?.split(' ')[place] ?? '');
  return value > 0 ? value : null;
}
