import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  addNoteMutation,
  type Note,
  type NotedRecord,
  notesQuery,
  withdrawNoteMutation,
} from '../../api/extensions/notes.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { randomId } from '../../lib/browser/random-id.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { failureNotice, Notice } from '../feedback/notice.tsx';
import { showToast } from '../feedback/toast.ts';
import { HostAction } from '../host-action/host-action.tsx';
import { useIsOffered } from '../host-action/use-is-offered.ts';
import { EditDialog } from '../record-edit/edit-dialog.tsx';
import { TextArea } from '../record-edit/text-area.tsx';
import { whyNoteTooLong } from '../record-edit/text-limits.ts';
import { useUnsentTexts } from '../record-edit/use-unsent-texts.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { FlagLines } from './flag-lines.tsx';
import { NoteText } from './note-text.tsx';

/** The flags of the people of a job or withdrawal, the form for a new note, and the notes, newest first. */
export function Notes({ kind, id, name }: NotedRecord & { name: string }) {
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

/** The form for a new note. Its text stays in the tab until the note is added. */
function NoteForm({ noted, name }: { noted: NotedRecord; name: string }) {
  const { texts, set, clear } = useUnsentTexts(`note ${noted.kind} ${noted.id}`);
  // Unlike the function of `send`, `onSuccess` also runs if another record has replaced this one before the answer.
  const addition = useMemo(
    () => ({
      ...addNoteMutation,
      onSuccess: (message: string | null) => {
        clear();
        void showToast({ title: 'Note added', text: message ?? name });
      },
    }),
    [clear, name],
  );
  const write = useSingleWrite(addition, { isRepeatable: true });
  // Each text has a key, so that it is not added twice if it is sent again after a call without an answer.
  const { text: typed = '', key = '' } = texts;
  const change = (value: string) => set({ text: value, key: randomId() });
  const text = typed.trim();
  const whyTooLong = whyNoteTooLong(text);
  // While the note is being added, the button has a reason and is not `isBusy`: a busy button loses the focus.
  const whyBusy = write.isUnderWay ? 'The note is being added' : undefined;
  const whyNot = text === '' ? 'Write the note first' : (whyTooLong ?? undefined);
  return (
    <>
      <TextArea
        label="New note"
        rows={2}
        value={typed}
        readOnly={write.isUnderWay}
        isInvalid={whyTooLong !== null}
        hint={
          whyTooLong ?? 'Every administrator can read it. It cannot be changed, only withdrawn.'
        }
        onChange={(event) => change(event.target.value)}
      />
      <HostAction
        operationId="addNote"
        label="Add note"
        className="mt-2"
        participle="saved"
        whyNot={whyBusy ?? whyNot}
        onAct={() =>
          write.send({ noted, text, key }, () => {
            change('');
            clear();
          })
        }
      />
      {write.error !== null && (
        <Notice {...failureNotice(write.error, 'added', 'Adding it again is safe.')} />
      )}
    </>
  );
}

function NoteList(noted: NotedRecord) {
  const read = useRead(notesQuery(noted));
  const [noteToWithdraw, setNoteToWithdraw] = useState<Note | null>(null);
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
                      onAct={() => setNoteToWithdraw(note)}
                      whyNot={note.id === null ? 'The note has no id' : undefined}
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {noteToWithdraw !== null && (
        <WithdrawDialog note={noteToWithdraw} onClose={() => setNoteToWithdraw(null)} />
      )}
    </div>
  );
}

function WithdrawDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const write = useSingleWrite(withdrawNoteMutation);
  return (
    <EditDialog
      title="Withdraw the note?"
      description="Its text is no longer shown. That you wrote and withdrew a note stays in the list and in the audit."
      badge={<Undo2 size={20} />}
      isDangerous
      verb="Withdraw"
      words={{ past: 'withdrawn', advice: 'Withdrawing it again is safe.' }}
      edit={write}
      whyLocked={null}
      onAct={() =>
        write.send({ id: note.id ?? '' }, (message) => {
          void showToast({ title: 'Withdrawn', text: message ?? '' });
          onClose();
        })
      }
      onClose={onClose}
    />
  );
}
