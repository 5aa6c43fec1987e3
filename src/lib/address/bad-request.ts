/** An address that cannot be read: it lacks something the page is about, or holds a mangled one. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}

/** The refusal behind whatever the router wrapped it in, or undefined. */
export function badRequestIn(error: unknown): BadRequest | undefined {
  if (error instanceof BadRequest) return error;
  return error instanceof Error && error.cause !== undefined
    ? badRequestIn(error.cause)
    : undefined;
}
