import { BadgeCheck, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { LevelOneArtisan } from '../../api/verification.ts';
import {
  declineVerificationMutation,
  setArtisanLevelMutation,
} from '../../api/writes/artisan-edits.ts';
import type { Matches } from '../../components/data-table/use-matches.ts';
import { showToast } from '../../components/feedback/toast.ts';
import { FlagLines } from '../../components/notes/flag-lines.tsx';
import { nameOf } from '../../components/people-list/people-columns.tsx';
import { EditDialog } from '../../components/record-edit/edit-dialog.tsx';
import { TextArea } from '../../components/record-edit/text-area.tsx';
import { whyReasonNotSendable } from '../../components/record-edit/text-limits.ts';
import {
  type ArtisanVersion,
  useArtisanEdit,
} from '../../components/record-edit/use-artisan-edit.ts';
import { useUnsentTexts, useWriteOfTexts } from '../../components/record-edit/use-unsent-texts.ts';
import { Select } from '../../components/ui/select.tsx';
import { Desk } from './desk.tsx';
import type { OpenedDialog } from './verification-columns.tsx';

interface VerificationDialogsProps {
  opened: OpenedDialog;
  matches: Matches<LevelOneArtisan>;
  onOpenDialog: (opened: OpenedDialog) => void;
  onClose: () => void;
}

/** The dialog that an action of a row opens. */
export function VerificationDialogs(props: VerificationDialogsProps) {
  const { opened, matches, onOpenDialog, onClose } = props;
  const { dialog, artisan } = opened;
  const { id, version } = artisan;
  if (id === null) return null;
  const name = nameOf(artisan) ?? `artisan ${id}`;
  if (dialog === 'view') {
    return (
      <Desk
        artisan={artisan}
        matches={matches}
        onOpen={(next) => onOpenDialog({ dialog, artisan: next })}
        onClose={onClose}
      />
    );
  }
  if (version === null) return null;
  const Dialog = dialog === 'edit' ? LevelDialog : DeclineDialog;
  return <Dialog artisan={{ id, version }} name={name} level={artisan.level} onClose={onClose} />;
}

function DeclineDialog({ artisan, name, level, ...props }: ArtisanDialogProps) {
  const { texts, set, clear } = useUnsentTexts(`decline ${artisan.id}`);
  const edit = useArtisanEdit(useWriteOfTexts(declineVerificationMutation, clear), artisan);
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
      whyLocked={whyReasonNotSendable(reason)}
      onAct={() =>
        edit.send({ reason }, (message) => {
          // The specification requires the word "Deleted", although the artisan stays.
          void showToast({ title: 'Deleted', text: message ?? `The verification of ${name}` });
          onClose();
        })
      }
      onClose={onClose}
    >
      <FlagLines kind="artisan" id={artisan.id} className="mt-3" />
      <TextArea
        label="Reason"
        rows={3}
        required
        value={typed}
        readOnly={edit.isUnderWay}
        hint="Kept with the decision."
        onChange={(event) => set({ reason: event.target.value })}
      />
    </EditDialog>
  );
}

const levels = [1, 2, 3] as const;

interface ArtisanDialogProps {
  artisan: ArtisanVersion;
  name: string;
  level: number | null;
  onClose: () => void;
}

function LevelDialog({ artisan, name, level, onClose }: ArtisanDialogProps) {
  const id = useId();
  const edit = useArtisanEdit(setArtisanLevelMutation, artisan);
  const currentLevel = edit.conflict?.level ?? level;
  const [chosen, setChosen] = useState(level);
  const chosenOption = levels.find((option) => option === chosen);
  return (
    <EditDialog
      title={`Level of ${name}`}
      description="An artisan above level 1 is verified, and leaves this list."
      badge={<BadgeCheck size={20} />}
      verb="Save"
      edit={edit}
      isUnchanged={chosen === currentLevel}
      whyLocked={
        chosenOption === undefined || chosen === currentLevel ? 'Choose another level' : null
      }
      onAct={() => {
        if (chosenOption === undefined) return;
        edit.send({ level: chosenOption }, (message) => {
          void showToast({ title: 'Level set', text: message ?? `${name}: level ${chosenOption}` });
          onClose();
        });
      }}
      onClose={onClose}
    >
      <FlagLines kind="artisan" id={artisan.id} className="mt-3" />
      <label htmlFor={id} className="mt-3 mb-1.5 block text-cell font-strong">
        Level
      </label>
      <Select
        id={id}
        className="w-full"
        value={chosen ?? ''}
        disabled={edit.isUnderWay}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {chosenOption === undefined && <option value={chosen ?? ''}>{chosen ?? 'NIL'}</option>}
        {levels.map((option) => (
          <option key={option} value={option}>
            Level {option}
            {option === currentLevel ? ' (now)' : ''}
          </option>
        ))}
      </Select>
    </EditDialog>
  );
}
