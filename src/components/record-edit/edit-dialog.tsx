import type { ReactNode } from 'react';
import { useWhyOffline } from '../../api/transport/connection.ts';
import { Notice } from '../feedback/notice.tsx';
import { AlertDialog, CancelButton } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { useCloseAutoFocus } from '../ui/return-focus.ts';
import { editNotice, type WriteWords } from './edit-notice.ts';
import type { EditState } from './use-artisan-edit.ts';

interface EditDialogProps {
  title: string;
  /** A sentence about the effect of the edit. */
  description: ReactNode;
  badge: ReactNode;
  isDangerous?: boolean;
  /** The label of the button that sends the edit. */
  verb: string;
  /** The words for the write in messages; by default those of saving. */
  words?: WriteWords | undefined;
  edit: EditState;
  /** Whether the record already has the values of the edit. */
  isUnchanged?: boolean;
  whyLocked: string | null;
  onAct: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The confirmation of an edit of a record. Cancel has the focus first, and the dialog stays open after a failure. */
export function EditDialog(props: EditDialogProps) {
  const { edit, verb, words, isDangerous = false, isUnchanged = false } = props;
  const whyOffline = useWhyOffline(words?.past ?? 'saved');
  const isBusy = edit.isUnderWay;
  const notice = editNotice(edit, isUnchanged ? null : verb, words);
  const whyLocked = whyOffline ?? props.whyLocked;
  return (
    <AlertDialog
      {...useCloseAutoFocus()}
      title={props.title}
      description={props.description}
      onClose={props.onClose}
      locked={isBusy}
      badge={props.badge}
      badgeTone={isDangerous ? 'bad' : 'info'}
      footer={
        <>
          <CancelButton disabled={isBusy} className="min-w-21">
            Cancel
          </CancelButton>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={whyLocked !== null || edit.isCarriedOut}
            onClick={props.onAct}
            className="min-w-21"
          >
            {verb}
          </Button>
        </>
      }
    >
      {props.children}
      {whyLocked !== null && !isBusy && (
        <p role="status" className="mt-3 text-cell text-wait-ink">
          {whyLocked}
        </p>
      )}
      {notice !== null && <Notice {...notice} />}
    </AlertDialog>
  );
}
