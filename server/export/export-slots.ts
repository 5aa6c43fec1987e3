import { HttpError } from '../http/refusals/http-error.ts';

/** The most exports that one process sends at a time. Each takes some MB of memory and work of the database. */
const mostAtOnce = 4;

/** Limits how many exports are sent at the same time. */
export class ExportSlots {
  #taken = 0;
  readonly #most: number;

  constructor(most = mostAtOnce) {
    this.#most = most;
  }

  /**
   * Takes a slot.
   *
   * @returns the function that releases the slot
   * @throws HttpError 503 when no slot is free
   */
  take(): () => void {
    if (this.#taken >= this.#most) {
      throw new HttpError(503, 'Other exports are under way. Try again in a minute.', {
        retryAfter: 30,
      });
    }
    this.#taken += 1;
    let isTaken = true;
    return () => {
      if (isTaken) this.#taken -= 1;
      isTaken = false;
    };
  }
}
