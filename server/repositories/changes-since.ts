import { and, asc, gt, gte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { auditEntries } from '../db/schema/office.ts';
import type { Notice } from './audit.ts';

/** Milliseconds for the start of a page, whose first reads may have missed changes. */
const startOfPageMs = 60_000;

/** Changes that are sent again, or `too-many`. */
export interface Missed {
  changes: readonly Notice[] | 'too-many';
  /** The highest id in the audit; 0 without entries. */
  newest: number;
}

/** An entry by its order: its id, its transaction, and the lowest id of a transaction that ended later. */
interface Place {
  id: number;
  transaction: string | null;
  laterFrom: string | null;
}

/**
 * The condition that an entry was committed after another one, or may have been: the order of ids and of times can
 * differ from the order of commits. Transactions above those of this database are of one that was restored into it;
 * their entries have no order but that of their ids.
 *
 * https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 */
const committedAfter = ({ id, transaction, laterFrom }: Place) =>
  or(
    gt(auditEntries.id, id),
    sql`${auditEntries.transaction} >= ${laterFrom}::xid8
      and ${auditEntries.transaction} <> ${transaction}::xid8
      and ${auditEntries.transaction} < pg_snapshot_xmax(pg_current_snapshot())`,
  );

async function findPlace(db: Database, id: number): Promise<Place | undefined> {
  const { transaction, laterFrom } = auditEntries;
  const [place] = await db
    .select({
      transaction: sql<string | null>`${transaction}::text`,
      laterFrom: sql<string | null>`${laterFrom}::text`,
    })
    .from(auditEntries)
    .where(sql`${auditEntries.id} = ${id}::bigint`);
  return place && { id, ...place };
}

/**
 * Reads the changes that were committed after an audit entry, oldest first, perhaps with some that were committed
 * before it. Without an id, reads the changes of the last minute.
 *
 * @param most the result is `too-many` for more changes than this, and for an entry that does not exist
 */
export async function changesSince(db: Database, id: number | null, most: number): Promise<Missed> {
  const [{ newest } = { newest: 0 }] = await db
    .select({ newest: sql<number>`coalesce(max(id), 0)` })
    .from(auditEntries);
  const place = id === null ? null : await findPlace(db, id);
  if (place === undefined) return { changes: 'too-many', newest };
  const startOfPage = new Date(Date.now() - startOfPageMs);
  const changes = await db
    .select({
      id: auditEntries.id,
      action: auditEntries.action,
      subject: auditEntries.subject,
      subjectId: auditEntries.subjectId,
      by: auditEntries.accountEmail,
    })
    .from(auditEntries)
    .where(
      and(
        place === null ? gte(auditEntries.at, startOfPage) : committedAfter(place),
        ne(auditEntries.action, 'sign-in'),
      ),
    )
    .orderBy(asc(auditEntries.id))
    .limit(most + 1);
  return { changes: changes.length > most ? 'too-many' : changes, newest };
}
