import type { ReactNode } from 'react';
import {
  AlertDialog,
  AlertDialogCancel,
  shownFocus,
} from '../../../components/ui/alert-dialog.tsx';
import { Button, type ButtonVariant } from '../../../components/ui/button.tsx';
import { useReturnFocus } from '../../../components/ui/return-focus.ts';

interface ConfirmationProps {
  title: string;
  description: string;
  badge: ReactNode;
  badgeTone: 'bad' | 'info';
  variant: ButtonVariant;
  yes: string;
  busy: boolean;
  /** Why Yes cannot be pressed, or undefined. */
  blockedBecause: string | undefined;
  /** Whether there is nothing left to do. */
  isOver: boolean;
  onYes: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A confirmation before a text is deleted or restored. Focus starts on Cancel; it stays open after a failure. */
export function Confirmation(props: ConfirmationProps) {
  const { busy, isOver, onClose } = props;
  return (
    <AlertDialog
      {...useReturnFocus()}
      title={props.title}
      description={props.description}
      onClose={onClose}
      locked={busy}
      badge={props.badge}
      badgeTone={props.badgeTone}
      footer={
        <>
          <AlertDialogCancel asChild>
            <Button disabled={busy} className={`min-w-21 ${shownFocus}`}>
              {isOver ? 'Close' : 'Cancel'}
            </Button>
          </AlertDialogCancel>
          {!isOver && (
            <Button
              variant={props.variant}
              busy={busy}
              disabledBecause={busy ? undefined : props.blockedBecause}
              onClick={props.onYes}
              className="min-w-21"
            >
              {props.yes}
            </Button>
          )}
        </>
      }
    >
      <div className="mt-4 flex flex-col gap-3">{props.children}</div>
    </AlertDialog>
  );
}

/** The text that is decided on. A long text scrolls in the box, so that the buttons stay on screen. */
export function EvidenceBox({ children }: { children: ReactNode }) {
  return (
    <div
      className="overflow-y-auto rounded-tile border border-line bg-canvas px-3.5 py-2.5"
      style={{ maxHeight: '15rem' }}
    >
      {children}
    </div>
  );
}
