import type { ReactNode } from 'react';
import type { ExtensionId } from '../../api/capabilities/capabilities.ts';
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
  /** Makes the call, or opens its confirmation. */
  onAct: () => void;
  /** Why the action is not possible, although the host offers the operation. */
  whyNot?: string | undefined;
  /** Whether its call is under way. */
  busy?: boolean;
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
  whyNot,
  busy = false,
  className,
}: HostActionProps) {
  const disabledBecause = useWhyNotOffered(operationId) ?? whyNot;
  const shared = { disabledBecause, onClick: onAct, className };
  if (iconOnly !== undefined) {
    return <IconButton {...shared} label={label} tip={iconOnly} icon={icon} outlined />;
  }
  return (
    <Button {...shared} variant={variant} icon={icon} busy={busy}>
      {label}
    </Button>
  );
}
