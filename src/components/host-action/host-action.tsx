import type { ReactNode } from 'react';
import type { ExtensionId } from '../../api/offer.ts';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useWhyNotOffered } from './use-host-action.ts';

interface HostActionProps {
  /** The call it makes, which is not among the contract's 25. */
  operationId: ExtensionId;
  /** What it does, with its subject. Shown, or the name of the icon. */
  label: string;
  icon?: ReactNode;
  /** Shows the icon alone; the tooltip has this word. */
  iconOnly?: string;
  variant?: ButtonVariant;
  /** Makes the call. Left out while the dashboard does not make it. */
  onAct?: () => void;
  className?: string;
}

/**
 * Every action without a call among the 25: usable where the host offers the call, and otherwise in
 * its place, disabled, with the reason.
 */
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
