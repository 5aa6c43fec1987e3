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
