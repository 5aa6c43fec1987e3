/** The error of a write that failed, or whose outcome is unknown. Its `cause` is the error behind it. */
export class WriteFailure extends Error {
  override name = 'WriteFailure';
  /** The outcome in the words of the contract. */
  readonly outcome: 'nothing-written' | 'unknown';

  constructor(outcome: WriteFailure['outcome'], cause: unknown) {
    super(outcome === 'unknown' ? 'The outcome is unknown' : 'Nothing was written', { cause });
    this.outcome = outcome;
  }
}
