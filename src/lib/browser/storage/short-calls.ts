import { localStore } from './stores.ts';

const storageKey = (host: string) => `searches ${host}`;

/** Returns the ids of the short calls (`ShortCall`) that a host offered at the last visit. */
export const readShortCalls = (host: string): readonly string[] =>
  localStore.get(storageKey(host))?.split(' ') ?? [];

/** Stores the ids of the short calls that a host offers. */
export function storeShortCalls(host: string, ids: readonly string[]): void {
  localStore.set(storageKey(host), ids.length === 0 ? null : ids.join(' '));
}

/**
 * Stores the call for the first page of a list that the host searches. app/early-start.ts sends it at the next start at
 * this path without search params.
 *
 * @param pathname the path of the page
 * @param call path and query, below the base of the API
 */
export function storeFirstCall(pathname: string, call: string): void {
  localStore.set(`first-call ${pathname}`, call);
}
