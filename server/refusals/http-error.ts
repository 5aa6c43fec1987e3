import type { components } from '../../openapi/generated/schema.d.ts';

/** The body of a refusal in the contract. */
export type Refusal = components['schemas']['Error'];

/** The current state of a record, a request or the rules, as the contract has it. */
export type Current =
  | components['schemas']['CurrentRecord']
  | components['schemas']['CurrentRequest']
  | components['schemas']['DecisionRules'];

export interface RefusalDetails {
  /** Seconds for the header Retry-After. */
  retryAfter?: number;
  /** The current state, for a call that was made from an earlier version. */
  current?: Current;
  /** Whether the account has to change its password before any other call. */
  mustChangePassword?: boolean;
}

/**
 * A refusal: an HTTP status and a sentence for the administrator, without SQL, paths or stacks. A refused call
 * has changed nothing.
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

/** Returns the refusal (401) of a call without a session, and of a wrong password. The specification has this spelling. */
export const unauthorized = () => new HttpError(401, 'Unathorized access');

/** Returns the refusal (404) of a call for a missing record. */
export const notFound = (what: string, id: number | string) =>
  new HttpError(404, `There is no ${what} ${id}.`);

/**
 * Returns the refusal (409) of a call that does not fit the state of its record; with `current` if the call was made from
 * an earlier version of the record.
 */
export const conflict = (message: string, details?: Pick<RefusalDetails, 'current'>) =>
  new HttpError(409, message, details);

/** Returns the refusal (422) of values that the server does not accept. */
export const unprocessable = (message: string) => new HttpError(422, message);
