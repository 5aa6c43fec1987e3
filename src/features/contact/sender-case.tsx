import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { artisansQuery, artisansSearch } from '../../api/artisans.ts';
import { clientsQuery, clientsSearch } from '../../api/clients.ts';
import {
  type ContactMessage,
  contactMessagesQuery,
  contactMessagesSearch,
} from '../../api/contact.ts';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import { artisanTransactionsQuery, clientTransactionsQuery } from '../../api/transactions.ts';
import { SideRead } from '../../components/feedback/side-read.tsx';
import { titleOf } from '../../components/people-list/people-columns.tsx';
import {
  artisans,
  clients,
  type ListedPerson,
  type PersonKind,
} from '../../components/people-list/person-kinds.ts';
import { lastTransactions } from '../../components/person/last-payments.ts';
import { PersonQueues } from '../../components/person/person-queues.tsx';
import { PanelSection, RelatedPayments } from '../../components/record-panel/facts.tsx';
import { NamedLink, toArtisan, toClient } from '../../components/row-link/named-links.tsx';
import { toTransaction } from '../../components/row-link/record-links.ts';
import { RowLink } from '../../components/row-link/row-link.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { Contact } from './message-parts.ts';
import { MessageStart } from './message-start.tsx';
import { type ContactMatch, contactsIn, useContactMatches } from './use-contact-matches.ts';

/** A list of people, and those of its rows who have a contact detail of the message. */
interface FoundPeople {
  kind: PersonKind;
  found: LoadState<readonly ContactMatch<ListedPerson>[]>;
}

/** The people who have the contact details of a message: the sender's, and those in its text. */
export interface MessagePeople {
  /** The contact details of the sender. */
  ofSender: readonly Contact[];
  lists: readonly FoundPeople[];
}

/** Finds the people who have the contact details of a message among the artisans and the clients. */
export function useMessagePeople(message: ContactMessage): MessagePeople {
  const { ofSender, all } = useMemo(() => contactsIn(message), [message]);
  return {
    ofSender,
    lists: [
      { kind: artisans, found: useContactMatches(artisansQuery, artisansSearch, all) },
      { kind: clients, found: useContactMatches(clientsQuery, clientsSearch, all) },
    ],
  };
}

/** Returns the page of the first person who has a contact detail; undefined if nobody is found. */
export function personWith({ lists }: MessagePeople, { value }: Contact) {
  for (const { kind, found } of lists) {
    const match = found.data?.find(({ by }) => by.some((contact) => contact.value === value));
    if (match !== undefined && match.row.id !== null) return kind.toPerson(match.row.id);
  }
  return undefined;
}

/** With more people, only their names are shown: their records are on their pages. */
const maxWithRecords = 2;

const lineClass = 'flex min-h-6 flex-wrap items-center gap-x-2.5 text-cell';
const linkClass =
  'inline-flex items-center text-accent-ink hover:underline max-lg:min-h-11 coarse:min-h-11';

/** The people who have the phone number or the e-mail address of the sender, with their records, and other messages. */
export function SenderCase({
  message,
  people: { ofSender, lists },
}: {
  message: ContactMessage;
  people: MessagePeople;
}) {
  const isOfSender = (contact: Contact) => ofSender.some(({ value }) => value === contact.value);
  const senders = lists.map(({ kind, found }) => ({
    kind,
    found: { ...found, data: found.data?.filter(({ by }) => by.some(isOfSender)) },
  }));
  const count = senders.reduce((sum, { found }) => sum + (found.data?.length ?? 0), 0);
  const isNobody = count === 0 && senders.every(({ found }) => found.data !== undefined);
  return (
    <section aria-label="Sender" className="min-w-0 print:hidden">
      <h3 className="mb-1.5 text-cell text-text-2">Sender</h3>
      {senders.map(({ kind, found }) => (
        <SideRead
          key={kind.word}
          what={`The list of ${kind.many.toLowerCase()}`}
          read={found}
          skeleton={<Skeleton className="my-1.5 h-3 w-40" />}
        >
          {(matches) =>
            matches.map((match, index) => (
              <Person
                key={match.row.id ?? `person-${index}`}
                kind={kind}
                match={match}
                isOfSender={isOfSender}
                hasRecords={count <= maxWithRecords}
              />
            ))
          }
        </SideRead>
      ))}
      {isNobody && (
        <p className="text-cell text-text-2">
          {ofSender.length === 0
            ? 'The sender left no phone and no e-mail.'
            : 'Nobody in the lists has this phone or e-mail.'}
        </p>
      )}
      {ofSender.length > 0 && <OtherMessages message={message} ofSender={ofSender} />}
    </section>
  );
}

