/**
 * An error that the person at the terminal can fix. Its message is one sentence, which is printed on stderr without a
 * stack; the process exits with 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** Returns the `code` of an error of the system or the database (`EACCES`, `3D000`), or of its cause, or undefined. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return error.code;
  }
  return error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : undefined;
}

/** Returns a field of a value of any type; undefined if the value has no such field. */
export const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);
