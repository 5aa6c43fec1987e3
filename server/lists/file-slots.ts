import { HttpError } from '../http/refusals/http-error.ts';

/** The most files that one account reads from a process at a time. */
const mostOfOneAccount = 2;

/** Limits how many files are sent at the same time. */
export class FileSlots {
  readonly #taken = new Map<number, number>();

  /**
   * Takes a slot for an account.
   *
   * @returns the function that releases the slot
   * @throws HttpError 429 when the account has no slot left
   */
  take(accountId: number): () => void {
    const taken = this.#taken.get(accountId) ?? 0;
    if (taken >= mostOfOneAccount) {
      throw new HttpError(429, 'This account has two exports under way. Wait for one of them.', {
        retryAfter: 30,
      });
    }
    this.#add(accountId, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.#add(accountId, -1);
      isTaken = false;
    };
  }

  #add(accountId: number, change: number): void {
    const taken = (this.#taken.get(accountId) ?? 0) + change;
    if (taken === 0) this.#taken.delete(accountId);
    else this.#taken.set(accountId, taken);
  }
}
