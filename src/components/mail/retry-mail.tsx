import { MailQuestionMark, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Mail } from '../../api/extensions/mails.ts';
import { useIsOnline } from '../../api/transport/connection.ts';
import { retryMailMutation } from '../../api/writes/retry-mail.ts';
import type { Attempt } from '../../api/writes/use-attempts.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { useWhyNotOffered } from '../host-action/use-host-action.ts';
import { AlertDialog, AlertDialogCancel, alwaysVisibleFocus } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { useCloseAutoFocus } from '../ui/return-focus.ts';
import { isUnsettled } from './use-mails.ts';

interface RetryMailProps {
  mail: Mail;
  /** Whether the mail server may have the e-mail; then a confirmation is required. */
  isNotKnown: boolean;
  attempt: Attempt | undefined;
  /** Moves the focus away from the button, which disappears when the e-mail is queued. */
  onSend: () => void;
}

/** Sends an e-mail again. */
export function RetryMail({ mail, isNotKnown, attempt, onSend }: RetryMailProps) {
  const [isAsking, setIsAsking] = useState(false);
  const retry = useSingleWrite(retryMailMutation);
  const notOffered = useWhyNotOffered('retryMail');
  const isOnline = useIsOnline();
  const { id } = mail;
  const isOpen = isUnsettled(attempt);
  const why =
    notOffered ??
    (id === null ? 'The e-mail has no id' : undefined) ??
    (isOnline ? undefined : 'Offline: nothing can be sent until the connection is back') ??
    (isOpen ? 'Reading its state' : undefined);
  const send = () => {
    if (id === null) return;
    retry.send({ id });
    onSend();
  };
  return (
    <>
      <Button
        size="row"
        className="mt-2"
        icon={<RotateCw size={14} />}
        busy={attempt === 'under-way' || retry.isUnderWay}
        disabledBecause={why}
        onClick={() => (isNotKnown ? setIsAsking(true) : send())}
      >
        Try again
      </Button>
      {retry.error !== null && (
        <p role="alert" className="mt-1.5 text-caption text-bad-ink">
          {isOpen ? 'It is not known whether it was queued again.' : 'It was not queued again.'}{' '}
          {retry.error.message}
        </p>
      )}
      {isAsking && (
        <Confirmation
          to={mail.to}
          onNo={() => setIsAsking(false)}
          onYes={() => {
            setIsAsking(false);
            send();
          }}
          onSend={onSend}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  to: string | null;
  onNo: () => void;
  onYes: () => void;
  /** Moves the focus after Yes. */
  onSend: () => void;
}

function Confirmation({ to, onNo, onYes, onSend }: ConfirmationProps) {
  const returnFocus = useCloseAutoFocus();
  const isYes = useRef(false);
  return (
    <AlertDialog
      onCloseAutoFocus={(event) => {
        returnFocus.onCloseAutoFocus(event);
        if (isYes.current) onSend();
      }}
      title="Send it again?"
      description={`The mail server may have this e-mail already. ${to ?? 'The receiver'} may get it twice.`}
      onClose={onNo}
      badge={<MailQuestionMark size={20} />}
      badgeTone="wait"
      footer={
        <>
          <AlertDialogCancel asChild>
            <Button className={alwaysVisibleFocus}>No</Button>
          </AlertDialogCancel>
          <Button
            variant="primary"
            onClick={() => {
              isYes.current = true;
              onYes();
            }}
          >
            Send again
          </Button>
        </>
      }
    />
  );
}
