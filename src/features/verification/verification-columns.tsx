import { Award, Pencil, Trash2 } from 'lucide-react';
import { verificationList } from '../../../domain/lists/verification.ts';
import type { LevelOneArtisan } from '../../api/verification.ts';
import { actionColumn, type Column } from '../../components/data-table/column.tsx';
import { plainColumns } from '../../components/data-table/list-columns.tsx';
import { HostAction } from '../../components/host-action/host-action.tsx';
import { RowMark } from '../../components/notes/row-mark.tsx';
import {
  nameOf,
  type PersonLink,
  personCells,
} from '../../components/people-list/people-columns.tsx';
import { artisans } from '../../components/people-list/person-kinds.ts';
import { noVersion } from '../../components/record-edit/edit-notice.ts';
import { NamedLink, toArtisan } from '../../components/row-link/named-links.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';

/** The dialog that a row's action opens, and the artisan of the row. */
export interface OpenedDialog {
  dialog: 'view' | 'edit' | 'decline';
  artisan: LevelOneArtisan;
}

type OpenDialog = (opened: OpenedDialog) => void;

/** An artisan's name as a link to the artisan, with the mark of flags and notes. */
export const artisanLink: PersonLink = ({ id }, look) => (
  <>
    <NamedLink target={toArtisan(id)} {...look} /> <RowMark kind="artisan" id={id} />
  </>
);

export const verificationColumns = (
  onOpenDialog: OpenDialog,
): readonly Column<LevelOneArtisan>[] => [
  ...plainColumns<LevelOneArtisan>()(verificationList, personCells(artisans, artisanLink)),
  actionColumn((artisan) => <VerificationActions artisan={artisan} onOpenDialog={onOpenDialog} />),
];

interface VerificationActionsProps {
  artisan: LevelOneArtisan;
  onOpenDialog: OpenDialog;
}

/** The buttons of a row, each of which opens a dialog. */
export function VerificationActions({ artisan, onOpenDialog }: VerificationActionsProps) {
  const whyNoId = artisan.id === null ? 'The artisan has no id' : undefined;
  const whyNot = whyNoId ?? (artisan.version === null ? noVersion : undefined);
  const name = nameOf(artisan) ?? `artisan ${artisan.id ?? 'without id'}`;
  const iconProps = { size: 16 } as const;
  return (
    <span className="inline-flex gap-1.5">
      <IconButton
        label={`View Certificate of ${name}`}
        tip="View Certificate"
        outlined
        disabledBecause={whyNoId}
        icon={<Award {...iconProps} />}
        onClick={() => onOpenDialog({ dialog: 'view', artisan })}
      />
      <HostAction
        operationId="setArtisanLevel"
        label={`Edit ${name}`}
        iconTip="Edit"
        icon={<Pencil {...iconProps} />}
        whyNot={whyNot}
        onAct={() => onOpenDialog({ dialog: 'edit', artisan })}
      />
      <HostAction
        operationId="declineVerification"
        label={`Delete ${name}`}
        iconTip="Delete"
        className="text-bad-ink"
        icon={<Trash2 {...iconProps} />}
        whyNot={whyNot}
        onAct={() => onOpenDialog({ dialog: 'decline', artisan })}
      />
    </span>
  );
}
