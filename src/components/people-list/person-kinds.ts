import { linkOptions } from '@tanstack/react-router';
import { artisanList } from '../../../domain/lists/artisans.ts';
import { clientList } from '../../../domain/lists/clients.ts';
import type { peopleColumns } from '../../../domain/lists/people.ts';
import type { Location } from '../../../domain/person.ts';
import { type ArtisanListItem, artisansHostList } from '../../api/artisans.ts';
import { type ClientListItem, clientsHostList } from '../../api/clients.ts';
import type { HostList } from '../../api/lists/long-list-types.ts';
import { useList } from '../../api/lists/use-list.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { PersonParam } from '../../lib/url/person-search.ts';
import type { TableParams } from '../../lib/url/table-state.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import type { Column } from '../data-table/column.tsx';
import { type Cells, plainColumns } from '../data-table/list-columns.tsx';
import type { RowTarget } from '../row-link/row-link.tsx';

type PeopleList = typeof artisanList | typeof clientList;

type ListSearch = TableParams<PeopleList>;

/** The fields that the rows of all lists of people have. */
export interface PersonRow extends Readonly<Location> {
  readonly id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  /** Undefined in lists that do not have it. */
  readonly phone_number?: string | null;
  readonly status: string | null;
}

/** The cells of the columns that all lists of people have. */
export type PersonCells = Cells<PersonRow, ReturnType<typeof peopleColumns>>;

/** A row of the lists of artisans and of clients. */
export type ListedPerson = ArtisanListItem | ClientListItem;

/** What differs between artisans and clients. */
export interface PersonKind {
  /** "artisan", inside a sentence. */
  word: PartyKind;
  /** "Artisan", at the start of a label. */
  singular: string;
  /** "Artisans" */
  plural: string;
  /** The search param that holds the id. */
  param: PersonParam;
  list: PeopleList;
  /** Returns the columns of the list; takes the cells that all lists of people have. */
  columns: (cells: PersonCells) => readonly Column<ListedPerson>[];
  /** Reads the list of all artisans, or of all clients. */
  useAll: () => {
    rows: RowSource<ListedPerson> | undefined;
    hostList: HostList<ListedPerson> | null;
  };
  /** Returns the link to the list with these search params. */
  toList: (search?: ListSearch) => {
    to: '/admin/dashboard/artisans' | '/admin/dashboard/clients';
    search: ListSearch;
  };
  /** Returns the link to the profile page; `list` is the list origin. */
  toPerson: (id: string, list?: string) => RowTarget;
}

export const artisans: PersonKind = {
  word: 'artisan',
  singular: 'Artisan',
  plural: 'Artisans',
  param: 'artisanId',
  list: artisanList,
  columns: (cells) => plainColumns<ArtisanListItem>()(artisanList, cells),
  useAll: () => useList(artisansHostList),
  toList: (search = {}) => linkOptions({ to: '/admin/dashboard/artisans', search }),
  toPerson: (artisanId, list) =>
    linkOptions({ to: '/admin/dashboard/artisan/artisan-info', search: { artisanId, list } }),
};

export const clients: PersonKind = {
  word: 'client',
  singular: 'Client',
  plural: 'Clients',
  param: 'clientId',
  list: clientList,
  columns: (cells) => plainColumns<ClientListItem>()(clientList, cells),
  useAll: () => useList(clientsHostList),
  toList: (search = {}) => linkOptions({ to: '/admin/dashboard/clients', search }),
  toPerson: (clientId, list) =>
    linkOptions({ to: '/admin/dashboard/client/client-info', search: { clientId, list } }),
};
