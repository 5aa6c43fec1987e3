import { type MoneyRecordKind, moneyRecordKinds } from '../../../domain/decision-rules.ts';
import type { AuditEntry } from '../../api/extensions/audit.ts';
import type { DateValue } from '../../lib/values/dates.ts';

/** The results of decisions, as they are on screen. */
export const resultLabels = { approve: 'Approved', reject: 'Rejected' } as const;

const isMoneyRecordKind = (kind: string | null): kind is MoneyRecordKind =>
  moneyRecordKinds.some((one) => one === kind);

/** Returns whether an action of the audit is a decision. */
const isDecision = (action: string | null): action is keyof typeof resultLabels =>
  action === 'approve' || action === 'reject';

/**
 * Finds the decision on a withdrawal or part-payment among the entries of its history, which come newest first.
 *
 * The part-payments of one job share a history: the first decision after the request of one is about it. Without the
 * time of the request, no decision is certain to be about this part-payment.
 *
 * @param isComplete whether `entries` are the whole history
 * @returns undefined if no decision is certain
 */
export function decisionOn(
  { kind, requestedAt }: { kind: MoneyRecordKind; requestedAt: DateValue | null },
  entries: readonly AuditEntry[],
  isComplete: boolean,
) {
  const decisions = entries.flatMap((entry) => {
    const { action, at } = entry;
    return isDecision(action) && at !== null ? [{ ...entry, action, at }] : [];
  });
  if (kind === 'withdrawal') return decisions[0];
  if (requestedAt === null) return undefined;
  const isBefore = ({ at }: Pick<AuditEntry, 'at'>) => at !== null && at.time < requestedAt.time;
  if (!isComplete && !entries.some(isBefore)) return undefined;
  return decisions.findLast((decision) => !isBefore(decision));
}

/** One decision about money, from an entry of the host's audit. */
export type DecisionFacts = ReturnType<typeof decisionsIn>[number];

/** Returns the decisions among entries, in the same order. Those without a record id or a time are left out. */
export const decisionsIn = (entries: readonly AuditEntry[]) =>
  entries.flatMap((entry, index) => {
    const { at, action, kind, subject_id } = entry;
    if (!isMoneyRecordKind(kind) || !isDecision(action) || subject_id === null || at === null)
      return [];
    return {
      key: entry.id ?? `entry-${index}`,
      at,
      result: action,
      recordKind: kind,
      /** The id that people use: that of the withdrawal, or of the job of a part-payment. */
      reference: subject_id,
      artisan: entry.artisan_name,
      /** In kobo; null if the host does not send it. */
      amount: entry.amount,
      reason: entry.reason,
      /** The host's sentence about the decision, or null. */
      sentence: entry.sentence,
      /** The account that decided; null if the host does not send it. */
      by: entry.by,
    };
  });
