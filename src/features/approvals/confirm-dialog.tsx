import { BadgeCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice, type NoticeWords } from '../../components/feedback/notice.tsx';
import { AlertDialog, AlertDialogCancel, shownFocus } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import type { DecisionKind } from './decision-subject.ts';

interface ConfirmDialogProps {
  kind: DecisionKind;
  /** The artisan, the amount, and the rest after a decision. */
  evidence: ReactNode;
  /** The important part of the evidence in one text, read out when the dialog opens. */
  summary: string;
  /** The input fields, under the evidence. */
  fields?: ReactNode;
  /** Content that may load late, under the fields. */
  more?: ReactNode;
  /** Why Yes is locked, in words; null without words. */
  lock: string | null;
  isLocked: boolean;
  busy: boolean;
  /** Whether the confirmation can be closed while its call runs, because it has had no answer so far. */
  canLeave: boolean;
  /** The result of the last press, or null. */
  notice: NoticeWords | null;
  /** Whether the result of the last press is not known. */
  isOutcomeOpen: boolean;
  onYes: () => void;
  /** Opens the next confirmation, after somebody else decided this row. */
  onNext: (() => void) | undefined;
  onCancel: () => void;
  /** Reads the list again after an unknown result. */
  onRefresh: () => void;
  isRefreshing: boolean;
}

/**
 * The confirmation before a decision about money. Focus starts on Cancel, no button works while the call
 * runs, and the dialog stays open after a failure.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { kind, evidence, lock, isLocked, busy, canLeave, notice, isOutcomeOpen } = props;
  return (
    <AlertDialog
      title="Are you sure?"
      description={
        <>
          You won't be able to revert this!
          <span className="sr-only"> {props.summary}</span>
        </>
      }
      steady={props.more !== undefined}
      onClose={props.onCancel}
      locked={busy && !canLeave}
      badge={kind === 'approve' ? <BadgeCheck size={21} /> : <X size={21} strokeWidth={2} />}
      badgeTone={kind === 'approve' ? 'ok' : 'bad'}
      status={
        <>
          {lock !== null && lock !== notice?.text && !busy && !isOutcomeOpen && (
            <p role="status" className="mb-3 text-cell text-wait-ink">
              {lock}
            </p>
          )}
          {notice !== null && (
            <div className="mb-4">
              <Notice {...notice} />
            </div>
          )}
        </>
      }
      footer={
        <>
          {isOutcomeOpen && (
            <Button className="mr-auto" onClick={props.onRefresh} busy={props.isRefreshing}>
              Refresh the list
            </Button>
          )}
          {props.onNext !== undefined && (
            <Button className="mr-auto" onClick={props.onNext}>
              Next
            </Button>
          )}
          <AlertDialogCancel asChild>
            <Button disabled={busy && !canLeave} className={`min-w-21 ${shownFocus}`}>
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
      {props.fields}
      {props.more}
    </AlertDialog>
  );
}
