/** The differences between the pages about artisans and those about clients: words, addresses and lists. */
import { linkOptions } from '@tanstack/react-router';
import { artisansQuery, artisansSearch } from '../../api/artisans.ts';
import { clientsQuery, clientsSearch } from '../../api/clients.ts';
import type { HostSearch } from '../../api/lists/host-search.ts';
import { useList } from '../../api/lists/use-list.ts';
import type { PersonParam } from '../../lib/address/person-search.ts';
import type { TableParams } from '../../lib/address/table-state.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import type { RowTarget } from '../row-link/row-link.tsx';

type ListSearch = TableParams<'', 'status'>;

/** The fields of every list of people. */
export interface PersonRow {
  readonly id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly ward: string | null;
  readonly lga: string | null;
  readonly state: string | null;
  readonly status: string | null;
}

export interface PersonKind {
  /** "artisan", inside a sentence. */
  word: PartyKind;
  /** "Artisan" */
  one: string;
  /** "Artisans" */
  many: string;
  /** The search param that holds the id. */
  param: PersonParam;
  /** Reads the list of all of them. */
  useAll: () => { rows: RowSource<PersonRow> | undefined; search: HostSearch<PersonRow> | null };
  /** Returns the link to the list; by default without search and filters. */
  toList: (search?: ListSearch) => {
    to: '/admin/dashboard/artisans' | '/admin/dashboard/clients';
    search: ListSearch;
  };
  /** Returns the link to the person's own page; `list` is the search of the list it is opened from. */
  toPerson: (id: string, list?: string) => RowTarget;
}

export const artisans: PersonKind = {
  word: 'artisan',
  one: 'Artisan',
  many: 'Artisans',
  param: 'artisanId',
  useAll: () => useList(artisansQuery, artisansSearch),
  toList: (search = {}) => linkOptions({ to: '/admin/dashboard/artisans', search }),
  toPerson: (artisanId, list) =>
    linkOptions({ to: '/admin/dashboard/artisan/artisan-info', search: { artisanId, list } }),
};

export const clients: PersonKind = {
  word: 'client',
  one: 'Client',
  many: 'Clients',
  param: 'clientId',
  useAll: () => useList(clientsQuery, clientsSearch),
  toList: (search = {}) => linkOptions({ to: '/admin/dashboard/clients', search }),
  toPerson: (clientId, list) =>
    linkOptions({ to: '/admin/dashboard/client/client-info', search: { clientId, list } }),
};
