import { MailQuestionMark, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { type Mail, retryMailMutation } from '../../../api/extensions/contact-replies.ts';
import { useIsOnline } from '../../../api/transport/connection.ts';
import type { Attempt } from '../../../api/writes/use-attempts.ts';
import { useSingleWrite } from '../../../api/writes/use-single-write.ts';
import { useWhyNotOffered } from '../../../components/host-action/use-host-action.ts';
import {
  AlertDialog,
  AlertDialogCancel,
  shownFocus,
} from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useReturnFocus } from '../../../components/ui/return-focus.ts';
import { isUnsettled } from './use-replies.ts';

interface RetryMailProps {
  mail: Mail;
  /** Whether the mail server may have the e-mail; then a question comes first. */
  isNotKnown: boolean;
  attempt: Attempt | undefined;
}

/** Sends an e-mail again. */
export function RetryMail({ mail, isNotKnown, attempt }: RetryMailProps) {
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
    (isOpen ? 'Reading what became of it' : undefined);
  const send = () => id !== null && retry.send({ id });
  return (
    <>
      <Button
        size="row"
        className="mt-2"
        icon={<RotateCw size={14} strokeWidth={1.75} aria-hidden />}
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
        <Question
          to={mail.to}
          onNo={() => setIsAsking(false)}
          onYes={() => {
            setIsAsking(false);
            send();
          }}
        />
      )}
    </>
  );
}

interface QuestionProps {
  to: string | null;
  onNo: () => void;
  onYes: () => void;
}

function Question({ to, onNo, onYes }: QuestionProps) {
  return (
    <AlertDialog
      {...useReturnFocus()}
      title="Send it again?"
      description={`The mail server may have this e-mail already. ${to ?? 'The receiver'} may get it twice.`}
      onClose={onNo}
      badge={<MailQuestionMark size={20} strokeWidth={1.75} aria-hidden />}
      badgeTone="wait"
      footer={
        <>
          <AlertDialogCancel asChild>
            <Button className={shownFocus}>No</Button>
          </AlertDialogCancel>
          <Button variant="primary" onClick={onYes}>
            Send again
          </Button>
        </>
      }
    />
  );
}
