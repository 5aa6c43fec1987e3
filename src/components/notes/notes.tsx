import { useState } from 'react';
import { type Note, type Noted, notesQuery } from '../../api/extensions/notes.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { HostAction } from '../host-action/host-action.tsx';
import { useIsOffered } from '../host-action/use-is-offered.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { FlagLines } from './flag-lines.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteText } from './note-text.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The notes on a record, newest first, below the form for a new one and the flags of the people of the record. */
export function Notes({ kind, id, name }: Noted & { name: string }) {
  const isOffered = useIsOffered('listNotes');
  const isPerson = kind === 'artisan' || kind === 'client';
  return (
    <>
      {!isPerson && <FlagLines kind={kind} id={id} className="mb-2" />}
      <NoteForm noted={{ kind, id }} name={name} />
      {isOffered === true && <NoteList kind={kind} id={id} />}
    </>
  );
}

function NoteList(noted: Noted) {
  const read = useRead(notesQuery(noted));
  const [withdrawn, setWithdrawn] = useState<Note | null>(null);
  return (
    <div aria-busy={read.data === undefined && read.error === null}>
      <Loaded what="Notes" read={read} skeleton={<Skeleton className="mt-4 h-3 w-1/2" />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="mt-4 text-body text-text-2">No notes yet.</p>
          ) : (
            <ul aria-label="Notes" className="*:border-line *:not-first:border-t">
              {rows.all().map((note, index) => (
                <li
                  key={note.id ?? `note-${index}`}
                  className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3.5"
                >
                  <div className="min-w-0 flex-1">
                    <NoteText note={note} />
                  </div>
                  {note.is_own && note.withdrawn_at === null && (
                    <HostAction
                      operationId="withdrawNote"
                      label="Withdraw"
                      onAct={() => setWithdrawn(note)}
                      whyNot={note.id === null ? 'The note has no id' : undefined}
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {withdrawn !== null && <WithdrawDialog note={withdrawn} onClose={() => setWithdrawn(null)} />}
    </div>
  );
}
