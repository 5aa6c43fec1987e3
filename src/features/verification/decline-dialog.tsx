import { Trash2 } from 'lucide-react';
import { declineVerificationMutation } from '../../api/writes/artisan-edits.ts';
import { showToast } from '../../components/feedback/toast.ts';
import { EditDialog } from '../../components/record-edit/edit-dialog.tsx';
import { TextArea } from '../../components/record-edit/text-area.tsx';
import { whyNoReason } from '../../components/record-edit/text-limits.ts';
import { useArtisanEdit } from '../../components/record-edit/use-artisan-edit.ts';
import { useUnsentTexts } from '../../components/record-edit/use-unsent-texts.ts';
import type { ArtisanDialogProps } from './level-dialog.tsx';

/** The confirmation whether to decline a verification. */
export function DeclineDialog({ artisan, name, level, ...props }: ArtisanDialogProps) {
  const edit = useArtisanEdit(declineVerificationMutation, artisan);
  const { texts, set, clear } = useUnsentTexts(`decline ${artisan.id}`);
  const { reason: typed = '' } = texts;
  const onClose = () => {
    clear();
    props.onClose();
  };
  const reason = typed.trim();
  return (
    <EditDialog
      title={`Decline the verification of ${name}?`}
      description={`The artisan stays at level ${level ?? 'NIL'} and leaves this list.`}
      badge={<Trash2 size={20} />}
      isDangerous
      verb="Decline"
      edit={edit}
      lock={whyNoReason(reason)}
      onAct={() =>
        edit.send({ reason }, (message) => {
          // The specification requires this word.
          void showToast({ title: 'Deleted', subject: message ?? `The verification of ${name}` });
          onClose();
        })
      }
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        rows={3}
        required
        value={typed}
        readOnly={edit.isUnderWay}
        hint="Kept with the decision."
        onChange={(event) => set('reason', event.target.value)}
      />
    </EditDialog>
  );
}
