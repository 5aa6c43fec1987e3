import type { LevelOneArtisan } from '../../api/verification.ts';
import type { Found } from '../../components/data-table/use-found-rows.ts';
import { nameOf } from '../../components/people-list/people-columns.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { Desk } from './desk.tsx';
import { LevelDialog } from './level-dialog.tsx';
import type { Asked } from './verification-columns.tsx';

interface VerificationDialogsProps {
  asked: Asked;
  /** The artisans in the order on screen. */
  found: Found<LevelOneArtisan>;
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
