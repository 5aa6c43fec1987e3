import { z } from 'zod';
import { toNaira } from '../../domain/money.ts';
import type { Handlers } from '../contract/types.ts';
import { setDecisionRules } from '../money/set-decision-rules.ts';
import { editConflict } from '../refusals/http-error.ts';
import { type DecisionRules, readRules } from '../repositories/decision-rules.ts';
import { toWholeKobo, writeAsCaller } from './read-request.ts';

// The contract has the limits; these schemas give the values their types.
const rulesBody = z.object({
  type_amounts_from: z.number().nullable(),
  promised_hours: z.number().nullable(),
  version: z.number(),
});

/** Returns the rules as the contract has them, in naira. */
const rulesForAnswer = ({ typeAmountsFromKobo, promisedHours, version }: DecisionRules) => ({
  type_amounts_from: typeAmountsFromKobo === null ? null : toNaira(typeAmountsFromKobo),
  promised_hours: promisedHours,
  version,
});

export const decisionRuleHandlers = {
  async getDecisionRules({ server: { db } }) {
    return { data: rulesForAnswer(await readRules(db)) };
  },

  async setDecisionRules(request) {
    const { type_amounts_from, promised_hours, version } = rulesBody.parse(request.body);
    const rules = {
      typeAmountsFromKobo: type_amounts_from === null ? null : toWholeKobo(type_amounts_from),
      promisedHours: promised_hours,
      version,
    };
    const outcome = await writeAsCaller(request, (tx, actor) => setDecisionRules(tx, rules, actor));
    if (outcome.kind === 'changed-meanwhile') {
      const message = 'The rules were changed meanwhile. Nothing was written.';
      throw editConflict(message, rulesForAnswer(outcome.current));
    }
    const unchanged = 'The rules were so before. Nothing was changed.';
    const message = outcome.kind === 'changed' ? 'The rules are saved.' : unchanged;
    return { data: { message, version: outcome.version } };
  },
} satisfies Partial<Handlers>;
