import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ContactMessage, receivedAt } from '../../api/contact.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { withdrawalRequestsQuery } from '../../api/withdrawals.ts';
import type { ContactOwner } from '../../components/contact-field/contact.ts';
import { ContactDetail, ContactText } from '../../components/contact-field/contact-text.tsx';
import { artisans } from '../../components/people-list/person-kinds.ts';
import {
  toJob,
  toRequest,
  toTransaction,
  toWithdrawal,
} from '../../components/row-link/record-links.ts';
import { RowLink, type RowTarget } from '../../components/row-link/row-link.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { findRow } from '../../lib/row-index/row-source.ts';
import { MessageStatus, messageOwner, senderName } from './message-columns.tsx';
import { type Contact, type Entity, messageSegments } from './message-segments.ts';
import type { DraftStore } from './reply/reply-draft.ts';
import { personWith, SenderDetails, useMessagePeople } from './sender-details.tsx';

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

/** The message and its contact details; beside them, or below them on a narrow page, what is known about the sender. */
export function MessageText({ message, children }: MessageTextProps) {
  const people = useMessagePeople(message);
  const owner = messageOwner(message);
  const phone = <ContactDetail field="phone" value={message.phone_number} owner={owner} />;
  const email = <ContactDetail field="email" value={message.email} owner={owner} />;
  const facts = [
    ['Sender Phone no', phone],
    ['Sender Email', email],
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
              Received <DateText value={receivedAt(message)} />
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
            owner={owner}
            personWith={(contact) => personWith(people, contact)}
          />
        </p>
      </div>
      <SenderDetails message={message} people={people} />
      {children !== undefined && <div className="min-w-0">{children}</div>}
    </div>
  );
}

interface LinkedTextProps {
  text: string;
  /** The message, as the owner of the contact details in its text. */
  owner: ContactOwner;
  /** Returns the link to the person who has a contact detail; undefined if no person in the lists has it. */
  personWith: (contact: Contact) => RowTarget | undefined;
}

/** The text of a message. Contact details, ids of records and amounts in it are links. */
function LinkedText({ text, owner, personWith }: LinkedTextProps) {
  const { data: requests } = useRead(withdrawalRequestsQuery);
  const isPending = (id: string) =>
    requests !== undefined && findRow(requests, (row) => row.id === id) !== undefined;
  const targetOf = (entity: Entity): RowTarget | undefined => {
    if ('field' in entity) return personWith(entity) ?? artisans.toList({ q: entity.value });
    if ('amount' in entity) {
      return linkOptions({
        to: '/admin/dashboard/withdraw-history',
        search: { amount: entity.amount },
      });
    }
    const { record, id } = entity;
    if (record === 'withdrawal') return (isPending(id) ? toRequest : toWithdrawal)(id)?.link;
    return (record === 'job' ? toJob : toTransaction)(id)?.link;
  };
  return messageSegments(text).map(({ text: words, entity }, index) => {
    const target = entity === null ? undefined : targetOf(entity);
    if (entity === null || target === undefined) return words;
    const look = 'text-accent-ink underline underline-offset-2';
    const link = (
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text never change their order
      <RowLink key={index} {...target} className={look}>
        {words}
      </RowLink>
    );
    if (!('field' in entity)) return link;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <ContactText key={index} field={entity.field} value={words} owner={owner}>
        {link}
      </ContactText>
    );
  });
}
