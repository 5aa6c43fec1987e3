/** The outcome of a failed write, in the words of the contract. */
export type WriteOutcome = 'nothing-written' | 'unknown';

/** A write that failed, or whose outcome is unknown. `cause` has the reason. */
export class WriteFailure extends Error {
  override name = 'WriteFailure';
  readonly outcome: WriteOutcome;

  constructor(outcome: WriteOutcome, cause: unknown) {
    super(outcome === 'unknown' ? 'The outcome is unknown' : 'Nothing was written', { cause });
    this.outcome = outcome;
  }
}
