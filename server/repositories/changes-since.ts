import { and, asc, gt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { auditEntries } from '../db/schema/office.ts';
import type { Notice } from './audit.ts';

/**
 * Seconds by which the order of ids may differ from the order of commits; longer than a write transaction
 * runs (write-transaction.ts).
 */
const overlap = 30;
/** Seconds for the start of a page, whose first reads may have missed changes. */
const startOfPage = 60;

/** Changes that are sent again, or `too-many`. */
export interface Missed {
  changes: readonly Notice[] | 'too-many';
  /** The highest id in the audit; 0 without entries. */
  newest: number;
}

/**
 * Reads the changes since an audit entry, oldest first, and the changes shortly before it, because a lower
 * id may have been committed later. Without an id, reads the changes of the last minute.
 *
 * @param most the result is `too-many` for more changes than this, and for an entry that does not exist
 */
export async function changesSince(db: Database, id: number | null, most: number): Promise<Missed> {
  const [place] = await db
    .select({
      newest: sql<number>`coalesce(max(id), 0)`,
      at: sql<string | null>`(select at::text from audit_entries where id = ${id}::bigint)`,
    })
    .from(auditEntries);
  const { newest, at } = place ?? { newest: 0, at: null };
  if (id !== null && at === null) return { changes: 'too-many', newest };
  const from =
    at === null
      ? new Date(Date.now() - startOfPage * 1000)
      : sql`${at}::timestamptz - ${overlap} * interval '1 second'`;
  const changes = await db
    .select({
      id: auditEntries.id,
      action: auditEntries.action,
      subject: auditEntries.subject,
      subjectId: auditEntries.subjectId,
      by: auditEntries.accountEmail,
    })
    .from(auditEntries)
    // A higher id may have an earlier time: the clock was set back, or another server's clock is behind.
    .where(
      and(
        or(sql`${auditEntries.at} >= ${from}`, id === null ? undefined : gt(auditEntries.id, id)),
        ne(auditEntries.action, 'sign-in'),
      ),
    )
    .orderBy(asc(auditEntries.id))
    .limit(most + 1);
  return { changes: changes.length > most ? 'too-many' : changes, newest };
}
