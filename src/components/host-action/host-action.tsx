import type { ReactNode } from 'react';
import type { ExtensionId } from '../../api/offer.ts';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useWhyNotOffered } from './use-host-action.ts';

interface HostActionProps {
  /** Its operation, which is not in the contract. */
  operationId: ExtensionId;
  /** The label with the subject; for an icon button its accessible name. */
  label: string;
  icon?: ReactNode;
  /** Makes it an icon button with this tooltip. */
  iconOnly?: string;
  variant?: ButtonVariant;
  /** Makes the call; undefined if the dashboard does not support it. */
  onAct?: () => void;
  className?: string;
}

/** A button for an operation beyond the contract. If the host does not offer it, it is disabled with a reason. */
export function HostAction({
  operationId,
  label,
  icon,
  iconOnly,
  variant = 'secondary',
  onAct,
  className,
}: HostActionProps) {
  const disabledBecause = useWhyNotOffered(operationId, onAct !== undefined);
  const shared = { disabledBecause, onClick: onAct, className };
  if (iconOnly !== undefined) {
    return <IconButton {...shared} label={label} tip={iconOnly} icon={icon} outlined />;
  }
  return (
    <Button {...shared} variant={variant} icon={icon}>
      {label}
    </Button>
  );
}
