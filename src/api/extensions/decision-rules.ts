import { keys } from '../cache/keys.ts';
import { recordQuery } from '../cache/record-query.ts';
import { getDecisionRules, setDecisionRules } from '../generated/extensions.ts';
import { decisionRulesFields } from '../parse/generated/decision-rules.ts';
import type { Clean } from '../parse/read-fields.ts';
import { writeOptions } from '../writes/write-options.ts';

/** The decision rules of a host, which apply to all its administrators. The amount is in kobo. */
export type HostRules = Clean<typeof decisionRulesFields>;

export const decisionRulesQuery = recordQuery(
  keys.decisionRules,
  'getDecisionRules',
  decisionRulesFields,
  getDecisionRules,
);

/** Changes the rules of the host; amounts are in naira. Returns the host's message, or null. */
export const setDecisionRulesMutation = writeOptions('setDecisionRules', setDecisionRules);
