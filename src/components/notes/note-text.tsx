import type { Note } from '../../api/extensions/notes.ts';
import { MomentText } from '../timeline/moment-text.tsx';

/** A note with its author and its time. A withdrawn note shows only its author and the time of the withdrawal. */
export function NoteText({ note }: { note: Note }) {
  const by = <span className="[overflow-wrap:anywhere]">{note.by ?? 'NIL'}</span>;
  if (note.withdrawn_at !== null) {
    return (
      <p className="text-cell text-text-3">
        Withdrawn by {by}, <MomentText value={note.withdrawn_at} />
      </p>
    );
  }
  return (
    <>
      <p data-private className="text-body whitespace-pre-line [overflow-wrap:anywhere]">
        {note.text ?? 'NIL'}
      </p>
      <p className="flex flex-wrap gap-x-2 text-caption text-text-2">
        <MomentText value={note.at} />
        {by}
      </p>
    </>
  );
}
