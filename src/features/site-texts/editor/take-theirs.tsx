import { PencilLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  AlertDialog,
  AlertDialogCancel,
  shownFocus,
} from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useReturnFocus } from '../../../components/ui/return-focus.ts';
import type { TextEdit } from './use-text-edit.ts';

interface TakeTheirsProps {
  edit: TextEdit;
  /** Moves the focus away from the button, which disappears. */
  onTaken: () => void;
}

/** Replaces the text in the editor by the host's text. Losing typed text needs a confirmation. */
export function TakeTheirs({ edit, onTaken }: TakeTheirsProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        disabled={edit.isUnderWay}
        onClick={() => {
          if (edit.isDirty) {
            setIsAsking(true);
            return;
          }
          flushSync(edit.takeTheirs);
          onTaken();
        }}
      >
        Take theirs
      </Button>
      {isAsking && (
        <Confirmation
          onNo={() => setIsAsking(false)}
          onYes={() => {
            edit.takeTheirs();
            setIsAsking(false);
          }}
          onTaken={onTaken}
        />
      )}
    </>
  );
}

interface ConfirmationProps extends Pick<TakeTheirsProps, 'onTaken'> {
  onNo: () => void;
  onYes: () => void;
}

function Confirmation({ onNo, onYes, onTaken }: ConfirmationProps) {
  const returnFocus = useReturnFocus();
  const isYes = useRef(false);
  return (
    <AlertDialog
      onCloseAutoFocus={(event) => {
        if (!isYes.current) {
          returnFocus.onCloseAutoFocus(event);
          return;
        }
        event.preventDefault();
        onTaken();
      }}
      title="Take their text?"
      description="Your text was not saved. Their text replaces it in the editor."
      onClose={onNo}
      badge={<PencilLine size={20} />}
      badgeTone="wait"
      footer={
        <>
          <AlertDialogCancel asChild>
            <Button className={shownFocus}>Keep mine</Button>
          </AlertDialogCancel>
          <Button
            variant="danger"
            onClick={() => {
              isYes.current = true;
              onYes();
            }}
          >
            Discard mine
          </Button>
        </>
      }
    />
  );
}
