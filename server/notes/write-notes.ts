/** Notes on records and flags on people, each write with its audit entry. */
import type { Transaction } from '../db/connect.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { nameInSentence } from '../repositories/name-in-sentence.ts';
import {
  deleteFlag,
  findParties,
  insertFlag,
  insertNote,
  lockFlag,
  lockNote,
  markWithdrawn,
  type NotedKind,
  type NotedRecord,
  nameOfPerson,
  type PersonKind,
} from '../repositories/notes.ts';
import { withdrawalOf } from '../repositories/payees.ts';
import { type DescribedRecord, flagChange, noteChange } from './note-changes.ts';

const isPerson = (record: NotedRecord): record is NotedRecord<PersonKind> =>
  record.kind === 'artisan' || record.kind === 'client';

/**
 * Returns the words for a record in a sentence: the name of a person, else the kind and the id; for a withdrawal also the
 * name of its artisan.
 */
async function wordsFor(
  tx: Transaction,
  record: NotedRecord,
  artisanId: number | null,
): Promise<string> {
  const { kind, id } = record;
  if (kind === 'withdrawal' && artisanId !== null) {
    const artisan = { kind: 'artisan', id: artisanId } as const;
    return withdrawalOf(id, { id: artisanId, name: await nameOfPerson(tx, artisan) });
  }
  const name = isPerson(record) ? await nameOfPerson(tx, record) : null;
  return nameInSentence(name ?? '') ?? `${kind} ${id}`;
}

/** Returns a record with the words for it, its artisan and its client; undefined if there is no such record. */
async function describe<Kind extends NotedKind>(
  tx: Transaction,
  record: NotedRecord<Kind>,
): Promise<DescribedRecord<Kind> | undefined> {
  const people = await findParties(tx, record);
  return people && { ...record, ...people, words: await wordsFor(tx, record, people.artisanId) };
}

/** Adds a note to a record. Returns the id of the note; undefined if there is no such record. */
export async function addNote(
  tx: Transaction,
  record: NotedRecord,
  text: string,
  actor: SignedIn,
): Promise<number | undefined> {
  const described = await describe(tx, record);
  if (described === undefined) return undefined;
  const noteId = await insertNote(tx, record, { text, accountId: actor.accountId });
  await recordChange(tx, actor, noteChange('add-note', described, noteId));
  return noteId;
}

/** Withdraws a note of the actor. Only the outcome `withdrawn` has written data. */
export async function withdrawNote(
  tx: Transaction,
  id: number,
  actor: SignedIn,
): Promise<'withdrawn' | 'withdrawn-before' | 'not-found' | 'not-own'> {
  const note = await lockNote(tx, id);
  if (note === undefined) return 'not-found';
  if (note.accountId !== actor.accountId) return 'not-own';
  if (note.withdrawnAt !== null) return 'withdrawn-before';
  await markWithdrawn(tx, id);
  const { kind, subjectId } = note;
  // Another program may have deleted the record.
  const deleted = { artisanId: null, clientId: null, words: `${kind} ${subjectId}` };
  const record = { kind, id: subjectId };
  const described = (await describe(tx, record)) ?? { ...record, ...deleted };
  await recordChange(tx, actor, noteChange('withdraw-note', described, id));
  return 'withdrawn';
}

/**
 * The outcome of setting or removing a flag. Only `changed` has written data. `name` is the words for the person in a
 * sentence.
 */
export type FlagOutcome =
  | { kind: 'changed' | 'unchanged' | 'other-flag'; name: string }
  | { kind: 'not-found' };

/**
 * Flags a person. If the person already has a flag, nothing is written: the outcome is `unchanged` for a flag with the
 * same reason, and `other-flag` for one with another reason.
 */
export async function flagPerson(
  tx: Transaction,
  person: NotedRecord<PersonKind>,
  reason: string,
  actor: SignedIn,
): Promise<FlagOutcome> {
  const described = await describe(tx, person);
  if (described === undefined) return { kind: 'not-found' };
  const { words: name } = described;
  const existing = await insertFlag(tx, person, { reason, accountId: actor.accountId });
  if (existing !== undefined) {
    return { kind: existing.reason === reason ? 'unchanged' : 'other-flag', name };
  }
  await recordChange(tx, actor, flagChange(described, reason));
  return { kind: 'changed', name };
}

/**
 * Takes the flag off a person. The outcome is `other-flag` if the flag has another version.
 *
 * @param input the version of the flag that was on screen, and the reason for taking it off
 */
export async function unflagPerson(
  tx: Transaction,
  person: NotedRecord<PersonKind>,
  input: { version: number; reason: string },
  actor: SignedIn,
): Promise<FlagOutcome> {
  const described = await describe(tx, person);
  if (described === undefined) return { kind: 'not-found' };
  const { words: name } = described;
  const flag = await lockFlag(tx, person);
  if (flag === undefined) return { kind: 'unchanged', name };
  if (flag.version !== input.version) return { kind: 'other-flag', name };
  await deleteFlag(tx, person);
  await recordChange(tx, actor, flagChange(described, input.reason, flag.reason));
  return { kind: 'changed', name };
}
