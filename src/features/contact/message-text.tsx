import type { ReactNode } from 'react';
import type { ContactMessage } from '../../api/contact.ts';
import { ContactDetail } from '../../components/contact-field/contact-text.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { LinkedText } from './linked-text.tsx';
import { MessageStatus, messageOwner, senderName } from './message-columns.tsx';
import type { DraftStore } from './reply/reply-draft.ts';
import { personWith, SenderCase, useMessagePeople } from './sender-case.tsx';

/** The open message, and the store of its unsent reply. */
export interface ReplyProps {
  message: ContactMessage;
  draftStore: DraftStore;
  onClose: () => void;
}

interface MessageTextProps {
  message: ContactMessage;
  /** Content below the message that scrolls with it. */
  children?: ReactNode;
}

/** The sender, the contact details and the text of the message; beside it, or below on a narrow page, its sender. */
export function MessageText({ message, children }: MessageTextProps) {
  const people = useMessagePeople(message);
  const facts = [
    [
      'Sender Phone no',
      <ContactDetail
        key="phone"
        field="phone"
        value={message.phone_number}
        owner={messageOwner(message)}
      />,
    ],
    [
      'Sender Email',
      <ContactDetail
        key="email"
        field="email"
        value={message.email}
        owner={messageOwner(message)}
      />,
    ],
    ['Category', message.category],
  ] as const;
  return (
    <div className="message-and-sender min-h-40 flex-1 overflow-y-auto px-5 py-4">
      <div className="min-w-0">
        <div className="flex items-center gap-3">
          <Avatar name={senderName(message)} className="size-10 text-body" />
          <div className="min-w-0 flex-1">
            <p data-private className="font-bold">
              {senderName(message) ?? 'NIL'}
            </p>
            <p className="text-cell text-text-2">
              Received <DateText value={message.created_at ?? message.start_date} />
              {message.answered_at !== null && (
                <>
                  , answered <DateText value={message.answered_at} />
                </>
              )}
            </p>
          </div>
          <MessageStatus message={message} />
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
        <p data-private className="text-body leading-[22px] whitespace-pre-line">
          <LinkedText
            text={message.message ?? 'NIL'}
            owner={messageOwner(message)}
            personWith={(contact) => personWith(people, contact)}
          />
        </p>
      </div>
      <SenderCase message={message} people={people} />
      {children !== undefined && <div className="min-w-0">{children}</div>}
    </div>
  );
}

export function MessageSkeleton() {
  return (
    <div aria-busy aria-label="The message is loading" role="status" className="px-5 py-6">
      <Skeleton className="mb-4 h-4 w-40" />
      <Skeleton className="h-24 rounded-field" />
    </div>
  );
}

/** The skeleton of the reply, until it is known how replies are sent. */
export function ReplySkeleton() {
  return (
    <div aria-busy className="h-[270px] shrink-0 border-line border-t px-5 py-4 print:hidden">
      <Skeleton className="mb-4 h-3 w-16" />
      <Skeleton className="h-[134px] rounded-field" />
    </div>
  );
}
