import { z } from 'zod';
import { toKobo, toNaira } from '../../domain/money.ts';
import type { Handlers } from '../contract/types.ts';
import { setDecisionRules } from '../money/set-decision-rules.ts';
import { conflict, HttpError } from '../refusals/http-error.ts';
import { type DecisionRules, readRules } from '../repositories/decision-rules.ts';
import { writeAsCaller } from './read-request.ts';

// The contract has the limits; this schema gives the values their types.
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

/** Converts an amount in naira to kobo. @throws HttpError 400 for a fraction of a kobo */
function toWholeKobo(naira: number): number {
  const kobo = toKobo(naira);
  if (toNaira(kobo) !== naira) {
    throw new HttpError(400, 'An amount must have at most two decimals.');
  }
  return kobo;
}

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
      throw conflict(message, { current: rulesForAnswer(outcome.current) });
    }
    const unchanged = 'The rules are the same as before. Nothing was changed.';
    const message = outcome.kind === 'changed' ? 'The rules are saved.' : unchanged;
    return { data: { message, version: outcome.version } };
  },
} satisfies Partial<Handlers>;
