import type { Transaction } from '../db/connect.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { type DecisionRules, readRules, writeRules } from '../repositories/decision-rules.ts';

/** The outcome of changing the rules. Only `changed` has written data; `unchanged` had nothing to write. */
export type RulesOutcome =
  | { kind: 'changed' | 'unchanged'; version: number }
  | { kind: 'changed-meanwhile'; current: DecisionRules };

/** Changes the rules, unless another change came first. `wanted` has kobo, and the version that was on screen. */
export async function setDecisionRules(
  tx: Transaction,
  wanted: DecisionRules,
  actor: SignedIn,
): Promise<RulesOutcome> {
  const before = await readRules(tx);
  if (
    before.typeAmountsFromKobo === wanted.typeAmountsFromKobo &&
    before.promisedHours === wanted.promisedHours
  ) {
    return { kind: 'unchanged', version: before.version };
  }
  const version = wanted.version + 1;
  const isWritten =
    before.version === wanted.version && (await writeRules(tx, { ...wanted, version }));
  if (!isWritten) return { kind: 'changed-meanwhile', current: await readRules(tx) };
  await recordChange(tx, actor, {
    action: 'update',
    subject: 'decision-rules',
    subjectId: 'all',
    sentence: 'Changed the rules that everybody decides by.',
    before: auditedFields(before),
    after: auditedFields(wanted),
  });
  return { kind: 'changed', version };
}

const auditedFields = ({ typeAmountsFromKobo, promisedHours }: DecisionRules) => ({
  type_amounts_from_kobo: typeAmountsFromKobo,
  promised_hours: promisedHours,
});
