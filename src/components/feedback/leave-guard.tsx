import { useBlocker } from '@tanstack/react-router';
import { PencilLine } from 'lucide-react';
import { AlertDialog, AlertDialogCancel, shownFocus } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { useReturnFocus } from '../ui/return-focus.ts';

interface LeaveGuardProps {
  /** Whether there is something to lose. */
  when: boolean;
  /** What that is, as a sentence. */
  what: string;
  /** It was given up. */
  onLeave: () => void;
}

/** Asks before unsaved text is left behind: in the app, and when the tab is closed. */
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
      badge={<PencilLine size={20} strokeWidth={1.75} aria-hidden />}
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
