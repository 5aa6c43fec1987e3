import { HttpError } from '../http/refusals/http-error.ts';

/** How many exports one process sends at a time; each is some MB of memory and a share of the database. */
const mostAtOnce = 4;

/** Limits how many exports are sent at the same time. */
export class ExportSlots {
  #taken = 0;
  readonly #most: number;

  constructor(most = mostAtOnce) {
    this.#most = most;
  }

  /**
   * Takes a place.
   *
   * @returns the function that gives it back
   * @throws HttpError 503 where there is none
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
