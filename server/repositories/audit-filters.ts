import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '../db/schema/office.ts';
import { escapeLike, hasId, startOfDay } from '../lists/conditions.ts';
import type { AuditSubject } from './audit-actions.ts';

/** The filters of the list of entries. A missing field does not filter. */
export interface AuditFilters {
  /** Words, in upper or lower case, each of which the sentence or the reason contains. */
  search?: string | undefined;
  /** The e-mail address, in upper or lower case, that the account had when the entry was written. */
  account?: string | undefined;
  kind?: AuditSubject | undefined;
  /** The first and the last day in Africa/Lagos, as YYYY-MM-DD. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns the condition that the sentence or reason of an entry contains a word, with its accents composed or not. */
function containsWord(word: string): SQL | undefined {
  const forms = new Set([word.normalize('NFC'), word.normalize('NFD')]);
  const patterns = Array.from(forms, (form) => `%${escapeLike(form)}%`);
  return or(
    ...patterns.flatMap((pattern) => [
      sql`${auditEntries.sentence} ilike ${pattern}`,
      sql`${auditEntries.reason} ilike ${pattern}`,
    ]),
  );
}

export const splitWords = (search: string | undefined): string[] =>
  search?.split(/\s+/).filter(Boolean) ?? [];

/** Returns the condition for the entries that match all filters; undefined for all entries. */
export function filterCondition({
  search,
  account,
  kind,
  from,
  to,
}: AuditFilters): SQL | undefined {
  return and(
    ...splitWords(search).map((word) => containsWord(word)),
    account ? eq(auditEntries.accountEmail, account.toLowerCase()) : undefined,
    kind && eq(auditEntries.subject, kind),
    from ? gte(auditEntries.at, startOfDay(from)) : undefined,
    to ? lt(auditEntries.at, startOfDay(to, 1)) : undefined,
  );
}

/**
 * Returns the condition for the entries of one record. Those of an artisan or client include entries of other records
 * that concern this person, such as decisions.
 */
export function recordCondition(kind: AuditSubject, id: string): SQL | undefined {
  const isSubject = and(eq(auditEntries.subject, kind), eq(auditEntries.subjectId, id));
  const { artisanId: artisan, clientId: client } = auditEntries;
  const column = kind === 'artisan' || kind === 'client' ? { artisan, client }[kind] : undefined;
  return column === undefined ? isSubject : or(isSubject, hasId(column, id));
}
