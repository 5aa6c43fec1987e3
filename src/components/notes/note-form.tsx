import { addNoteMutation, type Noted } from '../../api/extensions/notes.ts';
import { useIsOnline } from '../../api/transport/connection.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { randomId } from '../../lib/browser/random-id.ts';
import { failureNotice, Notice } from '../feedback/notice.tsx';
import { showToast } from '../feedback/toast.ts';
import { HostAction } from '../host-action/host-action.tsx';
import { offlineEdit } from '../record-edit/edit-dialog.tsx';
import { TextArea } from '../record-edit/text-area.tsx';
import { whyNoteTooLong } from '../record-edit/text-limits.ts';
import { useUnsentTexts } from '../record-edit/use-unsent-texts.ts';

/** The form for a new note. Its text stays in the tab until the note is added. */
export function NoteForm({ noted, name }: { noted: Noted; name: string }) {
  const write = useSingleWrite(addNoteMutation, { isRepeatable: true });
  const { texts, set, clear } = useUnsentTexts(`note ${noted.kind} ${noted.id}`);
  // Each text has a key, so that it is not added twice if it is sent again after a call without an answer.
  const { text: typed = '', key = '' } = texts;
  const change = (value: string) => set({ text: value, key: randomId() });
  const isOnline = useIsOnline();
  const text = typed.trim();
  const whyTooLong = whyNoteTooLong(text);
  // Not `busy`: a busy button loses the focus.
  const whyBusy = write.isUnderWay ? 'The note is being added' : undefined;
  const whyNot = text === '' ? 'Write the note first' : whyTooLong;
  return (
    <>
      <TextArea
        label="New note"
        rows={2}
        value={typed}
        readOnly={write.isUnderWay}
        invalid={whyTooLong !== null}
        hint={
          whyTooLong ?? 'Every administrator can read it. It cannot be changed, only withdrawn.'
        }
        onChange={(event) => change(event.target.value)}
      />
      <HostAction
        operationId="addNote"
        label="Add note"
        className="mt-2"
        whyNot={whyBusy ?? (isOnline ? (whyNot ?? undefined) : offlineEdit)}
        onAct={() =>
          write.send({ noted, text, key }, (message) => {
            change('');
            clear();
            void showToast({ title: 'Note added', text: message ?? name });
          })
        }
      />
      {write.error !== null && (
        <Notice {...failureNotice(write.error, 'added', 'Adding it again is safe.')} />
      )}
    </>
  );
}
