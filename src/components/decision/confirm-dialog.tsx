import { clsx } from 'clsx';
import { BadgeCheck, CircleAlert, CircleQuestionMark, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AlertDialog, AlertDialogCancel, shownFocus } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import type { DecisionKind } from './decision-subject.ts';

interface ConfirmDialogProps {
  kind: DecisionKind;
  /** Who, how much, and what it leaves. */
  evidence: ReactNode;
  /** Why Yes cannot be pressed, where there is something to say about it. */
  lock: string | null;
  isLocked: boolean;
  busy: boolean;
  /** What became of the last press, or null while there is none. */
  notice: { title: string; text: string; isFailure: boolean } | null;
  /** Whether it is still open what became of it. */
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
  const { kind, evidence, lock, isLocked, busy, notice, isOutcomeOpen } = props;
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
            disabled={isLocked || isOutcomeOpen}
            onClick={props.onYes}
            className="min-w-21"
          >
            Yes
          </Button>
        </>
      }
    >
      <div className="mt-4 rounded-tile border border-line bg-canvas">{evidence}</div>
      {lock !== null && lock !== notice?.text && !busy && !isOutcomeOpen && (
        <p role="status" className="mt-3 text-cell text-wait-ink">
          {lock}
        </p>
      )}
      {notice !== null && <Notice {...notice} />}
    </AlertDialog>
  );
}

function Notice({ title, text, isFailure }: NonNullable<ConfirmDialogProps['notice']>) {
  const Icon = isFailure ? CircleAlert : CircleQuestionMark;
  return (
    <p
      role="alert"
      className={clsx(
        'mt-3 flex gap-2 rounded-control px-3 py-2 text-cell',
        isFailure ? 'bg-bad-soft text-bad-ink' : 'bg-wait-soft text-wait-ink',
      )}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        <span className="block font-bold">{title}</span>
        {text}
      </span>
    </p>
  );
}
