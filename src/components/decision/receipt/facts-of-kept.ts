import type { KeptDecision } from '../../../lib/browser/storage/kept-decisions.ts';
import { readAdministrator } from '../../../lib/browser/storage/stored-administrator.ts';

/** The facts of one decision, from this browser or from the host's audit. */
export interface DecisionFacts
  extends Pick<
    KeptDecision,
    | 'key'
    | 'at'
    | 'kind'
    | 'record'
    | 'reference'
    | 'artisan'
    | 'amount'
    | 'reason'
    | 'end'
    | 'words'
    | 'isFoundOut'
  > {
  /** The account; '' if it is not known. */
  by: string;
  /** The source of the time and the account. */
  source: 'audit' | 'browser';
}

/** Returns the facts of a kept decision. The browser keeps only those of the signed-in administrator. */
export const factsOfKept = (decision: KeptDecision): DecisionFacts => ({
  ...decision,
  by: readAdministrator().email,
  source: 'browser',
});
