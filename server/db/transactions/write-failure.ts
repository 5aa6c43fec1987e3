/** The outcome of a failed write, in the words of the contract. */
export type WriteOutcome = 'nothing-written' | 'unknown';

/** The error of a write that failed, or whose outcome is unknown. Its `cause` is the error behind it. */
export class WriteFailure extends Error {
  override name = 'WriteFailure';
  readonly outcome: WriteOutcome;

  constructor(outcome: WriteOutcome, cause: unknown) {
    super(outcome === 'unknown' ? 'The outcome is unknown' : 'Nothing was written', { cause });
    this.outcome = outcome;
  }
}
