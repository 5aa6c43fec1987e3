/**
 * A reason not to start that the person at the terminal can act on. Its message is one sentence;
 * main prints it on stderr and exits with 1, without a stack.
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
