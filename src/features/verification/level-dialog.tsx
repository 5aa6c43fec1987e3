import { BadgeCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { setArtisanLevelMutation } from '../../api/writes/artisan-edits.ts';
import { showToast } from '../../components/feedback/toast.ts';
import { EditDialog } from '../../components/record-edit/edit-dialog.tsx';
import {
  type ArtisanVersion,
  useArtisanEdit,
} from '../../components/record-edit/use-artisan-edit.ts';
import { Select } from '../../components/ui/select.tsx';

const levels = [1, 2, 3] as const;

export interface ArtisanDialogProps {
  artisan: ArtisanVersion;
  name: string;
  level: number | null;
  onClose: () => void;
}

/** The dialog that sets the level of an artisan. */
export function LevelDialog({ artisan, name, level, onClose }: ArtisanDialogProps) {
  const id = useId();
  const edit = useArtisanEdit(setArtisanLevelMutation, artisan);
  const now = edit.conflict?.level ?? level;
  const [chosen, setChosen] = useState(level);
  const wanted = levels.find((one) => one === chosen);
  return (
    <EditDialog
      title={`Level of ${name}`}
      description="An artisan above level 1 is verified, and leaves this list."
      badge={<BadgeCheck size={20} />}
      verb="Save"
      edit={edit}
      isUnchanged={chosen === now}
      lock={wanted === undefined || chosen === now ? 'Choose another level' : null}
      onAct={() => {
        if (wanted === undefined) return;
        edit.send({ level: wanted }, (message) => {
          void showToast({ title: 'Level set', subject: message ?? `${name}: level ${wanted}` });
          onClose();
        });
      }}
      onClose={onClose}
    >
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
        {wanted === undefined && <option value={chosen ?? ''}>{chosen ?? 'NIL'}</option>}
        {levels.map((one) => (
          <option key={one} value={one}>
            Level {one}
            {one === now ? ' (now)' : ''}
          </option>
        ))}
      </Select>
    </EditDialog>
  );
}
