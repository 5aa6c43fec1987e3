import { useBlocker } from '@tanstack/react-router';
import { PencilLine } from 'lucide-react';
import { AlertDialog, CancelButton } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { useCloseAutoFocus } from '../ui/return-focus.ts';

interface LeaveGuardProps {
  isNeeded: boolean;
  title?: string;
  /** A sentence about the effect of leaving. */
  sentence: string;
  /** Runs when the user chooses Leave. */
  onLeave: () => void;
}

/** Asks for a confirmation before a navigation, and lets the browser ask before the tab is closed. */
export function LeaveGuard({ isNeeded, onLeave, ...words }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isNeeded,
    enableBeforeUnload: () => isNeeded,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <LeaveConfirmation
      {...words}
      onStay={reset}
      onLeave={() => {
        onLeave();
        proceed();
      }}
    />
  );
}

/** Lets the browser ask before the tab closes, for texts that are stored in the tab and survive a navigation. */
export function useCloseGuard(isNeeded: boolean): void {
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => isNeeded });
}

interface LeaveConfirmationProps extends Pick<LeaveGuardProps, 'title' | 'sentence' | 'onLeave'> {
  onStay: () => void;
  /** The labels of the buttons. */
  stay?: string;
  leave?: string;
}

/** The confirmation of `LeaveGuard`; also for other actions that discard unsaved work, such as closing a dialog. */
export function LeaveConfirmation({
  title = 'Leave without finishing?',
  sentence,
  onStay,
  onLeave,
  stay = 'No',
  leave = 'Leave',
}: LeaveConfirmationProps) {
  return (
    <AlertDialog
      {...useCloseAutoFocus()}
      title={title}
      description={sentence}
      onClose={onStay}
      badge={<PencilLine size={20} />}
      badgeTone="wait"
      footer={
        <>
          <CancelButton>{stay}</CancelButton>
          <Button variant="danger" onClick={onLeave}>
            {leave}
          </Button>
        </>
      }
    />
  );
}
