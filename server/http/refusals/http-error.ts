import type { components } from '../../../openapi/generated/schema.d.ts';

/** What the caller of a refused call is told, as the contract describes it. */
export type Refusal = components['schemas']['Error'];

/** What a refusal tells beside its sentence. */
export interface RefusalDetails {
  /** What is known of a write. Left out, the error handler concludes it. */
  outcome?: Refusal['outcome'];
  /** Seconds to wait before asking again, sent as the header Retry-After. */
  retryAfter?: number;
}

/**
 * A refusal the caller is told about: the status and a sentence an administrator understands. It
 * must hold no SQL, path or stack.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly details: RefusalDetails;

  constructor(statusCode: number, message: string, details: RefusalDetails = {}) {
    super(message);
    this.statusCode = statusCode;
    this.details = details;
  }
}

export const notFound = (what: string, id: number | string) =>
  new HttpError(404, `There is no ${what} ${id}.`);

export const conflict = (message: string) => new HttpError(409, message);

export const unprocessable = (message: string) => new HttpError(422, message);
