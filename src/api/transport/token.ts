/** The key of the bearer token in local storage. The specification fixes it. */
const key = 'token';

export function readToken(): string | null {
  return localStorage.getItem(key);
}

export function writeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(key);
  else localStorage.setItem(key, token);
}

/** Calls the listener when another tab signs in or out. Returns a function that removes the listener. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key means that the other tab cleared everything.
    if (event.key === key || event.key === null) listener(readToken());
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
