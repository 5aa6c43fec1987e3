import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { startOfLagosDay } from '../../domain/lagos.ts';
import { auditEntries } from '../db/schema/office.ts';
import type { AuditSubject } from './audit-actions.ts';

/** The filters of the list of entries; an absent field does not filter. */
export interface AuditFilters {
  /** Words that sentence or reason contain, in any case. */
  search?: string | undefined;
  /** The e-mail that an account had then, in any case. */
  account?: string | undefined;
  kind?: AuditSubject | undefined;
  /** The first and the last day in Africa/Lagos, as YYYY-MM-DD. */
  from?: string | undefined;
  to?: string | undefined;
}

const day = 86_400;

/** The start of a day in Africa/Lagos, as the contract has checked it. */
const startOf = (date: string, daysLater = 0) =>
  sql`to_timestamp(${startOfLagosDay(date) / 1000 + daysLater * day}::float8)`;

/** Returns the condition that an entry's sentence or reason contains a word, in which no character is a wildcard. */
function contains(word: string): SQL | undefined {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`${auditEntries.sentence} ilike ${pattern}`,
    sql`${auditEntries.reason} ilike ${pattern}`,
  );
}

/** The words of a search. */
export const wordsOf = (search: string | undefined): string[] =>
  search?.split(/\s+/).filter(Boolean) ?? [];

/** The condition for the entries that all filters allow; undefined for all entries. */
export function allowedBy({ search, account, kind, from, to }: AuditFilters): SQL | undefined {
  return and(
    ...wordsOf(search).map((word) => contains(word)),
    account ? eq(auditEntries.accountEmail, account.toLowerCase()) : undefined,
    kind && eq(auditEntries.subject, kind),
    from ? gte(auditEntries.at, startOf(from)) : undefined,
    to ? lt(auditEntries.at, startOf(to, 1)) : undefined,
  );
}

const highestId = 2_147_483_647;

/**
 * Returns the condition for the entries of one record. The entries of an artisan or client include the
 * decisions that concern this person.
 */
export function concerning(kind: AuditSubject, id: string): SQL | undefined {
  const isSubject = and(eq(auditEntries.subject, kind), eq(auditEntries.subjectId, id));
  const { artisanId: artisan, clientId: client } = auditEntries;
  const column = kind === 'artisan' || kind === 'client' ? { artisan, client }[kind] : undefined;
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN;
  return column !== undefined && number <= highestId
    ? or(isSubject, eq(column, number))
    : isSubject;
}
