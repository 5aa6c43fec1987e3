import type { KeptDecision } from '../../../lib/browser/storage/kept-decisions.ts';
import { readAdministrator } from '../../../lib/browser/storage/stored-administrator.ts';

/** What is known of one decision, from this browser or from the host's audit. */
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
  /** The account; '' where it is not known. */
  by: string;
  /** Where time and account are from. */
  source: 'audit' | 'browser';
}

/** Returns what this browser knows of a decision. It keeps only those of the signed-in administrator. */
export const factsOfKept = (decision: KeptDecision): DecisionFacts => ({
  ...decision,
  by: readAdministrator().email,
  source: 'browser',
});
