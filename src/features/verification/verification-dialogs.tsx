import { Trash2 } from 'lucide-react';
import type { LevelOneArtisan } from '../../api/verification.ts';
import { declineVerificationMutation } from '../../api/writes/artisan-edits.ts';
import type { Matches } from '../../components/data-table/use-matches.ts';
import { showToast } from '../../components/feedback/toast.ts';
import { nameOf } from '../../components/people-list/people-columns.tsx';
import { EditDialog } from '../../components/record-edit/edit-dialog.tsx';
import { TextArea } from '../../components/record-edit/text-area.tsx';
import { whyNoReason } from '../../components/record-edit/text-limits.ts';
import { useArtisanEdit } from '../../components/record-edit/use-artisan-edit.ts';
import { useUnsentTexts } from '../../components/record-edit/use-unsent-texts.ts';
import { Desk } from './desk.tsx';
import { type ArtisanDialogProps, LevelDialog } from './level-dialog.tsx';
import type { Asked } from './verification-columns.tsx';

interface VerificationDialogsProps {
  asked: Asked;
  /** The artisans in the order on screen. */
  found: Matches<LevelOneArtisan>;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** The dialog that an action of a row opens. */
export function VerificationDialogs({ asked, found, onAsk, onClose }: VerificationDialogsProps) {
  const { dialog, artisan } = asked;
  const { id, version } = artisan;
  if (id === null) return null;
  const name = nameOf(artisan) ?? `artisan ${id}`;
  if (dialog === 'view') {
    return (
      <Desk
        artisan={artisan}
        found={found}
        onOpen={(next) => onAsk({ dialog, artisan: next })}
        onClose={onClose}
      />
    );
  }
  if (version === null) return null;
  const Dialog = dialog === 'edit' ? LevelDialog : DeclineDialog;
  return <Dialog artisan={{ id, version }} name={name} level={artisan.level} onClose={onClose} />;
}

/** The confirmation whether to decline a verification. */
function DeclineDialog({ artisan, name, level, ...props }: ArtisanDialogProps) {
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
