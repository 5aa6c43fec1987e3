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
  type Noted,
  nameOfPerson,
  type PersonKind,
} from '../repositories/notes.ts';
import { withdrawalOf } from '../repositories/payees.ts';
import { flagSet, flagTakenOff, noteAdded, noteWithdrawn } from './note-changes.ts';

const isPerson = (noted: Noted): noted is Noted<PersonKind> =>
  noted.kind === 'artisan' || noted.kind === 'client';

/**
 * Returns the words for a record in a sentence: the name of a person, else the kind and the id; for a withdrawal also the
 * name of its artisan.
 */
async function wordsFor(
  tx: Transaction,
  noted: Noted,
  { artisanId: id }: { artisanId: number | null },
): Promise<string> {
  if (noted.kind === 'withdrawal' && id !== null) {
    return withdrawalOf(noted.id, { id, name: await nameOfPerson(tx, { kind: 'artisan', id }) });
  }
  const name = isPerson(noted) ? nameInSentence((await nameOfPerson(tx, noted)) ?? '') : null;
  return name ?? `${noted.kind} ${noted.id}`;
}

/** Adds a note to a record. Returns the id of the note; undefined if there is no such record. */
export async function addNote(
  tx: Transaction,
  noted: Noted,
  text: string,
  actor: SignedIn,
): Promise<number | undefined> {
  const people = await findParties(tx, noted);
  if (people === undefined) return;
  const noteId = await insertNote(tx, noted, { text, accountId: actor.accountId });
  const words = await wordsFor(tx, noted, people);
  await recordChange(tx, actor, noteAdded(noted, { words, noteId, ...people }));
  return noteId;
}

/** Withdraws a note of the actor. Only `withdrawn` has written data. */
export async function withdrawNote(
  tx: Transaction,
  id: number,
  actor: SignedIn,
): Promise<'withdrawn' | 'withdrawn-before' | 'not-found' | 'of-another'> {
  const note = await lockNote(tx, id);
  if (note === undefined) return 'not-found';
  if (note.accountId !== actor.accountId) return 'of-another';
  if (note.withdrawnAt !== null) return 'withdrawn-before';
  await markWithdrawn(tx, id);
  const noted = { kind: note.kind, id: note.subjectId };
  const people = (await findParties(tx, noted)) ?? { artisanId: null, clientId: null };
  const words = await wordsFor(tx, noted, people);
  await recordChange(tx, actor, noteWithdrawn(noted, { words, noteId: id, ...people }));
  return 'withdrawn';
}

/** The outcome for a flag. Only `changed` has written data. `name` is the words for the person in a sentence. */
export type FlagOutcome =
  | { kind: 'changed' | 'unchanged' | 'other-flag'; name: string }
  | { kind: 'not-found' };

/** Flags a person. A person who has a flag with the same reason stays as it is, and one with another keeps that. */
export async function flagPerson(
  tx: Transaction,
  person: Noted<PersonKind>,
  reason: string,
  actor: SignedIn,
): Promise<FlagOutcome> {
  const people = await findParties(tx, person);
  if (people === undefined) return { kind: 'not-found' };
  const name = await wordsFor(tx, person, people);
  const before = await insertFlag(tx, person, { reason, accountId: actor.accountId });
  if (before !== undefined) {
    return { kind: before.reason === reason ? 'unchanged' : 'other-flag', name };
  }
  await recordChange(tx, actor, flagSet(person, { words: name, reason, ...people }));
  return { kind: 'changed', name };
}

/**
 * Takes the flag off a person.
 *
 * @param seen the version of the flag that was on screen, and the reason to take it off
 */
export async function unflagPerson(
  tx: Transaction,
  person: Noted<PersonKind>,
  { version, reason }: { version: number; reason: string },
  actor: SignedIn,
): Promise<FlagOutcome> {
  const people = await findParties(tx, person);
  if (people === undefined) return { kind: 'not-found' };
  const name = await wordsFor(tx, person, people);
  const flag = await lockFlag(tx, person);
  if (flag === undefined) return { kind: 'unchanged', name };
  if (flag.version !== version) return { kind: 'other-flag', name };
  await deleteFlag(tx, person);
  const change = flagTakenOff(person, { words: name, reason, flag: flag.reason, ...people });
  await recordChange(tx, actor, change);
  return { kind: 'changed', name };
}
