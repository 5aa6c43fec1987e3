/** The bearer token's place in the browser; the specification fixes the key. */
const key = 'token';

export function readToken(): string | null {
  return localStorage.getItem(key);
}

export function writeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(key);
  else localStorage.setItem(key, token);
}

/** Calls back when another tab signs in or out. Answers how to stop. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key means that the other tab cleared everything.
    if (event.key === key || event.key === null) listener(readToken());
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
