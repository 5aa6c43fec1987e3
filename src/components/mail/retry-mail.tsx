import { MailQuestionMark, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Mail, retryMailMutation } from '../../api/extensions/mails.ts';
import type { Attempt } from '../../api/writes/use-attempts.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { useWhyNotSendable } from '../host-action/use-is-offered.ts';
import { AlertDialog, CancelButton } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { useCloseAutoFocus } from '../ui/return-focus.ts';
import { isUnsettled } from './use-mails.ts';

interface RetryMailProps {
  mail: Mail;
  /** If true, a confirmation is required, because the receiver may get the e-mail twice. */
  mayHaveBeenSent: boolean;
  attempt: Attempt | undefined;
  /** Moves the focus from the button, because the button disappears when the e-mail is queued. */
  moveFocus: () => void;
}

/** The button that sends an e-mail again, with its confirmation and its error. */
export function RetryMail({ mail, mayHaveBeenSent, attempt, moveFocus }: RetryMailProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const retry = useSingleWrite(retryMailMutation);
  const whyNotSendable = useWhyNotSendable('retryMail', 'sent');
  const { id } = mail;
  const isAttemptUnsettled = isUnsettled(attempt);
  const whyDisabled =
    whyNotSendable ??
    (id === null ? 'The e-mail has no id' : undefined) ??
    (isAttemptUnsettled ? 'Reading its state' : undefined);
  const send = () => {
    if (id === null) return;
    retry.send({ id });
    moveFocus();
  };
  return (
    <>
      <Button
        size="row"
        className="mt-2"
        icon={<RotateCw size={14} />}
        isBusy={attempt === 'under-way' || retry.isUnderWay}
        disabledBecause={whyDisabled}
        onClick={() => (mayHaveBeenSent ? setIsConfirming(true) : send())}
      >
        Try again
      </Button>
      {retry.error !== null && (
        <p role="alert" className="mt-1.5 text-caption text-bad-ink">
          {isAttemptUnsettled
            ? 'It is not known whether it was queued again.'
            : 'It was not queued again.'}{' '}
          {retry.error.message}
        </p>
      )}
      {isConfirming && (
        <RetryConfirmation
          to={mail.to}
          onNo={() => setIsConfirming(false)}
          onYes={() => {
            setIsConfirming(false);
            send();
          }}
          moveFocus={moveFocus}
        />
      )}
    </>
  );
}

interface RetryConfirmationProps {
  to: string | null;
  onNo: () => void;
  onYes: () => void;
  /** Runs when the dialog has closed after "Send again". */
  moveFocus: () => void;
}

function RetryConfirmation({ to, onNo, onYes, moveFocus }: RetryConfirmationProps) {
  const closeAutoFocus = useCloseAutoFocus();
  const isConfirmed = useRef(false);
  return (
    <AlertDialog
      onCloseAutoFocus={(event) => {
        closeAutoFocus.onCloseAutoFocus(event);
        if (isConfirmed.current) moveFocus();
      }}
      title="Send it again?"
      description={`The mail server may have this e-mail already. ${to ?? 'The receiver'} may get it twice.`}
      onClose={onNo}
      badge={<MailQuestionMark size={20} />}
      badgeTone="wait"
      footer={
        <>
          <CancelButton>No</CancelButton>
          <Button
            variant="primary"
            onClick={() => {
              isConfirmed.current = true;
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
