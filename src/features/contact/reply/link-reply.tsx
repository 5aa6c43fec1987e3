import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyText } from '../../../components/feedback/copy-text.ts';
import { useCloseGuard } from '../../../components/feedback/leave-guard.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { MarkMessage, useMessageMark } from '../mark-message.tsx';
import { MessageText, type ReplyProps } from '../message-text.tsx';
import { mailLink, subjectOf } from './mail-link.ts';
import { type Draft, newDraft } from './reply-draft.ts';
import { ReplyStatus, ReplyText, whyNotSendable } from './reply-fields.tsx';

const tooLongWords =
  'A link cannot hold the whole reply. Opening it copies the end: paste it at the end of the mail.';

/**
 * A reply that the administrator's own mail program sends, for hosts that do not send replies. Browsers do not tell
 * whether a mail program opened, so the draft stays until the administrator says that the reply was sent.
 */
export function LinkReply({ message, draftStore, onClose }: ReplyProps) {
  const [initialDraft] = useState(() => draftStore.read() ?? newDraft(subjectOf(message)));
  const [draft, setDraft] = useState(initialDraft);
  const [isSent, setIsSent] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const mark = useMessageMark(message);
  const { text, isOpened = false } = draft;
  const whyNot = whyNotSendable(message.email, text);
  const link = whyNot === undefined ? mailLink(message, text) : undefined;
  const change = (next: Draft) => {
    setDraft(next);
    draftStore.save(next);
    setIsSent(false);
  };
  const recordOutcome = (wasSent: boolean) => {
    change({ ...draft, text: wasSent ? '' : text, isOpened: false });
    setIsSent(wasSent);
    if (wasSent && !mark.isRead) mark.send('read');
    field.current?.focus();
  };
  useCloseGuard(text.trim() !== '' && !isOpened);
  const icon = <Send />;
  return (
    <>
      <MessageText message={message} />
      <div className="shrink-0 border-line border-t px-5 pt-1 pb-4 print:hidden">
        <ReplyText
          ref={field}
          value={text}
          isRestored={initialDraft.text !== '' && text === initialDraft.text && !isOpened}
          onChange={(next) => change({ ...draft, text: next, isOpened: false })}
        />
        <ReplyStatus
          message={message}
          status={
            isSent
              ? 'Noted as sent; the draft is deleted.'
              : link?.overflow
                ? tooLongWords
                : undefined
          }
        />
        {isOpened && (
          <div className="mb-3 flex flex-wrap items-center gap-2 rounded-control bg-wait-soft px-3 py-2 text-cell text-wait-ink">
            <b role="status" className="mr-auto max-sm:w-full">
              Was it sent?
            </b>
            <Button onClick={() => void copyText(text, 'The reply')}>Copy the reply</Button>
            <Button onClick={() => recordOutcome(false)}>Not sent</Button>
            <Button onClick={() => recordOutcome(true)}>Sent</Button>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <MarkMessage mark={mark} />
          <Button onClick={onClose}>Cancel</Button>
          {link !== undefined ? (
            <a
              href={link.href}
              onClick={() => {
                if (link.overflow !== '') void copyText(link.overflow, 'The end of the reply');
                change({ ...draft, isOpened: true });
              }}
              className={buttonClass('primary', 'normal', 'max-sm:grow')}
            >
              {icon}
              Open in mail program
            </a>
          ) : (
            <Button variant="primary" className="max-sm:grow" icon={icon} disabledBecause={whyNot}>
              Open in mail program
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
