import { useQuery } from '@tanstack/react-query';
import { decisionRulesQuery } from '../../../api/extensions/decision-rules.ts';
import { useStoredRules } from '../../../lib/browser/storage/stored-rules.ts';
import { type Kobo, parseNaira } from '../../../lib/values/money.ts';
import { useIsOffered } from '../../host-action/use-host-action.ts';

/** The rules that decisions are checked against. */
export interface DecisionRules {
  /** From this amount on, an administrator types the amount to approve it. */
  typeAmountsFrom: Kobo | null;
  /** The hours within which a request is decided. */
  promisedHours: number | null;
  /** False until the rules are loaded from the host. */
  isKnown: boolean;
}

/** Returns the rules of the host if it offers them, else those of this browser. */
export function useDecisionRules(): DecisionRules {
  const isOffered = useIsOffered('getDecisionRules');
  const { data } = useQuery({ ...decisionRulesQuery, enabled: isOffered === true });
  const stored = useStoredRules();
  if (isOffered === true) {
    return {
      typeAmountsFrom: data?.type_amounts_from ?? null,
      promisedHours: data?.promised_hours ?? null,
      isKnown: data !== undefined,
    };
  }
  return {
    typeAmountsFrom: parseNaira(stored.typeAmountsFrom),
    promisedHours: stored.promisedHours,
    isKnown: isOffered !== undefined,
  };
}
