import { type MoneyRecordKind, moneyRecordKinds } from '../../../domain/decision-rules.ts';
import type { AuditEntry } from '../../api/extensions/audit.ts';

/** The results of decisions, as they are on screen. */
export const resultLabels = { approve: 'Approved', reject: 'Rejected' } as const;

const isMoneyRecordKind = (kind: string | null): kind is MoneyRecordKind =>
  moneyRecordKinds.some((one) => one === kind);

/** Returns whether an action of the audit is a decision. */
export const isDecision = (action: string | null): action is keyof typeof resultLabels =>
  action === 'approve' || action === 'reject';

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
