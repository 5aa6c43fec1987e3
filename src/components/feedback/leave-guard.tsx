import { useBlocker } from '@tanstack/react-router';
import { PencilLine } from 'lucide-react';
import { AlertDialog, AlertDialogCancel, shownFocus } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { useReturnFocus } from '../ui/return-focus.ts';

interface LeaveGuardProps {
  /** Whether there is unsaved text. */
  when: boolean;
  /** A sentence about the unsaved text. */
  what: string;
  /** Runs when the user discards the text. */
  onLeave: () => void;
}

/** Asks before a navigation or closing the tab discards unsaved text. */
export function LeaveGuard({ when, what, onLeave }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => when,
    enableBeforeUnload: () => when,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <LeaveQuestion
      what={what}
      onStay={reset}
      onLeave={() => {
        onLeave();
        proceed();
      }}
    />
  );
}

interface LeaveQuestionProps extends Pick<LeaveGuardProps, 'what' | 'onLeave'> {
  onStay: () => void;
}

function LeaveQuestion({ what, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <AlertDialog
      {...useReturnFocus()}
      title="Leave without it?"
      description={what}
      onClose={onStay}
      badge={<PencilLine size={20} />}
      badgeTone="wait"
      footer={
        <>
          <AlertDialogCancel asChild>
            <Button className={shownFocus}>No</Button>
          </AlertDialogCancel>
          <Button variant="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    />
  );
}
