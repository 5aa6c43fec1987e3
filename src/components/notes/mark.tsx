import { Flag, NotebookPen } from 'lucide-react';
import { markQuery, type Noted } from '../../api/extensions/notes.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { countOfNotes, flagText } from './note-words.ts';

/**
 * Icons for the flags and the notes of a record; a tooltip and a text for screen readers have the words. The host must
 * offer marks.
 */
export function Mark({ kind, id }: Noted) {
  const { data } = useRead(markQuery({ kind, id }));
  if (data === undefined) return null;
  const flagged = data.flags.map(flagText).join('. ');
  const noted = data.notes ? countOfNotes(data.notes) : '';
  if (flagged === '' && noted === '') return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1">
      {flagged !== '' && (
        <span data-tip={flagged} className="text-bad-ink">
          <Flag size={14} aria-hidden />
          <span className="sr-only">{flagged}</span>
        </span>
      )}
      {noted !== '' && (
        <span data-tip={noted} className="text-text-3">
          <NotebookPen size={14} aria-hidden />
          <span className="sr-only">{noted}</span>
        </span>
      )}
    </span>
  );
}
