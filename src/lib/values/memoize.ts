/** Returns a function that calls `create` once, at its first call: for values that take long to create. */
export function memoize<T>(create: () => T): () => T {
  let created: { value: T } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}

/** Returns the cached value of a key. At the first call it creates and stores the value. */
export function getOrCreate<Key, T>(cache: Map<Key, T>, key: Key, create: () => T): T {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const created = create();
  cache.set(key, created);
  return created;
}
