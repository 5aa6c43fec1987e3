/** Returns the cached value of a key. At the first call it creates and stores the value. */
export function getOrCreate<Key, T>(cache: Map<Key, T>, key: Key, create: () => T): T {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const created = create();
  cache.set(key, created);
  return created;
}
