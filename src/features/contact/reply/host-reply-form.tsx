import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '../../../../domain/count.ts';
import { lengthOf, maxLengths } from '../../../../domain/text-limits.ts';
import type { ContactMessage } from '../../../api/contact.ts';
import { replyMutation } from '../../../api/extensions/contact-replies.ts';
import { useWhyOffline } from '../../../api/transport/connection.ts';
import type { Attempt } from '../../../api/writes/use-attempts.ts';
import { useSingleWrite } from '../../../api/writes/use-single-write.ts';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { useCloseGuard } from '../../../components/feedback/leave-guard.tsx';
import { isUnsettled } from '../../../components/mail/use-mails.ts';
import { Button } from '../../../components/ui/button.tsx';
import { MarkMessage, useMessageMark } from '../mark-message.tsx';
import type { Draft } from './reply-draft.ts';
import { ReplyStatus, ReplyText, whyNotSendable } from './reply-fields.tsx';

interface HostReplyFormProps {
  message: ContactMessage;
  draft: Draft;
  attempt: Attempt | undefined;
  /** Whether the previous reply is queued and this draft is blank. */
  isPreviousQueued: boolean;
  onChange: (draft: Draft) => void;
  /** Reads the replies again. */
  onCheck: () => unknown;
  isChecking: boolean;
  onCancel: () => void;
}

/**
 * The form of a reply that the host sends. It is locked while the reply is under way, and after it failed or had no
 * answer until the list of replies shows whether it was queued.
 */
export function HostReplyForm(props: HostReplyFormProps) {
  const { message, draft, attempt, onChange } = props;
  const { id, subject, text } = draft;
  const [restoredText] = useState(text);
  const mark = useMessageMark(message);
  const reply = useSingleWrite(replyMutation);
  const whyOffline = useWhyOffline('sent');
  const isAttemptUnsettled = isUnsettled(attempt);
  const isLocked = attempt !== undefined || reply.isUnderWay;
  const whyNot = whyNotSendable(message.email, text) ?? whyNotValid(draft) ?? whyOffline;
  useCloseGuard(text.trim() !== '' && !isLocked);
  return (
    <div className="shrink-0 border-line border-t px-5 py-4 print:hidden">
      <SubjectField
        value={subject}
        isLocked={isLocked}
        onChange={(next) => onChange({ ...draft, subject: next })}
      />
      <ReplyText
        value={text}
        isLocked={isLocked}
        isRestored={!isLocked && restoredText !== '' && text === restoredText}
        onChange={(next) => onChange({ ...draft, text: next })}
      />
      <ReplyStatus
        message={message}
        status={
          props.isPreviousQueued ? 'The reply is queued. Its state is shown above.' : undefined
        }
      />
      <ReplyNotice error={reply.error} isAttemptUnsettled={isAttemptUnsettled} />
      <div className="flex flex-wrap gap-2">
        <MarkMessage mark={mark} />
        <span className="ml-auto flex gap-2">
          <Button onClick={props.onCancel}>Cancel</Button>
          {isAttemptUnsettled ? (
            <Button onClick={props.onCheck} isBusy={props.isChecking}>
              Check now
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={<Send />}
              isBusy={isLocked}
              disabledBecause={isLocked ? undefined : whyNot}
              onClick={() => reply.send({ messageId: message.id ?? '', id, subject, text })}
            >
              Send reply
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

interface SubjectFieldProps {
  value: string;
  isLocked: boolean;
  onChange: (text: string) => void;
}

function SubjectField({ value, isLocked, onChange }: SubjectFieldProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-cell font-strong">
        Subject
      </label>
      <input
        id={id}
        value={value}
        readOnly={isLocked}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className="h-9 w-full min-w-0 flex-1 rounded-field border border-control bg-surface px-3 text-body read-only:bg-surface-2 focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus max-lg:h-11"
      />
    </div>
  );
}

/** Returns why the host would refuse the subject or the text, or undefined. */
function whyNotValid({ subject, text }: Draft): string | undefined {
  if (subject.trim() === '') return 'Write the subject first';
  if (lengthOf(subject) > maxLengths.name) {
    return `The subject is longer than ${maxLengths.name} characters`;
  }
  return lengthOf(text) > maxLengths.text
    ? `The reply is longer than ${formatCount(maxLengths.text)} characters`
    : undefined;
}

interface ReplyNoticeProps {
  error: WriteError | null;
  isAttemptUnsettled: boolean;
}

function ReplyNotice({ error, isAttemptUnsettled }: ReplyNoticeProps) {
  if (isAttemptUnsettled) {
    return (
      <p
        role="alert"
        className="mb-3 rounded-control bg-wait-soft px-3 py-2 text-cell text-wait-ink"
      >
        <b>It is not known whether the reply was queued.</b> The replies are read until this is
        known.
      </p>
    );
  }
  if (error === null) return null;
  return (
    <p role="alert" className="mb-3 rounded-control bg-bad-soft px-3 py-2 text-cell text-bad-ink">
      <b>The reply was not queued.</b> {error.message}
    </p>
  );
}
