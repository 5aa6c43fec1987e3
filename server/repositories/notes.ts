import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connect.ts';
import { jobs, withdrawalRequests } from '../db/schema/money.ts';
import { flags, notes } from '../db/schema/notes.ts';
import { artisans, clients } from '../db/schema/people.ts';
import { transactionTime } from '../db/transactions/transaction-time.ts';
import { fullName, iso } from './sql-expressions.ts';

export type NotedKind = typeof notes.$inferSelect.kind;
export type PersonKind = typeof flags.$inferSelect.kind;

/** A record that can have notes. */
export interface NotedRecord<Kind extends NotedKind = NotedKind> {
  kind: Kind;
  id: number;
}

/** The artisan and the client of a record, by the kind of the record. */
const parties = {
  artisan: { id: artisans.id, artisanId: artisans.id, clientId: sql<null>`null::int` },
  client: { id: clients.id, artisanId: sql<null>`null::int`, clientId: clients.id },
  withdrawal: {
    id: withdrawalRequests.id,
    artisanId: withdrawalRequests.artisanId,
    clientId: sql<null>`null::int`,
  },
  job: { id: jobs.id, artisanId: jobs.artisanId, clientId: jobs.clientId },
};

/** Returns the ids of the artisan and the client of a record; undefined if there is no such record. */
export async function findParties(db: Queryable, { kind, id }: NotedRecord) {
  const { id: key, ...people } = parties[kind];
  const [partyIds] = await db.select(people).from(key.table).where(eq(key, id));
  return partyIds;
}

/** Returns the name of a person; null if the person has none or does not exist. */
export async function nameOfPerson(db: Queryable, { kind, id }: NotedRecord<PersonKind>) {
  const people = kind === 'artisan' ? artisans : clients;
  const [person] = await db
    .select({ name: fullName(people) })
    .from(people)
    .where(eq(people.id, id));
  return person?.name ?? null;
}

/** Returns the notes on a record, newest first. `is_own` marks those of the account. A withdrawn note has no text. */
export function listNotes(db: Queryable, { kind, id }: NotedRecord, accountId: number) {
  return db
    .select({
      id: notes.id,
      text: sql<string | null>`case when ${notes.withdrawnAt} is null then ${notes.text} end`,
      by: notes.accountEmail,
      is_own: sql<boolean>`${notes.accountId} is not distinct from ${accountId}`,
      at: iso(notes.at),
      withdrawn_at: iso(notes.withdrawnAt),
    })
    .from(notes)
    .where(and(eq(notes.kind, kind), eq(notes.subjectId, id)))
    .orderBy(desc(notes.at), desc(notes.id));
}

/** Adds a note, and returns its id. */
export async function insertNote(
  tx: Transaction,
  { kind, id }: NotedRecord,
  { text, accountId }: { text: string; accountId: number },
): Promise<number> {
  const row = { kind, subjectId: id, text, accountId, at: transactionTime(tx) };
  const [added] = await tx.insert(notes).values(row).returning({ id: notes.id });
  if (added === undefined) throw new Error('The note was not added');
  return added.id;
}

/** Locks a note until the transaction ends, and returns it; undefined if there is none. */
export async function lockNote(tx: Transaction, id: number) {
  const [note] = await tx.select().from(notes).where(eq(notes.id, id)).for('update');
  return note;
}

/** Marks a locked note as withdrawn. */
export async function markWithdrawn(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(notes)
    .set({ withdrawnAt: transactionTime(tx) })
    .where(eq(notes.id, id));
}

/**
 * Returns the marks of these records: the number of notes that are not withdrawn, and the flags of the artisan and the
 * client. Records with neither are left out.
 */
export async function listMarks(db: Queryable, kind: NotedKind, ids: readonly number[]) {
  const counts = await db
    .select({ id: notes.subjectId, notes: count() })
    .from(notes)
    .where(and(eq(notes.kind, kind), inArray(notes.subjectId, [...ids]), isNull(notes.withdrawnAt)))
    .groupBy(notes.subjectId);
  const { id: key, artisanId, clientId } = parties[kind];
  const isFlagged = (person: PersonKind, id: typeof artisanId | typeof clientId) =>
    and(eq(flags.kind, person), eq(flags.personId, id));
  const flagged = await db
    .select({
      record: key,
      kind: flags.kind,
      id: flags.personId,
      reason: flags.reason,
      by: flags.accountEmail,
      at: iso(flags.at),
      version: flags.version,
    })
    .from(key.table)
    .innerJoin(flags, or(isFlagged('artisan', artisanId), isFlagged('client', clientId)))
    .where(inArray(key, [...ids]))
    .orderBy(flags.kind);
  const noteCounts = new Map(counts.map(({ id, notes }) => [id, notes]));
  const markedIds = new Set([...noteCounts.keys(), ...flagged.map(({ record }) => record)]);
  return Array.from(markedIds, (id) => ({
    id,
    notes: noteCounts.get(id) ?? 0,
    flags: flagged.flatMap(({ record, ...flag }) => (record === id ? [flag] : [])),
  }));
}

const isFlagOf = ({ kind, id }: NotedRecord<PersonKind>) =>
  and(eq(flags.kind, kind), eq(flags.personId, id));

/** Flags a person who has no flag. If the person has one, it writes nothing and returns the existing flag. */
export async function insertFlag(
  tx: Transaction,
  person: NotedRecord<PersonKind>,
  flag: { reason: string; accountId: number },
) {
  const row = { ...flag, kind: person.kind, personId: person.id, at: transactionTime(tx) };
  for (;;) {
    const added = await tx.insert(flags).values(row).onConflictDoNothing().returning();
    if (added.length > 0) return undefined;
    const existing = await lockFlag(tx, person);
    // If there is none now, another transaction has removed it between the two statements.
    if (existing !== undefined) return existing;
  }
}

/** Locks the flag of a person until the transaction ends, and returns it; undefined without a flag. */
export async function lockFlag(tx: Transaction, person: NotedRecord<PersonKind>) {
  const [flag] = await tx.select().from(flags).where(isFlagOf(person)).for('update');
  return flag;
}

/** Deletes the flag of a person. */
export async function deleteFlag(tx: Transaction, person: NotedRecord<PersonKind>): Promise<void> {
  await tx.delete(flags).where(isFlagOf(person));
}
