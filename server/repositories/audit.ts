import type { Transaction } from '../db/connect.ts';
import { auditEntries } from '../db/schema/office.ts';

/** The account and network address that make a change; both are null for a command on the machine. */
export interface Actor {
  accountId: number | null;
  address: string | null;
}

/** An administrator who is signed in. */
export type SignedIn = Actor & { accountId: number };

/** The kinds of records that changes are made to. */
export const auditSubjects = [
  'account',
  'artisan',
  'client',
  'contact-message',
  'identification-means',
  'mail',
  'page',
  'part-payment',
  'session',
  'withdrawal',
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

/** Fields of a record. A key that ends with `_kobo` holds kobo; the answers of the API hold naira. */
export type ChangedFields = Record<string, string | number | boolean | null>;

/** A change that was carried out. */
export interface Change {
  /** A verb, such as `approve`. */
  action: string;
  subject: AuditSubject;
  /** An id, or the name of a page. */
  subjectId: string | number;
  /** What was done, as one sentence with names and amounts. */
  sentence: string;
  reason?: string | undefined;
  /** The fields that changed, before and after. */
  before?: ChangedFields;
  after?: ChangedFields;
  /** The artisan and the client that the change concerns, for their timelines. */
  artisanId?: number | null;
  clientId?: number | null;
  /** Facts for `npm run verify`; amounts are kobo. */
  detail?: Record<string, number | string>;
}

/**
 * The row of a change in the audit.
 *
 * @param at the moment of the change; by default, the start of the transaction
 */
export function auditRow(
  { accountId, address }: Actor,
  change: Change,
  at?: Date,
): typeof auditEntries.$inferInsert {
  return {
    at,
    accountId,
    address,
    action: change.action,
    subject: change.subject,
    subjectId: String(change.subjectId),
    sentence: change.sentence,
    reason: change.reason,
    before: change.before,
    after: change.after,
    artisanId: change.artisanId,
    clientId: change.clientId,
    detail: change.detail ?? {},
  };
}

/** Writes the audit entry of a change, in the transaction of the change. Each change writes exactly one. */
export async function recordChange(tx: Transaction, actor: Actor, change: Change): Promise<void> {
  await tx.insert(auditEntries).values(auditRow(actor, change));
}
