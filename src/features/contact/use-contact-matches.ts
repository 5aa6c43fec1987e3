import { useMemo } from 'react';
import { phoneDigits } from '../../../domain/phone.ts';
import type { ContactMessage } from '../../api/contact.ts';
import type { LongList } from '../../api/lists/long-list-types.ts';
import type { LoadState } from '../../api/lists/use-read.ts';
import { useRowsForTexts } from '../../api/lists/use-rows-for-texts.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { type Contact, messageSegments } from './message-segments.ts';

/** A row with an e-mail address and a phone number: a person, or a message. */
interface ContactRow {
  readonly id: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
}

/** A row of a list, and the contact details that it has in common with a message. */
export interface ContactMatch<T> {
  row: T;
  contacts: readonly Contact[];
}

/** A phone number with fewer digits does not identify a person. */
const minDigits = 7;

const valuesOf = ({ email, phone_number }: ContactRow) => ({
  phone: phoneDigits(phone_number ?? ''),
  email: (email ?? '').trim().toLowerCase(),
});

/** Returns the phone number and the e-mail address of a message, without those that are missing or too short. */
function contactsOf(message: ContactMessage): Contact[] {
  const { phone, email } = valuesOf(message);
  return [
    ...(phone.length < minDigits ? [] : [{ field: 'phone', value: phone } as const]),
    ...(email === '' ? [] : [{ field: 'email', value: email } as const]),
  ];
}

/** Only this many contact details of a message are searched for, because each is one call for each list of a host. */
const maxContacts = 6;

/** Returns the contact details of a message's sender, and those to search for: the sender's, then those in the text. */
export function contactsIn(message: ContactMessage): { ofSender: Contact[]; toSearch: Contact[] } {
  const ofSender = contactsOf(message);
  const inText = messageSegments(message.message ?? '').flatMap(({ entity }) =>
    entity !== null && 'field' in entity ? [entity] : [],
  );
  const byValue = new Map([...ofSender, ...inText].map((contact) => [contact.value, contact]));
  return { ofSender, toSearch: [...byValue.values()].slice(0, maxContacts) };
}

function matchesIn<T extends ContactRow>(
  sources: readonly RowSource<T>[],
  contacts: readonly Contact[],
): ContactMatch<T>[] {
  const matches = new Map<string, ContactMatch<T>>();
  for (const [sourceIndex, rows] of sources.entries()) {
    rows.each((row, index) => {
      const values = valuesOf(row);
      const common = contacts.filter(({ field, value }) => values[field] === value);
      if (common.length > 0) {
        matches.set(row.id ?? `row ${index} of ${sourceIndex}`, {
          row: rows.at(index),
          contacts: common,
        });
      }
    });
  }
  return [...matches.values()];
}

/** Finds the rows of a list that have one of these contact details, which must be memoised. */
export function useContactMatches<T extends ContactRow>(
  list: LongList<T>,
  contacts: readonly Contact[],
): LoadState<readonly ContactMatch<T>[]> {
  const texts = contacts.map(({ value }) => value);
  const read = useRowsForTexts(list, texts, { isMasked: false });
  const { data: sources } = read;
  const data = useMemo(() => sources && matchesIn(sources, contacts), [sources, contacts]);
  return { ...read, data };
}
