/**
 * Makes something when it is first asked for. Formatters take milliseconds to make, which nobody
 * should wait for before the first paint.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What is known under a key; made and kept when it is first asked for. */
export function remembered<Key, T>(known: Map<Key, T>, key: Key, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}
