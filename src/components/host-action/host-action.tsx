import type { ReactNode } from 'react';
import type { ExtensionId } from '../../api/capabilities/capabilities.ts';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useWhyNotOffered } from './use-is-offered.ts';

interface HostActionProps {
  operationId: ExtensionId;
  /** The label; the accessible name of an icon button, which names the record too. */
  label: string;
  icon?: ReactNode;
  /** The tooltip of an icon button. Without it, the button shows the label. */
  iconTip?: string;
  variant?: ButtonVariant;
  /** Sends the call, or opens its confirmation. */
  onAct: () => void;
  /** Why the action is not possible even if the host offers the operation. */
  whyNot?: string | undefined;
  /** Whether the call is under way. */
  busy?: boolean;
  className?: string;
}

/** A button for an extension. If the host does not offer the extension, the button is disabled and says why. */
export function HostAction({
  operationId,
  label,
  icon,
  iconTip,
  variant = 'secondary',
  onAct,
  whyNot,
  busy = false,
  className,
}: HostActionProps) {
  const disabledBecause = useWhyNotOffered(operationId) ?? whyNot;
  const shared = { disabledBecause, onClick: onAct, className };
  if (iconTip !== undefined) {
    return <IconButton {...shared} label={label} tip={iconTip} icon={icon} outlined />;
  }
  return (
    <Button {...shared} variant={variant} icon={icon} busy={busy}>
      {label}
    </Button>
  );
}
