/** The error for an address with a missing or invalid id. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}

/** Returns the BadRequest in an error or in its causes, because the router wraps errors, or undefined. */
export function badRequestIn(error: unknown): BadRequest | undefined {
  if (error instanceof BadRequest) return error;
  return error instanceof Error && error.cause !== undefined
    ? badRequestIn(error.cause)
    : undefined;
}
