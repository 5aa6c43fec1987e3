import { formatCount } from '../../../domain/count.ts';
import type { Flag } from '../../api/extensions/notes.ts';

/** Returns the number of notes in words: "1 note", "2 notes". */
export const countOfNotes = (notes: number): string =>
  `${formatCount(notes)} ${notes === 1 ? 'note' : 'notes'}`;

/** Returns a flag in words, with the person whose flag it is, because a job has two people. */
export const flagText = ({ kind, reason }: Flag): string =>
  `${kind === 'client' ? 'Client' : 'Artisan'} flagged: ${reason ?? 'NIL'}`;
