import { type NotedKind, notesQuery } from '../../../api/extensions/notes.ts';
import { useRead } from '../../../api/lists/use-read.ts';
import { SideRead } from '../../../components/feedback/side-read.tsx';
import { useIsOffered } from '../../../components/host-action/use-is-offered.ts';
import { FlagLines } from '../../../components/notes/flag-lines.tsx';
import { NoteText } from '../../../components/notes/note-text.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';

/** Returns the record whose notes belong to a row: the withdrawal, or the job of a part-payment. */
const notedRecordOf = <T extends QueueRow>(subject: DecisionSubject<T>, row: T) => ({
  kind: subject.kind === 'withdrawal' ? ('withdrawal' as const) : ('job' as const),
  id: subject.referenceOf(row),
});

interface RowProps<T extends QueueRow> {
  subject: DecisionSubject<T>;
  row: T;
}

/** The flags of the people of a row. They do not lock the decision. */
export function RowFlags<T extends QueueRow>({ subject, row }: RowProps<T>) {
  return (
    <div aria-live="polite">
      <FlagLines {...notedRecordOf(subject, row)} className="mb-3" />
    </div>
  );
}

/** The notes on the artisan and on the record of a row, newest first; nothing if the host does not offer notes. */
export function RowNotes<T extends QueueRow>({ subject, row }: RowProps<T>) {
  const isOffered = useIsOffered('listNotes');
  if (isOffered !== true) return null;
  const record = notedRecordOf(subject, row);
  return (
    <div className="mt-3 flex flex-col gap-1.5 rounded-tile border border-line bg-canvas px-3.5 py-2.5 text-cell print:hidden">
      <NotesOn title="Notes on the artisan" kind="artisan" id={row.artisan_id} />
      <NotesOn title={`Notes on the ${record.kind}`} {...record} />
    </div>
  );
}

const maxNotes = 3;

function NotesOn({ title, kind, id }: { title: string; kind: NotedKind; id: string | null }) {
  const read = useRead({
    ...notesQuery({ kind, id: id ?? '' }),
    staleTime: 0,
    enabled: id !== null,
  });
  if (id === null) return null;
  return (
    <div>
      <p className="mb-1 font-bold">{title}</p>
      <SideRead what={title} read={read} skeleton={<Skeleton className="my-[5px] h-2.5 w-3/4" />}>
        {(rows) => {
          const notes = rows.all().filter(({ withdrawn_at }) => withdrawn_at === null);
          if (notes.length === 0) return <p className="text-text-2">No note.</p>;
          const hiddenCount = notes.length - maxNotes;
          return (
            <>
              {notes.slice(0, maxNotes).map((note, index) => (
                <div key={note.id ?? `note-${index}`} className="mb-2">
                  <NoteText note={note} />
                </div>
              ))}
              {hiddenCount > 0 && (
                <p className="text-text-2">{hiddenCount} more on the record's page</p>
              )}
            </>
          );
        }}
      </SideRead>
    </div>
  );
}
