import { and, asc, gte, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { auditEntries } from '../db/schema/office.ts';
import type { Notice } from './audit.ts';

/** Milliseconds: the age of the oldest change that is read. */
const maxAgeMs = 60_000;
/** If there are more changes, reading the lists again costs less than reading the changes. */
const maxChanges = 500;

/**
 * Reads the changes of the last minute, oldest first, without sign-ins; `too-many` for more than `maxChanges`.
 * `newest` is the highest id in the audit, 0 without entries.
 */
export async function recentChanges(
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
