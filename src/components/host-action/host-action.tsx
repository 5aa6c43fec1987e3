import type { ReactNode } from 'react';
import type { ExtensionId } from '../../api/capabilities/capabilities.ts';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useWhyNotSendable } from './use-is-offered.ts';

interface HostActionProps {
  operationId: ExtensionId;
  /** The label. For an icon button it is the accessible name, so it also names the record. */
  label: string;
  icon?: ReactNode;
  /** The tooltip of an icon button. Without it, the button shows the label. */
  iconTip?: string;
  variant?: ButtonVariant;
  /** What cannot happen offline, such as "saved"; undefined for a button that opens a confirmation. */
  participle?: string;
  /** Sends the write, or opens its confirmation. */
  onAct: () => void;
  /** Why the action is not possible even if the write can be sent. */
  whyNot?: string | undefined;
  isBusy?: boolean;
  className?: string;
}

/** A button for a write of an extension. If the write cannot be sent, the button is disabled and says why. */
export function HostAction(props: HostActionProps) {
  const { operationId, label, icon, iconTip, participle, onAct, whyNot, className } = props;
  const { variant = 'secondary', isBusy = false } = props;
  const disabledBecause = useWhyNotSendable(operationId, participle) ?? whyNot;
  const shared = { disabledBecause, onClick: onAct, className };
  if (iconTip !== undefined) {
    return <IconButton {...shared} label={label} tip={iconTip} icon={icon} outlined />;
  }
  return (
    <Button {...shared} variant={variant} icon={icon} isBusy={isBusy}>
      {label}
    </Button>
  );
}
