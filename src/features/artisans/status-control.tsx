import { UserCheck, UserX } from 'lucide-react';
import { statusKey } from '../../../domain/status.ts';
import { HostAction } from '../../components/host-action/host-action.tsx';
import { noVersion } from '../../components/record-edit/edit-notice.ts';
import type { SeenArtisan } from '../../components/record-edit/use-artisan-edit.ts';
import { latePart, useOpened } from '../../lib/browser/late-part.tsx';

const dialog = latePart(() =>
  import('./status-dialog.tsx').then(({ StatusDialog }) => StatusDialog),
);

interface StatusControlProps {
  artisanId: string;
  name: string | null;
  status: string | null;
  /** Null if the host sends none. */
  version: number | null;
}

/** The subject of the open confirmation, as it was on screen. */
interface StatusConfirmation {
  artisan: SeenArtisan;
  deactivates: boolean;
}

/** The button that deactivates or reactivates an artisan, with its confirmation. */
export function StatusControl({ artisanId, name, status, version }: StatusControlProps) {
  const [confirmation, ask, close] = useOpened<StatusConfirmation>(dialog);
  const deactivates = statusKey(status ?? '') !== 'deactivated';
  const Icon = deactivates ? UserX : UserCheck;
  return (
    <>
      <HostAction
        operationId="setArtisanStatus"
        label={deactivates ? 'Deactivate' : 'Reactivate'}
        variant={deactivates ? 'danger-outline' : 'secondary'}
        icon={<Icon />}
        whyNot={version === null ? noVersion : undefined}
        onAct={() => version !== null && ask({ artisan: { id: artisanId, version }, deactivates })}
      />
      {confirmation !== null && (
        <dialog.View {...confirmation} name={name ?? `artisan ${artisanId}`} onClose={close} />
      )}
    </>
  );
}
