import { BadgeCheck, CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { isOutcomeUnknown } from '../../api/api-error.ts';
import { AlertDialog, AlertDialogCancel, shownFocus } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';

export type DecisionKind = 'approve' | 'reject';

interface ConfirmDialogProps {
  kind: DecisionKind;
  /** Who, how much, and what it leaves. */
  evidence: ReactNode;
  /** Why Yes cannot be pressed, or null. */
  lockedBecause: string | null;
  busy: boolean;
  /** Why the last press did not do it, or null. */
  failure: Error | null;
  /** Whether it is still open what became of the last press. */
  isOutcomeOpen: boolean;
  onYes: () => void;
  onCancel: () => void;
  /** Reads the list again, after a press whose outcome is not known. */
  onRefresh: () => void;
  isRefreshing: boolean;
}

/**
 * The question before a decision about money. Focus starts on Cancel; while the call runs nothing
 * can be pressed; a failure stays in the dialog.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { kind, evidence, lockedBecause, busy, failure, isOutcomeOpen } = props;
  return (
    <AlertDialog
      title="Are you sure?"
      description="You won't be able to revert this!"
      onClose={props.onCancel}
      locked={busy}
      badge={
        kind === 'approve' ? (
          <BadgeCheck size={21} strokeWidth={1.75} aria-hidden />
        ) : (
          <X size={21} strokeWidth={2} aria-hidden />
        )
      }
      badgeTone={kind === 'approve' ? 'ok' : 'bad'}
      footer={
        <>
          {isOutcomeOpen && (
            <Button className="mr-auto" onClick={props.onRefresh} busy={props.isRefreshing}>
              Refresh the list
            </Button>
          )}
          <AlertDialogCancel asChild>
            <Button disabled={busy} className={`min-w-21 ${shownFocus}`}>
              Cancel
            </Button>
          </AlertDialogCancel>
          <Button
            variant={kind === 'approve' ? 'primary' : 'danger'}
            busy={busy}
            disabled={lockedBecause !== null || isOutcomeOpen}
            onClick={props.onYes}
            className="min-w-21"
          >
            Yes
          </Button>
        </>
      }
    >
      <div className="mt-4 rounded-tile border border-line bg-canvas">{evidence}</div>
      {lockedBecause !== null && !busy && !isOutcomeOpen && (
        <p role="status" className="mt-3 text-cell text-wait-ink">
          {lockedBecause}
        </p>
      )}
      {failure !== null && (
        <p
          role="alert"
          className="mt-3 flex gap-2 rounded-control bg-bad-soft px-3 py-2 text-cell text-bad-ink"
        >
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          <span>
            <span className="block font-bold">Request approval failed</span>
            {failureText(failure, isOutcomeOpen)}
          </span>
        </p>
      )}
    </AlertDialog>
  );
}

function failureText(failure: Error, isOutcomeOpen: boolean): string {
  if (isOutcomeOpen) return 'The result is not known. Refresh the list before trying again.';
  return isOutcomeUnknown(failure)
    ? 'The result was not known. The list was read again, and this is still waiting.'
    : failure.message;
}
