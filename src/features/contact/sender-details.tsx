import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { artisansHostList } from '../../api/artisans.ts';
import { clientsHostList } from '../../api/clients.ts';
import { type ContactMessage, contactMessagesHostList, receivedAt } from '../../api/contact.ts';
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
import type { Contact } from './message-segments.ts';
import { MessageStart } from './message-start.tsx';
import { type ContactMatch, contactsIn, useContactMatches } from './use-contact-matches.ts';

/** The people who have a contact detail of a message: of its sender, or in its text. */
export interface MessagePeople {
  ofSender: readonly Contact[];
  lists: readonly { kind: PersonKind; read: LoadState<readonly ContactMatch<ListedPerson>[]> }[];
}

/** Finds the artisans and the clients who have a contact detail of a message. */
export function useMessagePeople(message: ContactMessage): MessagePeople {
  const { ofSender, toSearch } = useMemo(() => contactsIn(message), [message]);
  return {
    ofSender,
    lists: [
      { kind: artisans, read: useContactMatches(artisansHostList, toSearch) },
      { kind: clients, read: useContactMatches(clientsHostList, toSearch) },
    ],
  };
}

/** Returns the link to the first person who has a contact detail; undefined if no person in the lists has it. */
export function personWith({ lists }: MessagePeople, { value }: Contact) {
  for (const { kind, read } of lists) {
    const match = read.data?.find(({ contacts }) => contacts.some((one) => one.value === value));
    if (match !== undefined && match.row.id !== null) return kind.toPerson(match.row.id);
  }
  return undefined;
}

/** If more people have a contact detail of the sender, only their names are shown, without their payments. */
const maxWithPayments = 2;

const linkClass =
  'inline-flex items-center text-accent-ink hover:underline max-lg:min-h-11 coarse:min-h-11';

/** The people and the other messages with the phone number or the e-mail address of the sender. */
export function SenderDetails({
  message,
  people: { ofSender, lists },
}: {
  message: ContactMessage;
  people: MessagePeople;
}) {
  const isOfSender = (contact: Contact) => ofSender.some(({ value }) => value === contact.value);
  const senders = lists.map(({ kind, read }) => ({
    kind,
    read: {
      ...read,
      data: read.data
        ?.map(({ row, contacts }) => ({ row, contacts: contacts.filter(isOfSender) }))
        .filter(({ contacts }) => contacts.length > 0),
    },
  }));
  const count = senders.reduce((sum, { read }) => sum + (read.data?.length ?? 0), 0);
  const isNobodyFound = count === 0 && senders.every(({ read }) => read.data !== undefined);
  return (
    <section aria-label="Sender" className="min-w-0 print:hidden">
      <h3 className="mb-1.5 text-cell text-text-2">Sender</h3>
      {senders.map(({ kind, read }) => (
        <SideRead
          key={kind.word}
          what={`The list of ${kind.plural.toLowerCase()}`}
          read={read}
          skeleton={<Skeleton className="my-1.5 h-3 w-40" />}
        >
          {(matches) =>
            matches.map((match, index) => (
              <Person
                key={match.row.id ?? `person-${index}`}
                kind={kind}
                match={match}
                hasPayments={count <= maxWithPayments}
              />
            ))
          }
        </SideRead>
      ))}
      {isNobodyFound && (
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
  hasPayments: boolean;
}

function Person({ kind, match: { row, contacts }, hasPayments }: PersonProps) {
  const { id } = row;
  const fields = new Set(contacts.map(({ field }) => field));
  const foundBy = [fields.has('phone') && 'phone', fields.has('email') && 'e-mail'].filter(Boolean);
  return (
    <div className="mb-3">
      <p data-private className="flex min-h-6 flex-wrap items-center gap-x-2.5 text-cell">
        <NamedLink
          target={(kind.word === 'artisan' ? toArtisan : toClient)(id)}
          className={`${linkClass} font-bold`}
        >
          {titleOf(kind, row)}
        </NamedLink>
        <span className="text-text-2">
          {kind.singular}, found by {foundBy.join(' and ')}
        </span>
      </p>
      {hasPayments && id !== null && (
        <>
          <PersonQueues personKind={kind.word} id={id} isInPanel />
          <LastPayments kind={kind} id={id} />
        </>
      )}
    </div>
  );
}

const maxPayments = 3;

function LastPayments({ kind, id }: { kind: PersonKind; id: string }) {
  const query = kind.word === 'artisan' ? artisanTransactionsQuery : clientTransactionsQuery;
  const read = useRead(query(id));
  const last = read.data && lastTransactions(read.data, maxPayments);
  const data = last?.map((payment) => ({ ...payment, target: toTransaction(payment.id) }));
  return (
    <PanelSection title="Last payments">
      <RelatedPayments what="The last payments" read={{ ...read, data }} />
    </PanelSection>
  );
}

const maxMessages = 5;

const timeOf = (message: ContactMessage) => receivedAt(message)?.time ?? 0;

interface OtherMessagesProps {
  message: ContactMessage;
  ofSender: readonly Contact[];
}

/** The newest other messages with a contact detail of the sender. They open in the panel. */
function OtherMessages({ message, ofSender }: OtherMessagesProps) {
  const read = useContactMatches(contactMessagesHostList, ofSender);
  const search = useRouterState({ select: ({ location }) => location.search });
  const others = read.data
    ?.map(({ row }) => row)
    .filter(({ id }) => id !== message.id)
    .sort((a, b) => timeOf(b) - timeOf(a))
    .slice(0, maxMessages);
  return (
    <PanelSection title="Other messages">
      <SideRead
        what="The other messages"
        read={{ ...read, data: others }}
        skeleton={<Skeleton className="my-1.5 h-3 w-40" />}
      >
        {(messages) =>
          messages.length === 0 ? (
            <p className="text-cell text-text-2">No other message.</p>
          ) : (
            <ul>
              {messages.map((other, index) => (
                <li key={other.id ?? `message-${index}`} className="text-cell">
                  {other.id === null ? (
                    'Message NIL'
                  ) : (
                    <RowLink
                      to="/admin/dashboard/contactforms"
                      search={{ ...search, message: other.id }}
                      className={linkClass}
                    >
                      Message {other.id}
                    </RowLink>
                  )}
                  <MessageStart message={other} />
                </li>
              ))}
            </ul>
          )
        }
      </SideRead>
    </PanelSection>
  );
}
