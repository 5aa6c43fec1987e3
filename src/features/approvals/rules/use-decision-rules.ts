import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { defaultDecisionRules } from '../../../../domain/decision-rules.ts';
import { decisionRulesQuery, type HostRules } from '../../../api/extensions/decision-rules.ts';
import { useIsOffered } from '../../../components/host-action/use-is-offered.ts';
import { asKobo, formatMoney, type Kobo } from '../../../lib/values/money.ts';

/** The amount in kobo from which an approval needs a typed amount, and the promised hours. Null means no rule. */
export type Rules = Omit<HostRules, 'version'>;

/** The rules for hosts that do not offer decision rules. */
export const defaultRules: Rules = {
  type_amounts_from: asKobo(defaultDecisionRules.typeAmountsFromKobo),
  promised_hours: defaultDecisionRules.promisedHours,
};

/** Returns the decision rules of the host, or the default rules if the host does not offer any. */
export function useDecisionRules() {
  const isOffered = useIsOffered('getDecisionRules');
  const { data } = useQuery({ ...decisionRulesQuery, enabled: isOffered === true });
  const rules = isOffered === false ? defaultRules : data;
  return {
    /** An amount of this many kobo or more is typed before an approval; null if no limit is known. */
    typeAmountsFrom: rules?.type_amounts_from ?? null,
    /** The hours within which every request should be decided; null if no promise is known. */
    promisedHours: rules?.promised_hours ?? null,
    /** Whether the rules are known: false until the capabilities and the rules of the host are loaded. */
    isKnown: rules !== undefined,
  };
}

/** Returns a function that returns why an amount has to be typed before an approval, or null. */
export function useWhyAmountTyped(): (amount: Kobo | null) => string | null {
  const { typeAmountsFrom: limit, isKnown } = useDecisionRules();
  return useCallback(
    (amount) => {
      if (amount === null) return null;
      if (!isKnown)
        return 'The limit for typed amounts is not known, so every amount has to be typed.';
      return limit !== null && amount >= limit
        ? `Amounts from ${formatMoney(limit)} have to be typed before an approval.`
        : null;
    },
    [limit, isKnown],
  );
}
