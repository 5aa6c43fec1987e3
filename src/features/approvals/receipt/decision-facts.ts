import type { DecidedRecord } from '../../../../domain/decision-rules.ts';
import type { AuditEntry } from '../../../api/extensions/audit.ts';

/** The decisions in words. */
export const decidedWords = { approve: 'Approved', reject: 'Rejected' } as const;

/** The printed names of the two kinds of record. */
export const recordWords = { withdrawal: 'Withdrawal', 'part-payment': 'Part payment' } as const;

const isRecord = (kind: string | null): kind is DecidedRecord =>
  kind === 'withdrawal' || kind === 'part-payment';

const isDecision = (action: string | null): action is keyof typeof decidedWords =>
  action === 'approve' || action === 'reject';

/** The facts of one decision about money, from the audit of the host. */
export type DecisionFacts = ReturnType<typeof decisionsIn>[number];

/** Returns the decisions among entries of the audit, in their order. */
export const decisionsIn = (entries: readonly AuditEntry[]) =>
  entries.flatMap(({ id, at, by, action, kind, subject_id, sentence, reason, ...rest }, index) => {
    if (!isRecord(kind) || subject_id === null || at === null) return [];
    if (!isDecision(action)) return [];
    return {
      key: id ?? `entry-${index}`,
      at,
      kind: action,
      record: kind,
      /** The id that people use: that of the withdrawal, or of the job of a part-payment. */
      reference: subject_id,
      artisan: rest.artisan_name,
      amount: rest.amount,
      reason,
      /** The entry as a sentence. */
      words: sentence,
      /** The account; '' if the host does not send it. */
      by: by ?? '',
    };
  });
