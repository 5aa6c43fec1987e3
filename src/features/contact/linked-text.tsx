import { linkOptions } from '@tanstack/react-router';
import { useRead } from '../../api/lists/use-read.ts';
import { withdrawalRequestsQuery } from '../../api/withdrawals.ts';
import type { ContactOwner } from '../../components/contact-field/contact.ts';
import { ContactText } from '../../components/contact-field/contact-text.tsx';
import { artisans } from '../../components/people-list/person-kinds.ts';
import {
  toJob,
  toRequest,
  toTransaction,
  toWithdrawal,
} from '../../components/row-link/record-links.ts';
import { RowLink, type RowTarget } from '../../components/row-link/row-link.tsx';
import { findRow } from '../../lib/row-index/row-source.ts';
import { type Contact, type Entity, messageSegments } from './message-segments.ts';

interface LinkedTextProps {
  text: string;
  /** The message, as the owner of the contact details in its text. */
  owner: ContactOwner;
  /** Returns the link to the person who has a contact detail; undefined if no person in the lists has it. */
  personWith: (contact: Contact) => RowTarget | undefined;
}

/** The text of a message. Contact details, ids of records and amounts in it are links. */
export function LinkedText({ text, owner, personWith }: LinkedTextProps) {
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
