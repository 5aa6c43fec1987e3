import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
import { type Contact, messageParts, type Named } from './message-parts.ts';

interface LinkedTextProps {
  text: string;
  /** The message, as the owner of the contact details in its text. */
  owner: ContactOwner;
  /** Returns the page of the person who has a contact detail; undefined if nobody is found. */
  personWith: (contact: Contact) => RowTarget | undefined;
}

/** The text of a message. Contact details, ids of records and amounts in it are links. */
export function LinkedText({ text, owner, personWith }: LinkedTextProps) {
  const { data: requests } = useRead(withdrawalRequestsQuery);
  const waits = (id: string) =>
    requests !== undefined && findRow(requests, (row) => row.id === id) !== undefined;
  const targetOf = (named: Named): RowTarget | undefined => {
    if ('field' in named) return personWith(named) ?? artisans.toList({ q: named.value });
    if ('amount' in named) {
      return linkOptions({
        to: '/admin/dashboard/withdraw-history',
        search: { amount: named.amount },
      });
    }
    const toDecided = waits(named.id) ? toRequest : toWithdrawal;
    const to = { job: toJob, transaction: toTransaction, withdrawal: toDecided }[named.record];
    return to(named.id)?.link;
  };
  return messageParts(text).map(({ text: words, named }, index) => {
    const target = named === null ? undefined : targetOf(named);
    return target === undefined ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <MaskedIn key={index} named={named} text={words} owner={owner}>
        <RowLink {...target} className="text-accent-ink underline underline-offset-2">
          {words}
        </RowLink>
      </MaskedIn>
    );
  });
}

interface MaskedInProps {
  named: Named | null;
  text: string;
  owner: ContactOwner;
  children: ReactNode;
}

/** The link of a part of the text; while masks are on, a contact detail is masked instead. */
function MaskedIn({ named, text, owner, children }: MaskedInProps) {
  if (named === null || !('field' in named)) return children;
  return (
    <ContactText field={named.field} value={text} owner={owner}>
      {children}
    </ContactText>
  );
}
