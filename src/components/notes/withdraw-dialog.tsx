import { Undo2 } from 'lucide-react';
import { type Note, withdrawNoteMutation } from '../../api/extensions/notes.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { showToast } from '../feedback/toast.ts';
import { EditDialog } from '../record-edit/edit-dialog.tsx';

/** The confirmation before an own note is withdrawn. */
export function WithdrawDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const write = useSingleWrite(withdrawNoteMutation);
  return (
    <EditDialog
      title="Withdraw the note?"
      description="Its text is no longer shown. That you wrote and withdrew a note stays in the list and in the audit."
      badge={<Undo2 size={20} />}
      isDangerous
      verb="Withdraw"
      edit={{ ...write, conflict: undefined }}
      lock={null}
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
