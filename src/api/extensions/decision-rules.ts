import { keys } from '../cache/keys.ts';
import { recordQuery } from '../cache/record-query.ts';
import { getDecisionRules, setDecisionRules } from '../generated/extensions.ts';
import { type Clean, count, fields } from '../parse/read-fields.ts';
import { amount } from '../parse/read-values.ts';
import type { Schemas } from '../parse/schemas.ts';
import { writeOptions } from '../writes/write-options.ts';

const decisionRules = fields<Schemas['DecisionRules']>()({
  type_amounts_from: amount,
  promised_hours: count,
  version: count,
});

/** The decision rules of a host, which apply to all its administrators. The amount is in kobo. */
export type HostRules = Clean<typeof decisionRules>;

export const decisionRulesQuery = recordQuery(
  keys.decisionRules,
  'getDecisionRules',
  decisionRules,
  getDecisionRules,
);

/** Changes the rules of the host; amounts are in naira. Returns the host's message, or null. */
export const setDecisionRulesMutation = writeOptions('setDecisionRules', setDecisionRules);
