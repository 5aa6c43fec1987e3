/** The audit entries of notes and flags. The server and the sample both write them. */
import type { Change } from '../repositories/audit.ts';
import type { NotedKind, NotedRecord, PersonKind } from '../repositories/notes.ts';

/** A record, with the words for it in a sentence, its artisan and its client. */
export interface DescribedRecord<Kind extends NotedKind = NotedKind> extends NotedRecord<Kind> {
  words: string;
  artisanId: number | null;
  clientId: number | null;
}

/** Returns the entry of a note. It does not contain the text, which could not be withdrawn from the audit. */
export const noteChange = (
  action: 'add-note' | 'withdraw-note',
  { kind, id, words, ...people }: DescribedRecord,
  noteId: number,
): Change => ({
  subject: kind,
  action,
  subjectId: id,
  sentence: `${action === 'add-note' ? 'Added' : 'Withdrew'} a note on ${words}.`,
  detail: { noteId },
  ...people,
});

/**
 * Returns the entry of setting or removing a flag.
 *
 * @param reason the reason for this change
 * @param removedReason the reason of the flag that is removed; undefined for a new flag
 */
export const flagChange = (
  { kind, id, words, ...people }: DescribedRecord<PersonKind>,
  reason: string,
  removedReason?: string,
): Change => ({
  subject: kind,
  action: removedReason === undefined ? 'flag' : 'unflag',
  subjectId: id,
  sentence: `${removedReason === undefined ? 'Flagged' : 'Took the flag off'} ${words}.`,
  reason,
  ...(removedReason !== undefined && { before: { flag: removedReason } }),
  ...people,
});
