import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { phoneDigits } from '../../../domain/phone.ts';
import { useOffersShortCall } from '../../api/capabilities/capabilities.ts';
import type { ContactMessage } from '../../api/contact.ts';
import { hostRowsQuery } from '../../api/lists/long-list.ts';
import type { HostSearch } from '../../api/lists/long-list-types.ts';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import type { Rows } from '../../api/parse/rows.ts';
import type { ApiError } from '../../api/transport/api-error.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { type Contact, messageParts } from './message-parts.ts';

/** The fields that all lists have whose rows are found by a contact detail. */
interface Reachable {
  readonly id: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
}

/** A row of a list, and the contact details by which it was found. */
export interface ContactMatch<T> {
  row: T;
  by: readonly Contact[];
}

/** A shorter number is no phone number by which a person is found. */
const minDigits = 7;

type Contacts = Pick<Reachable, 'email' | 'phone_number'>;

const valuesOf = ({ email, phone_number }: Contacts) => ({
  phone: phoneDigits(phone_number ?? ''),
  email: (email ?? '').trim().toLowerCase(),
});

/** Returns the phone number and the e-mail address of a row, without those that are missing or too short. */
function contactsOf(row: Contacts): Contact[] {
  const { phone, email } = valuesOf(row);
  return [
    ...(phone.length < minDigits ? [] : [{ field: 'phone', value: phone } as const]),
    ...(email === '' ? [] : [{ field: 'email', value: email } as const]),
  ];
}

/** The highest number of contact details that are looked for: a host is asked for each. */
const maxContacts = 6;

/** Returns the contact details of the sender of a message, and those in its text. */
export function contactsIn(message: ContactMessage): { ofSender: Contact[]; all: Contact[] } {
  const ofSender = contactsOf(message);
  const written = messageParts(message.message ?? '').flatMap(({ named }) =>
    named !== null && 'field' in named ? [named] : [],
  );
  const byValue = new Map([...ofSender, ...written].map((contact) => [contact.value, contact]));
  return { ofSender, all: [...byValue.values()].slice(0, maxContacts) };
}

function matchesIn<T extends Reachable>(
  sources: readonly RowSource<T>[],
  contacts: readonly Contact[],
): ContactMatch<T>[] {
  const matches = new Map<string, ContactMatch<T>>();
  for (const rows of sources) {
    rows.each((row, index) => {
      const own = valuesOf(row);
      const by = contacts.filter(({ field, value }) => own[field] === value);
      if (by.length > 0) matches.set(row.id ?? `row ${index}`, { row: rows.at(index), by });
    });
  }
  return [...matches.values()];
}

/**
 * Finds the rows of a list that have one of these contact details: in the whole list, or, if the host searches the list
 * and it is not loaded, by one call for each contact detail.
 *
 * @param contacts must be memoised
 */
export function useContactMatches<T extends Reachable, Key extends QueryKey>(
  query: UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key>,
  search: HostSearch<T>,
  contacts: readonly Contact[],
): LoadState<readonly ContactMatch<T>[]> {
  const isSearched = useOffersShortCall(search.operationId);
  const whole = useRead({ ...query, enabled: isSearched === false && contacts.length > 0 });
  const asksHost = isSearched === true && whole.data === undefined;
  const found = useQueries({
    queries: asksHost
      ? contacts.map(({ value }) =>
          hostRowsQuery(search, { q: value, filters: {}, isMasked: false }),
        )
      : [],
  });
  const { data: rows } = whole;
  const inWhole = useMemo(() => rows && matchesIn([rows], contacts), [rows, contacts]);
  if (contacts.length === 0) {
    return { data: [], error: null, isFetching: false, retry: whole.retry };
  }
  if (!asksHost) return { ...whole, data: inWhole };
  const loaded = found.flatMap(({ data }) => data ?? []);
  return {
    data: loaded.length < contacts.length ? undefined : matchesIn(loaded, contacts),
    error: found.find(({ error }) => error !== null)?.error ?? null,
    isFetching: found.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { error, refetch } of found) if (error !== null) void refetch();
    },
  };
}
