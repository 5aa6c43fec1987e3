import { and, asc, gte, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../db/connect.ts';
import { auditEntries } from '../db/schema/office.ts';
import { transactionTime } from '../db/transactions/transaction-time.ts';
import type { AuditedAction } from './audit-actions.ts';

/** The account that makes a change, and its network address; both are null for a command on the server. */
export interface Actor {
  accountId: number | null;
  address: string | null;
}

/** An administrator who is signed in. */
export type SignedIn = Actor & { accountId: number };

/** Fields of a record. A key that ends in `_kobo` has an amount in kobo; answers have it in naira, without `_kobo`. */
export type ChangedFields = Record<string, string | number | boolean | null>;

/** A change, as an audit entry records it. */
export type Change = AuditedAction & {
  /** An id, the name of a page or list, or `all` for the decision rules. */
  subjectId: string | number;
  /** The change as one sentence with names and amounts. */
  sentence: string;
  reason?: string | undefined;
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

/** A change as it is announced to all servers of a database, and from there to open screens. */
export type Notice = z.infer<typeof notice>;

/** The channel of LISTEN and NOTIFY for the notices. */
export const changeChannel = 'office_changes';

/** Parses a notice; undefined for a text of another form, which a server of another version may have sent. */
export function parseNotice(text: string): Notice | undefined {
  try {
    return notice.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Returns the row of a change for the table of audit entries. */
export function auditRow(
  { accountId, address }: Actor,
  change: Change,
  at: Date,
): typeof auditEntries.$inferInsert {
  return {
    ...change,
    at,
    accountId,
    address,
    subjectId: String(change.subjectId),
    detail: change.detail ?? {},
  };
}

/** SQL: sends the notice of a change at COMMIT; null for a sign-in. */
const notify = ({ subject, action }: Change): SQL =>
  subject === 'session' && action === 'sign-in'
    ? sql`null`
    : sql`pg_notify(${changeChannel}, json_build_object('id', id, 'action', action, 'subject', subject,
        'subjectId', subject_id, 'by', account_email)::text)`;

/** Writes the audit entry of a change in the transaction of the change, and sends its notice at COMMIT. */
export async function recordChange(tx: Transaction, actor: Actor, change: Change): Promise<void> {
  await tx
    .insert(auditEntries)
    .values(auditRow(actor, change, transactionTime(tx)))
    .returning({ notified: notify(change) });
}

/** Milliseconds: the age of the oldest change that is read. */
const maxAgeMs = 60_000;
/** If there are more changes, reading the lists again costs less than reading the changes. */
const maxChanges = 500;

/**
 * Reads the changes of the last minute, oldest first, without sign-ins; `too-many` for more than `maxChanges`.
 * `newest` is the highest id in the audit, 0 without entries.
 */
export async function readRecentChanges(
  db: Database,
): Promise<{ changes: readonly Notice[] | 'too-many'; newest: number }> {
  const [{ newest } = { newest: 0 }] = await db
    .select({ newest: sql<number>`coalesce(max(id), 0)` })
    .from(auditEntries);
  const oldest = new Date(Date.now() - maxAgeMs);
  const changes = await db
    .select({
      id: auditEntries.id,
      action: auditEntries.action,
      subject: auditEntries.subject,
      subjectId: auditEntries.subjectId,
      by: auditEntries.accountEmail,
    })
    .from(auditEntries)
    .where(and(gte(auditEntries.at, oldest), ne(auditEntries.action, 'sign-in')))
    .orderBy(asc(auditEntries.id))
    .limit(maxChanges + 1);
  return { changes: changes.length > maxChanges ? 'too-many' : changes, newest };
}
