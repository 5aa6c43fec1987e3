import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AlertDialogCancel, shownFocus } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import type { RunPhase } from './use-batch-run.ts';

interface BatchButtonsProps {
  phase: RunPhase;
  /** Whether Yes and Resume cannot be pressed. */
  isLocked: boolean;
  /** The number of rows that are not sent yet. */
  open: number;
  /** Whether the outcome of a row is not known. */
  isOutcomeOpen: boolean;
  isChecking: boolean;
  /** Starts or resumes the run. */
  onYes: () => void;
  onStop: () => void;
  /** Reads the list again after an unknown outcome. */
  onCheck: () => void;
  onCopy: () => void;
}

/**
 * The buttons of each phase of a run. When the phase changes, a button that sends nothing takes the focus, because a
 * press may be meant for the button before it.
 */
export function BatchButtons(props: BatchButtonsProps) {
  const { phase, isLocked, isOutcomeOpen, onYes } = props;
  const harmless = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The question focuses Cancel by itself; in a later phase the pressed button no longer exists.
    if (phase !== 'reading') harmless.current?.focus();
  }, [phase]);
  if (phase === 'reading') {
    return (
      <>
        <AlertDialogCancel asChild>
          <Button className={`min-w-21 ${shownFocus}`}>Cancel</Button>
        </AlertDialogCancel>
        <Button variant="primary" disabled={isLocked} onClick={onYes} className="min-w-21">
          Yes
        </Button>
      </>
    );
  }
  if (phase === 'running' || phase === 'stopping') {
    return (
      <Button
        ref={harmless}
        busy={phase === 'stopping'}
        onClick={props.onStop}
        className="min-w-21"
      >
        Stop
      </Button>
    );
  }
  return (
    <>
      <Button ref={harmless} icon={<Copy size={15} />} className="mr-auto" onClick={props.onCopy}>
        Copy the report
      </Button>
      {isOutcomeOpen ? (
        <Button key="check" busy={props.isChecking} onClick={props.onCheck}>
          Refresh the list
        </Button>
      ) : (
        phase === 'paused' &&
        props.open > 0 && (
          <Button key="resume" variant="primary" disabled={isLocked} onClick={onYes}>
            Resume
          </Button>
        )
      )}
      <AlertDialogCancel asChild>
        <Button className={`min-w-24 ${shownFocus}`}>OK</Button>
      </AlertDialogCancel>
    </>
  );
}
