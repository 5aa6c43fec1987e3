import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../db/connect.ts';
import { auditEntries } from '../db/schema/office.ts';
import { transactionTime } from '../db/transactions/transaction-time.ts';
import type { AuditedAction } from './audit-actions.ts';

/** The account and network address that make a change; both are null for a command on the server. */
export interface Actor {
  accountId: number | null;
  address: string | null;
}

/** An administrator who is signed in. */
export type SignedIn = Actor & { accountId: number };

/** Fields of a record. A key that ends with `_kobo` contains kobo; the API's answers contain naira. */
export type ChangedFields = Record<string, string | number | boolean | null>;

/** A change: its action, the kind of its record, and its facts. */
export type Change = AuditedAction & {
  /** An id, or the name of a page. */
  subjectId: string | number;
  /** The change as one sentence with names and amounts. */
  sentence: string;
  reason?: string | undefined;
  /** The fields that changed, before and after. */
  before?: ChangedFields;
  after?: ChangedFields;
  /** The artisan and the client that the change concerns, for their timelines. */
  artisanId?: number | null;
  clientId?: number | null;
  /** Further facts, such as those that `npm run verify` compares; amounts are kobo. */
  detail?: Record<string, number | string>;
};

const notice = z.object({
  /** The id of the audit entry. */
  id: z.number(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** The e-mail of the account; null for a command on the server. */
  by: z.string().nullable(),
});

/** A change as it is sent to all processes and to open screens. */
export type Notice = z.infer<typeof notice>;

/** The PostgreSQL channel of the notices. */
export const changeChannel = 'office_changes';

/** Reads a notice; undefined for one that another version of the server has sent. */
export function readNotice(text: string): Notice | undefined {
  try {
    return notice.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * The row of a change in the audit.
 *
 * @param at the time of the change
 */
export function auditRow(
  { accountId, address }: Actor,
  change: Change,
  at: Date,
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

/** Returns the SQL that sends the notice at COMMIT. Sign-ins have no notice, because no screen shows them. */
const notified = ({ subject, action }: Change): SQL =>
  subject === 'session' && action === 'sign-in'
    ? sql`null`
    : sql`pg_notify(${changeChannel}, json_build_object('id', id, 'action', action, 'subject', subject,
        'subjectId', subject_id, 'by', account_email)::text)`;

/** Writes the audit entry of a change, in its transaction. Each change writes exactly one entry. */
export async function recordChange(tx: Transaction, actor: Actor, change: Change): Promise<void> {
  await tx
    .insert(auditEntries)
    .values(auditRow(actor, change, transactionTime(tx)))
    .returning({ notified: notified(change) });
}
