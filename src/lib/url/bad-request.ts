/** The error for an address with a missing or invalid id. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}

/** Returns the first BadRequest among an error and its causes, or undefined. The router wraps errors. */
export function badRequestIn(error: unknown): BadRequest | undefined {
  if (error instanceof BadRequest) return error;
  return error instanceof Error && error.cause !== undefined
    ? badRequestIn(error.cause)
    : undefined;
}
