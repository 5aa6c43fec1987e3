/** The audit entries of notes and flags. The server and the sample both write them. */
import type { Change } from '../repositories/audit.ts';
import type { Noted, PersonKind } from '../repositories/notes.ts';

/** The artisan and the client of the record, and the words for the record in the sentence. */
interface OfRecord {
  words: string;
  artisanId: number | null;
  clientId: number | null;
}

/** An entry of a note does not have its text, so that a withdrawn text cannot be read in the audit. */
const noteChange =
  (action: 'add-note' | 'withdraw-note', verb: string) =>
  ({ kind, id }: Noted, { words, noteId, ...people }: OfRecord & { noteId: number }): Change => ({
    subject: kind,
    action,
    subjectId: id,
    sentence: `${verb} a note on ${words}.`,
    detail: { noteId },
    ...people,
  });

export const noteAdded = noteChange('add-note', 'Added');
export const noteWithdrawn = noteChange('withdraw-note', 'Withdrew');

type OfPerson = OfRecord & { reason: string };

/** Returns the entry of a new flag. */
export const flagSet = ({ kind, id }: Noted<PersonKind>, { words, ...rest }: OfPerson): Change => ({
  subject: kind,
  action: 'flag',
  subjectId: id,
  sentence: `Flagged ${words}.`,
  ...rest,
});

/** Returns the entry of a flag that was taken off. */
export const flagTakenOff = (
  { kind, id }: Noted<PersonKind>,
  { words, flag, ...rest }: OfPerson & { flag: string },
): Change => ({
  subject: kind,
  action: 'unflag',
  subjectId: id,
  sentence: `Took the flag off ${words}.`,
  before: { flag },
  ...rest,
});
