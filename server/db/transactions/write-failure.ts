/** What is known of a write that failed; the words of the contract. */
export type WriteOutcome = 'nothing-written' | 'unknown';

/** A write that was not carried out, or is not known to be. `cause` says why. */
export class WriteFailure extends Error {
  override name = 'WriteFailure';
  readonly outcome: WriteOutcome;

  constructor(outcome: WriteOutcome, cause: unknown) {
    super(outcome === 'unknown' ? 'The outcome is unknown' : 'Nothing was written', { cause });
    this.outcome = outcome;
  }
}
