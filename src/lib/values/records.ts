/** An object with these keys and values; its type is the caller's claim. */
export function recordOf<T extends object>(
  entries: readonly (readonly [key: keyof T & string, value: unknown])[],
): T {
  return Object.fromEntries(entries) as T;
}

/** An object whose fields are read each time they are asked for; its type is the caller's claim. */
export function lazyRecord<T extends object>(
  entries: readonly (readonly [key: keyof T & string, get: () => unknown])[],
): T {
  const fields = entries.map(([key, get]) => [key, { get }] as const);
  return Object.create(null, Object.fromEntries(fields)) as T;
}
