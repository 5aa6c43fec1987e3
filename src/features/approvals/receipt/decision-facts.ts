import type { DecidedRecord } from '../../../../domain/decision-rules.ts';
import type { AuditEntry } from '../../../api/extensions/audit.ts';
import type { Kobo } from '../../../lib/values/money.ts';

/** The facts of one decision about money, from the audit of the host. */
export interface DecisionFacts {
  key: string;
  /** Milliseconds UTC. */
  at: number;
  kind: 'approve' | 'reject';
  record: DecidedRecord;
  /** The id that people use: that of the withdrawal, or of the job of a part-payment. */
  reference: string;
  artisan: string | null;
  amount: Kobo | null;
  reason: string | null;
  /** The entry as a sentence. */
  words: string | null;
  /** The account; '' if the host does not send it. */
  by: string;
}

/** The decisions in words. */
export const decidedWords = { approve: 'Approved', reject: 'Rejected' } as const;

/** The printed names of the two kinds of record. */
export const recordWords = { withdrawal: 'Withdrawal', 'part-payment': 'Part payment' } as const;

const isRecord = (kind: string | null): kind is DecidedRecord =>
  kind === 'withdrawal' || kind === 'part-payment';

/** Returns the decisions among entries of the audit, in their order. */
export const decisionsIn = (entries: readonly AuditEntry[]): DecisionFacts[] =>
  entries.flatMap(({ id, at, by, action, kind, subject_id, sentence, reason, ...rest }, index) => {
    if (!isRecord(kind) || subject_id === null || at === null) return [];
    if (action !== 'approve' && action !== 'reject') return [];
    return [
      {
        key: id ?? `entry-${index}`,
        at: at.time,
        kind: action,
        record: kind,
        reference: subject_id,
        artisan: rest.artisan_name,
        amount: rest.amount,
        reason,
        words: sentence,
        by: by ?? '',
      },
    ];
  });
