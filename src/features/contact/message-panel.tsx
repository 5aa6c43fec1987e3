import { Check, ChevronDown, ChevronUp, Mail, Send } from 'lucide-react';
import { useId, useState } from 'react';
import type { ContactMessage } from '../../api/contact.ts';
import { IdText } from '../../components/data-table/id-text.tsx';
import { LeaveGuard } from '../../components/feedback/leave-guard.tsx';
import { HostAction } from '../../components/host-action/host-action.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { EmailText } from '../../components/ui/email-text.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { SidePanel } from '../../components/ui/side-panel.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { invalidEmail, isEmail } from '../../lib/address/validation.ts';
import { mailLink } from './mail-link.ts';
import { senderName } from './message-columns.tsx';
import type { ReplyDraft } from './reply-draft.ts';

interface MessagePanelProps {
  /** Undefined if the list has no message with the id in the address. */
  message: ContactMessage | undefined;
  neighbours: { previous: string | null; next: string | null };
  /** Opens another message; undefined closes the panel. */
  onOpen: (id: string | undefined) => void;
  draft: ReplyDraft;
}

/** The panel with one message and its reply. It asks before it discards unsent text. */
export function MessagePanel({ message, neighbours, onOpen, draft }: MessagePanelProps) {
  const { previous, next } = neighbours;
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <SidePanel
      side="right"
      title={<>View &amp; Reply</>}
      onClose={() => onOpen(undefined)}
      beside={message !== undefined && <IdText id={message.id} />}
      headerActions={
        <>
          <IconButton
            label="Previous message"
            disabled={previous === null}
            tip={previous === null ? 'This is the first message' : 'Previous message'}
            icon={<ChevronUp {...icon} />}
            onClick={() => onOpen(previous ?? undefined)}
          />
          <IconButton
            label="Next message"
            disabled={next === null}
            tip={next === null ? 'This is the last message' : 'Next message'}
            icon={<ChevronDown {...icon} />}
            onClick={() => onOpen(next ?? undefined)}
          />
          <span aria-hidden className="mx-1 h-6 w-px bg-line" />
        </>
      }
    >
      {message === undefined ? (
        <p className="px-5 py-6 text-body text-text-2">
          The list has no message with this id any more.
        </p>
      ) : (
        // A new key resets the reply for another message; the panel and its focus stay.
        <MessageWithReply
          key={message.id}
          message={message}
          draft={draft}
          onClose={() => onOpen(undefined)}
        />
      )}
    </SidePanel>
  );
}

interface MessageWithReplyProps {
  message: ContactMessage;
  draft: ReplyDraft;
  onClose: () => void;
}

function MessageWithReply({ message, draft, onClose }: MessageWithReplyProps) {
  const [saved] = useState(draft.read);
  const [reply, setReply] = useState(saved);
  const [handedOver, setHandedOver] = useState('');
  const unsent = reply.trim() !== '' && reply !== handedOver;
  return (
    <>
      <MessageText message={message} />
      <ReplyForm
        message={message}
        reply={reply}
        isRestored={saved !== '' && reply === saved}
        onReply={(text) => {
          setReply(text);
          draft.save(text);
        }}
        isHandedOver={reply !== '' && reply === handedOver}
        onHandOver={() => {
          setHandedOver(reply);
          draft.save('');
        }}
        onCancel={onClose}
      />
      <LeaveGuard when={unsent} what="The reply was not sent." onLeave={() => draft.save('')} />
    </>
  );
}

function MessageText({ message }: { message: ContactMessage }) {
  const facts = [
    ['Sender Phone no', message.phone_number],
    ['Sender Email', <EmailText key="email">{message.email}</EmailText>],
    ['Category', message.category],
  ] as const;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
      <div className="flex items-center gap-3">
        <Avatar name={senderName(message)} className="size-10 text-body" />
        <div className="min-w-0 flex-1">
          <p className="font-bold">{senderName(message) ?? 'NIL'}</p>
          <p className="text-cell text-text-2">
            Received <DateText value={message.created_at ?? message.start_date} />
          </p>
        </div>
        <StatusPill status={message.read_status} />
      </div>
      <dl className="my-4 rounded-tile border border-line bg-canvas px-3.5 py-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-1 text-cell">
            <dt className="shrink-0 text-text-2">{label}</dt>
            <dd className="min-w-0 text-right font-strong">{value ?? 'NIL'}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mb-1.5 text-cell text-text-2">Message</h3>
      <p className="text-body leading-[22px] whitespace-pre-line">{message.message ?? 'NIL'}</p>
    </div>
  );
}

interface ReplyFormProps {
  message: ContactMessage;
  reply: string;
  /** Whether the text is a saved draft. */
  isRestored: boolean;
  onReply: (text: string) => void;
  isHandedOver: boolean;
  onHandOver: () => void;
  onCancel: () => void;
}

function ReplyForm(props: ReplyFormProps) {
  const { message, reply, isRestored, onReply, isHandedOver, onHandOver, onCancel } = props;
  const id = useId();
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const why = whyNotSendable(message.email, reply);
  return (
    <div className="shrink-0 border-line border-t px-5 py-4 print:hidden">
      <label htmlFor={id} className="mb-1.5 block text-cell font-strong">
        Reply
      </label>
      <textarea
        id={id}
        rows={5}
        value={reply}
        onChange={(event) => onReply(event.target.value)}
        className="w-full resize-none rounded-field border border-control bg-surface px-3 py-2.5 text-body leading-[22px] focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus"
      />
      {isRestored && (
        <p role="status" className="mt-1.5 flex items-center gap-3 text-caption text-info-ink">
          Your unsent reply is restored.
          <Button variant="ghost" size="row" onClick={() => onReply('')}>
            Discard
          </Button>
        </p>
      )}
      <p role="status" className="mt-1.5 mb-4 flex items-center gap-2 text-caption text-text-2">
        <Mail size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {isHandedOver ? (
          'Your mail program has the reply. It is sent from there.'
        ) : message.email === null ? (
          'The reply cannot be sent: there is no e-mail address'
        ) : (
          <span className="min-w-0">
            Goes to <EmailText>{message.email}</EmailText>
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <span className="mr-auto">
          <HostAction
            operationId="setContactMessageStatus"
            label="Mark as read"
            icon={<Check {...icon} />}
          />
        </span>
        <Button onClick={onCancel}>Cancel</Button>
        {why === undefined ? (
          <a
            href={mailLink(message, reply)}
            onClick={onHandOver}
            className={buttonClass('primary')}
          >
            <Send {...icon} />
            Send reply
          </a>
        ) : (
          <Button variant="primary" icon={<Send {...icon} />} disabledBecause={why}>
            Send reply
          </Button>
        )}
      </div>
    </div>
  );
}

function whyNotSendable(email: string | null, reply: string): string | undefined {
  if (email === null) return 'The sender left no e-mail address';
  if (!isEmail(email)) return invalidEmail;
  return reply.trim() === '' ? 'Write the reply first' : undefined;
}
