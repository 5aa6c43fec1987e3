/**
 * An error that the person at the terminal can fix. Its message is one sentence; main prints it on
 * stderr without a stack and exits with 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** The `code` of a failed system or database call (`EACCES`, `3D000`), or undefined. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return error.code;
  }
  return error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : undefined;
}
