import type { MoneyRecordKind } from '../../../../domain/decision-rules.ts';
import type { AuditEntry } from '../../../api/extensions/audit.ts';

/** The results of decisions, as they are on screen. */
export const resultLabels = { approve: 'Approved', reject: 'Rejected' } as const;

/** The names of the kinds of record, as they are on screen. */
export const recordLabels = { withdrawal: 'Withdrawal', 'part-payment': 'Part payment' } as const;

const isRecord = (kind: string | null): kind is MoneyRecordKind =>
  kind === 'withdrawal' || kind === 'part-payment';

/** Returns whether an action of the audit is a decision. */
export const isDecision = (action: string | null): action is keyof typeof resultLabels =>
  action === 'approve' || action === 'reject';

/** One decision about money, from an entry of the host's audit. */
export type DecisionFacts = ReturnType<typeof decisionsIn>[number];

/** Returns the decisions among entries, in the same order. Those without a record id or a time are left out. */
export const decisionsIn = (entries: readonly AuditEntry[]) =>
  entries.flatMap(({ id, at, by, action, kind, subject_id, sentence, reason, ...rest }, index) => {
    if (!isRecord(kind) || subject_id === null || at === null) return [];
    if (!isDecision(action)) return [];
    return {
      key: id ?? `entry-${index}`,
      at,
      result: action,
      record: kind,
      /** The id that people use: that of the withdrawal, or of the job of a part-payment. */
      reference: subject_id,
      artisan: rest.artisan_name,
      amount: rest.amount,
      reason,
      /** The host's sentence about the decision, or null. */
      sentence,
      /** The account that decided; '' if the host does not send it. */
      by: by ?? '',
    };
  });
