import { localStore } from '../../lib/browser/storage/stores.ts';

/** The key of the bearer token in local storage. The specification fixes it. */
const key = 'token';

let isIgnored = false;

/** Sets whether this tab ignores the stored token, because another account signed in in another tab. */
export function ignoreToken(shouldIgnore: boolean): void {
  isIgnored = shouldIgnore;
}

/** Returns the token of this tab's calls, or null. */
export function readToken(): string | null {
  return isIgnored ? null : localStore.get(key);
}

/** Stores the token for all tabs; null removes it. */
export function writeToken(token: string | null): void {
  localStore.set(key, token);
}

let onRefused = () => {};

/** Sets what runs when the host refuses the token of this tab with a 401. */
export function onTokenRefused(listener: () => void): void {
  onRefused = listener;
}

/** Runs the listener of `onTokenRefused`, unless the refused call had the token of an earlier session. */
export function reportRefused(token: string | null): void {
  if (token === readToken()) onRefused();
}

/** Calls the listener with the stored token when another tab signs in or out. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): void {
  addEventListener('storage', (event) => {
    // A null key means that the other tab cleared everything.
    if (event.key === key || event.key === null) listener(localStore.get(key));
  });
}
