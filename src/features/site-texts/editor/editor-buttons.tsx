import { Button } from '../../../components/ui/button.tsx';
import { noVersionWords } from '../text-kinds.ts';
import { TakeTheirs } from './take-theirs.tsx';
import { whyNotSavable } from './use-form.ts';
import type { TextEdit } from './use-text-edit.ts';

interface EditorButtonsProps {
  edit: TextEdit;
  /** Why the host cannot add an item, or undefined. */
  notAddedBecause: string | undefined;
  /** Checks the form, and calls `send` if it has no faults. */
  onSave: (send: () => void) => void;
  /** Focuses the text field after the host's text has replaced mine. */
  onTaken: () => void;
  onClose: () => void;
}

/** The buttons below the editor: Save, or the decision between two versions. */
export function EditorButtons(props: EditorButtonsProps) {
  const { edit, notAddedBecause, onSave, onTaken, onClose } = props;
  const { theirs, isThere, isUnderWay, blockedBecause } = edit;
  if (isThere) {
    return (
      <Button variant="primary" onClick={onClose}>
        Close
      </Button>
    );
  }
  if (theirs === undefined) {
    return (
      <>
        <Button disabled={isUnderWay} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          busy={isUnderWay}
          disabledBecause={isUnderWay ? undefined : whyNotSavable(edit)}
          onClick={() => onSave(edit.save)}
        >
          Save
        </Button>
      </>
    );
  }
  if (theirs.text === null) {
    return (
      <>
        <Button disabled={isUnderWay} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          busy={isUnderWay}
          disabledBecause={isUnderWay ? undefined : (blockedBecause ?? notAddedBecause)}
          onClick={() => onSave(edit.addAsNew)}
        >
          Add mine as a new item
        </Button>
      </>
    );
  }
  return (
    <>
      <Button disabled={isUnderWay} className="mr-auto" onClick={onClose}>
        Cancel
      </Button>
      <TakeTheirs edit={edit} onTaken={onTaken} />
      <Button
        variant="primary"
        busy={isUnderWay}
        disabledBecause={
          isUnderWay
            ? undefined
            : (blockedBecause ?? (theirs.version === null ? noVersionWords : undefined))
        }
        onClick={() => onSave(edit.saveOver)}
      >
        Save mine over it
      </Button>
    </>
  );
}
