const storageKey = (host: string) => `searches ${host}`;

/** Returns the ids of the calls that stand for whole lists, as a host offered them at the last visit. */
export const keptSearches = (host: string): readonly string[] =>
  localStorage.getItem(storageKey(host))?.split(' ') ?? [];

/** Keeps the ids of the calls that stand for whole lists and that a host offers. */
export function keepSearches(host: string, ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(storageKey(host));
  else localStorage.setItem(storageKey(host), ids.join(' '));
}
