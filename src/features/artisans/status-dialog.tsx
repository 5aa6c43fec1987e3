import { UserCheck, UserX } from 'lucide-react';
import { statusKey } from '../../../domain/status.ts';
import { setArtisanStatusMutation } from '../../api/writes/artisan-edits.ts';
import { showToast } from '../../components/feedback/toast.ts';
import { EditDialog } from '../../components/record-edit/edit-dialog.tsx';
import { TextArea } from '../../components/record-edit/text-area.tsx';
import { whyReasonTooLong } from '../../components/record-edit/text-limits.ts';
import {
  type ArtisanVersion,
  useArtisanEdit,
} from '../../components/record-edit/use-artisan-edit.ts';
import { useUnsentTexts, useWriteOfTexts } from '../../components/record-edit/use-unsent-texts.ts';

interface StatusDialogProps {
  artisan: ArtisanVersion;
  name: string;
  isDeactivation: boolean;
  onClose: () => void;
}

const actions = {
  deactivate: {
    verb: 'Deactivate',
    result: 'Deactivated',
    status: 'deactivated',
    effect:
      'While the artisan is deactivated, none of their withdrawals and part-payments can be approved. Nothing is deleted, and you can reactivate them at any time.',
    icon: UserX,
  },
  reactivate: {
    verb: 'Reactivate',
    result: 'Reactivated',
    status: 'active',
    effect: 'Withdrawals and part-payments of the artisan can be approved again.',
    icon: UserCheck,
  },
} as const;

/** The confirmation before an artisan is deactivated or reactivated. */
export function StatusDialog({ artisan, name, isDeactivation, ...props }: StatusDialogProps) {
  const {
    verb,
    result,
    status,
    effect,
    icon: Icon,
  } = actions[isDeactivation ? 'deactivate' : 'reactivate'];
  const { texts, set, clear } = useUnsentTexts(`${verb} ${artisan.id}`);
  const edit = useArtisanEdit(useWriteOfTexts(setArtisanStatusMutation, clear), artisan);
  const { reason: typed = '' } = texts;
  const onClose = () => {
    clear();
    props.onClose();
  };
  const reason = typed.trim();
  const whyTooLong = whyReasonTooLong(reason);
  const isUnchanged = statusKey(edit.conflict?.status ?? '') === status;
  return (
    <EditDialog
      title={`${verb} ${name}?`}
      description={effect}
      badge={<Icon size={20} />}
      isDangerous={isDeactivation}
      verb={verb}
      edit={edit}
      isUnchanged={isUnchanged}
      whyLocked={
        isUnchanged
          ? `Somebody else ${result.toLowerCase()} the artisan. Nothing is left to do.`
          : whyTooLong
      }
      onAct={() =>
        edit.send({ status, ...(reason !== '' && { reason }) }, (message) => {
          void showToast({ title: result, text: message ?? name });
          onClose();
        })
      }
      onClose={onClose}
    >
      <TextArea
        label="Reason (optional)"
        rows={3}
        value={typed}
        readOnly={edit.isUnderWay}
        isInvalid={whyTooLong !== null}
        hint={whyTooLong ?? 'Kept with the change.'}
        onChange={(event) => set({ reason: event.target.value })}
      />
    </EditDialog>
  );
}
