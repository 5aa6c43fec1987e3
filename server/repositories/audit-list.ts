import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { moneyRecordKinds } from '../../domain/decision-rules.ts';
import type { Transaction } from '../db/connect.ts';
import { auditEntries } from '../db/schema/office.ts';
import { artisans } from '../db/schema/people.ts';
import { countMatches, type Total } from '../lists/count-rows.ts';
import type { Reader } from '../lists/limits.ts';
import type { ChangedFields } from './audit.ts';
import type { AuditSubject } from './audit-actions.ts';
import { fullName, iso, nairaOrNull } from './sql-expressions.ts';

/** A position between entries. Entries are ordered by time and id. */
export interface EntryPosition {
  /** Which entries are meant: those that are older, or those that are newer than the position. */
  side: 'older' | 'newer';
  /** Microseconds since 1970 in UTC, in digits. */
  micros: string;
  id: number;
}

/** Returns the condition for the entries on one side of a position. */
function beyond({ side, micros, id }: EntryPosition): SQL {
  const sign = sql.raw(side === 'older' ? '<' : '>');
  return sql`(${auditEntries.at}, ${auditEntries.id}) ${sign}
    (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`;
}

/** An entry as the contract has it, with its time in microseconds for positions. */
const columns = {
  id: auditEntries.id,
  at: iso(auditEntries.at),
  micros: sql<string>`(extract(epoch from ${auditEntries.at}) * 1000000)::bigint::text`,
  by: auditEntries.accountEmail,
  address: auditEntries.address,
  action: auditEntries.action,
  kind: sql<AuditSubject>`${auditEntries.subject}`,
  subject_id: auditEntries.subjectId,
  sentence: auditEntries.sentence,
  reason: auditEntries.reason,
  before: sql<ChangedFields | null>`${auditEntries.before}`,
  after: sql<ChangedFields | null>`${auditEntries.after}`,
  // The amount of a decision; null in entries of other changes.
  amount: nairaOrNull(sql`(${auditEntries.detail} ->> 'amountKobo')::bigint`),
  artisan_name: fullName(artisans),
};

/** The condition of the join with artisans: entries about other records, such as an edit of an artisan, have no name. */
const isArtisanOfMoneyRecord = and(
  inArray(auditEntries.subject, moneyRecordKinds),
  eq(artisans.id, auditEntries.artisanId),
);

interface EntryQuery {
  /** The entries next to this position are read; without it, the entries at one end. */
  position: EntryPosition | undefined;
  size: number;
  /** Without a position, whether the oldest entries are read instead of the newest. */
  isLast?: boolean;
}

export type AuditRow = Awaited<ReturnType<typeof readEntries>>[number];

/** Reads up to `size` entries that meet the condition, newest first. */
export async function readEntries(
  tx: Transaction,
  where: SQL | undefined,
  { position, size, isLast = false }: EntryQuery,
) {
  const isOldestFirst = position === undefined ? isLast : position.side === 'newer';
  const order = isOldestFirst ? asc : desc;
  const rows = await tx
    .select(columns)
    .from(auditEntries)
    .leftJoin(artisans, isArtisanOfMoneyRecord)
    .where(and(where, position && beyond(position)))
    .orderBy(order(auditEntries.at), order(auditEntries.id))
    .limit(size);
  return isOldestFirst ? rows.reverse() : rows;
}

async function hasEntries(
  tx: Transaction,
  where: SQL | undefined,
  position: EntryPosition,
): Promise<boolean> {
  const [first] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(where, beyond(position)))
    .limit(1);
  return first !== undefined;
}

/**
 * Reads one page of the entries that meet the condition, newest first. A position stays valid when entries are added.
 *
 * @param position the page has the entries next to it
 * @param isLast whether a page without a position has the oldest entries instead of the newest
 * @returns the page, and the positions of the pages with older and newer entries, or null where there is none
 */
export async function readAuditPage(
  tx: Transaction,
  where: SQL | undefined,
  {
    position,
    isLast,
    size,
  }: { position: EntryPosition | undefined; isLast: boolean; size: number },
) {
  const entries = await readEntries(tx, where, { position, isLast, size: size + 1 });
  const readSide = position?.side ?? (isLast ? 'newer' : 'older');
  const rows = readSide === 'newer' ? entries.slice(-size) : entries.slice(0, size);
  const pageOn = async (side: EntryPosition['side']): Promise<EntryPosition | null> => {
    // A page at an end of the list has no page beyond this end.
    if (position === undefined && side !== readSide) return null;
    const end = (side === 'older' ? rows.at(-1) : rows.at(0)) ?? shiftPosition(position);
    if (end === undefined) return null;
    const next = { side, micros: end.micros, id: end.id };
    const exists = side === readSide ? entries.length > size : await hasEntries(tx, where, next);
    return exists ? next : null;
  };
  return { rows, older: await pageOn('older'), newer: await pageOn('newer') };
}

/** The highest id in a cursor, which is above the ids of all entries. */
const maxCursorId = 9_999_999_999;

/** Moves the position of an empty page by one id, so that the page on the other side has the entry at the position. */
function shiftPosition(position: EntryPosition | undefined): EntryPosition | undefined {
  if (position === undefined) return undefined;
  const id = position.id + (position.side === 'older' ? -1 : 1);
  return { ...position, id: Math.min(Math.max(0, id), maxCursorId) };
}

/** Counts the entries that meet a condition, or all entries; see countMatches for the limits. */
export const countEntries = (reader: Reader, where: SQL | undefined): Promise<Total> =>
  countMatches(reader, { table: auditEntries }, where);

/** Returns all e-mail addresses of accounts in the entries. The query jumps from address to address in the index. */
export async function listAccountEmails(tx: Transaction): Promise<string[]> {
  const next = sql`(select min(account_email) from ${auditEntries} where account_email > found.email)`;
  const { rows } = await tx.execute<{ email: string }>(sql`
    with recursive found(email) as (
      select min(account_email) from ${auditEntries}
      union all select ${next} from found where email is not null)
    select email from found where email is not null`);
  return rows.map(({ email }) => email);
}