interface PersonProps {
  kind: PersonKind;
  match: ContactMatch<ListedPerson>;
  isOfSender: (contact: Contact) => boolean;
  hasRecords: boolean;
}

function Person({ kind, match: { row, by }, isOfSender, hasRecords }: PersonProps) {
  const { id } = row;
  const fields = new Set(by.filter(isOfSender).map(({ field }) => field));
  const words = [fields.has('phone') && 'phone', fields.has('email') && 'e-mail'].filter(Boolean);
  return (
    <div className="mb-3">
      <p data-private className={lineClass}>
        <NamedLink
          target={(kind.word === 'artisan' ? toArtisan : toClient)(id)}
          className={`${linkClass} font-bold`}
        >
          {titleOf(kind, row)}
        </NamedLink>
        <span className="text-text-2">
          {kind.one}, found by {words.join(' and ')}
        </span>
      </p>
      {hasRecords && id !== null && (
        <>
          <PersonQueues personKind={kind.word} id={id} narrow />
          <LastPayments kind={kind} id={id} />
        </>
      )}
    </div>
  );
}

const maxPayments = 3;

function LastPayments({ kind, id }: { kind: PersonKind; id: string }) {
  const isArtisan = kind.word === 'artisan';
  const ofArtisan = useRead({ ...artisanTransactionsQuery(id), enabled: isArtisan });
  const ofClient = useRead({ ...clientTransactionsQuery(id), enabled: !isArtisan });
  const read = isArtisan ? ofArtisan : ofClient;
  const last = read.data && lastTransactions(read.data, maxPayments);
  const data = last?.map((payment) => ({ ...payment, target: toTransaction(payment.id) }));
  return (
    <PanelSection title="Last payments">
      <RelatedPayments what="The last payments" read={{ ...read, data }} />
    </PanelSection>
  );
}

const maxMessages = 5;

/** The other messages with a contact detail of the sender, newest first. They open in the panel. */
function OtherMessages({
  message,
  ofSender,
}: {
  message: ContactMessage;
  ofSender: readonly Contact[];
}) {
  const found = useContactMatches(contactMessagesQuery, contactMessagesSearch, ofSender);
  const search = useRouterState({ select: ({ location }) => location.search });
  return (
    <PanelSection title="Other messages">
      <SideRead
        what="The other messages"
        read={found}
        skeleton={<Skeleton className="my-1.5 h-3 w-40" />}
      >
        {(matches) => {
          const others = matches.map(({ row }) => row).filter(({ id }) => id !== message.id);
          if (others.length === 0)
            return <p className="text-cell text-text-2">No other message.</p>;
          return (
            <ul>
              {others.slice(0, maxMessages).map((other, index) => (
                <li key={other.id ?? `message-${index}`} className="text-cell">
                  <RowLink
                    to="/admin/dashboard/contactforms"
                    search={{ ...search, message: other.id }}
                    className={linkClass}
                  >
                    Message {other.id}
                  </RowLink>
                  <MessageStart message={other} />
                </li>
              ))}
            </ul>
          );
        }}
      </SideRead>
    </PanelSection>
  );
}
