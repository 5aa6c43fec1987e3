/** Returns an object with these entries. The caller guarantees its type. */
export function recordOf<T extends object>(
  entries: readonly (readonly [key: keyof T & string, value: unknown])[],
): T {
  return Object.fromEntries(entries) as T;
}

/** Returns an object whose fields are these getters. The caller guarantees its type. */
export function lazyRecord<T extends object>(
  entries: readonly (readonly [key: keyof T & string, get: () => unknown])[],
): T {
  const fields = entries.map(([key, get]) => [key, { get }] as const);
  return Object.create(null, Object.fromEntries(fields)) as T;
}

/** Returns a function that reads a field of a record. The caller guarantees the type of the field. */
export const fieldOf =
  <Value>(field: string) =>
  (record: object): Value =>
    (record as Readonly<Record<string, Value>>)[field] as Value;

/** Returns a property of an object; undefined for any other value. */
export const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Returns whether a value is an object and not an array. */
export const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
