import { type MoneyRecordKind, moneyRecordKinds } from '../../../domain/decision-rules.ts';
import type { AuditEntry } from '../../api/extensions/audit.ts';
import type { DateValue } from '../../lib/values/dates.ts';
import type { Kobo } from '../../lib/values/money.ts';

/** The results of decisions, as they are on screen. */
export const resultLabels = { approve: 'Approved', reject: 'Rejected' } as const;

const isMoneyRecordKind = (kind: string | null): kind is MoneyRecordKind =>
  moneyRecordKinds.some((one) => one === kind);

const isDecision = (action: string | null): action is keyof typeof resultLabels =>
  action === 'approve' || action === 'reject';

/** A withdrawal or part-payment on which a decision was made. */
export interface DecidedRecord {
  kind: MoneyRecordKind;
  /** The id of the withdrawal, or of the job of a part-payment. */
  reference: string | null;
  /** When it was requested; null if it is not known. */
  requestedAt: DateValue | null;
  /** In kobo; null if it is not known. */
  amount: Kobo | null;
  /** Whether its status says that it was paid. */
  isPaid: boolean;
}

/**
 * Finds the decision on a record among the entries of its history, which come newest first.
 *
 * The part-payments of one job share a history. A decision is about this one only if it is the only one that can be: not
 * before the request, for the same amount, and an approval if it was paid.
 *
 * @param isComplete whether `entries` are the whole history
 * @returns undefined if no decision is certain
 */
export function decisionOn(
  { kind, requestedAt, amount, isPaid }: DecidedRecord,
  entries: readonly AuditEntry[],
  isComplete: boolean,
) {
  const isBefore = ({ at }: Pick<AuditEntry, 'at'>) =>
    at !== null && requestedAt !== null && at.time < requestedAt.time;
  const decisions = entries.flatMap((entry) => {
    const { action, at } = entry;
    return isDecision(action) && at !== null && !isBefore(entry) ? [{ ...entry, action, at }] : [];
  });
  if (kind === 'withdrawal') return decisions[0];
  const isAllRead = isComplete || entries.some(isBefore);
  if (!isAllRead || (requestedAt === null && !isPaid)) return undefined;
  const possible = decisions.filter(
    (decision) =>
      (!isPaid || decision.action === 'approve') &&
      (amount === null || decision.amount === null || decision.amount === amount),
  );
  return possible.length === 1 ? possible[0] : undefined;
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
