/** The differences between the pages about artisans and those about clients: words, addresses and lists. */
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { artisansQuery } from '../../api/artisans.ts';
import { clientsQuery } from '../../api/clients.ts';
import type { PersonParam } from '../../lib/address/person-search.ts';
import type { TableParams } from '../../lib/address/table-state.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import type { RowTarget } from '../row-link/row-link.tsx';
import type { PersonRow } from './people-columns.tsx';

type ListSearch = TableParams<'', 'status'>;

export interface PersonKind {
  /** "artisan", inside a sentence. */
  word: PartyKind;
  /** "Artisan" */
  one: string;
  /** "Artisans" */
  many: string;
  /** The search param that holds the id. */
  param: PersonParam;
  /** Returns all of them as they were read last, or undefined. */
  useRows: () => RowSource<PersonRow> | undefined;
  /** Returns the link to the list, which shows its defaults where no search is given. */
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
  useRows: () => useQuery(artisansQuery).data,
  toList: (search = {}) => linkOptions({ to: '/admin/dashboard/artisans', search }),
  toPerson: (artisanId, list) =>
    linkOptions({ to: '/admin/dashboard/artisan/artisan-info', search: { artisanId, list } }),
};

export const clients: PersonKind = {
  word: 'client',
  one: 'Client',
  many: 'Clients',
  param: 'clientId',
  useRows: () => useQuery(clientsQuery).data,
  toList: (search = {}) => linkOptions({ to: '/admin/dashboard/clients', search }),
  toPerson: (clientId, list) =>
    linkOptions({ to: '/admin/dashboard/client/client-info', search: { clientId, list } }),
};
