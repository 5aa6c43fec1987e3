import type { ArtisanListItem } from '../../../api/artisans.ts';
import type { ClientListItem } from '../../../api/clients.ts';
import type { ContactMessage } from '../../../api/contact.ts';
import type { Job } from '../../../api/jobs.ts';
import type { ApprovedWithdrawal, WithdrawalRequest } from '../../../api/withdrawals.ts';
import { fold } from '../../../lib/row-index/fold.ts';
import { edge } from '../../../lib/row-index/haystack.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { TextSearch } from '../../../lib/row-index/text-search.ts';
import { phoneDigits, soughtPhone } from '../../../lib/values/phone.ts';
import { navigation } from '../menu/navigation.ts';
import {
  approvedKind,
  artisanKind,
  clientKind,
  type EntryKind,
  jobKind,
  messageKind,
  requestKind,
} from './entry-kinds.ts';

/** Something to open, with where it is. The palette opens things and never decides anything. */
export interface PaletteEntry {
  key: string;
  label: string;
  /** At the end of the line. */
  detail: string;
  /** A person's name, where the entry is one. */
  person?: string;
  path: string;
}

export interface PaletteGroup {
  name: 'Pages' | 'Artisans' | 'Clients' | 'Withdrawals' | 'Jobs' | 'Messages';
  entries: PaletteEntry[];
}

/** The lists to look in; those that have not loaded are missing. */
export interface PaletteSources {
  artisans?: RowSource<ArtisanListItem> | undefined;
  clients?: RowSource<ClientListItem> | undefined;
  requests?: RowSource<WithdrawalRequest> | undefined;
  approved?: RowSource<ApprovedWithdrawal> | undefined;
  jobs?: RowSource<Job> | undefined;
  messages?: RowSource<ContactMessage> | undefined;
}

const mostOfAKind = 5;

const pages: readonly PaletteEntry[] = navigation
  .flatMap((entry) =>
    'links' in entry
      ? entry.links.map((link) => ({ ...link, of: entry.label }))
      : [{ ...entry, of: '' }],
  )
  .map(({ label, to, of }) => ({ key: `page ${to}`, label, detail: of, path: to }));

/** What was found in one list. */
interface Found {
  /** The rows whose id is one of the words. */
  exact: PaletteEntry[];
  others: PaletteEntry[];
}

/** Searches one list for the words that a text is made of. */
export interface PaletteSearch {
  /** Whether it can be searched without holding up the page. */
  readonly isReady: boolean;
  /** Does a slice of what searching needs. Returns whether there is more. */
  prepare: () => boolean;
  find: (words: readonly string[]) => Found;
}

/** How each list is searched. One that has not loaded has no search. */
export type PaletteSearches = Readonly<Record<keyof PaletteSources, PaletteSearch | undefined>>;

/** What a text finds, in groups; without a text, the pages. */
export function searchPalette(text: string, searches: PaletteSearches): PaletteGroup[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ name: 'Pages', entries: [...pages] }];
  const inLists = (...lists: readonly (PaletteSearch | undefined)[]) =>
    inOrder(lists.flatMap((list) => (list?.isReady === true ? [list.find(words)] : [])));
  const groups: PaletteGroup[] = [
    {
      name: 'Pages',
      entries: pages.filter(({ label, detail }) => holdsAll(`${label} ${detail}`, words)),
    },
    { name: 'Artisans', entries: inLists(searches.artisans) },
    { name: 'Clients', entries: inLists(searches.clients) },
    { name: 'Withdrawals', entries: inLists(searches.requests, searches.approved) },
    { name: 'Jobs', entries: inLists(searches.jobs) },
    { name: 'Messages', entries: inLists(searches.messages) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const holdsAll = (text: string, words: readonly string[]) => {
  const searched = fold(text);
  return words.every((word) => searched.includes(word));
};

/** The first few of what was found; the rows whose id is typed come before all others. */
const inOrder = (lists: readonly Found[]): PaletteEntry[] =>
  [...lists.flatMap(({ exact }) => exact), ...lists.flatMap(({ others }) => others)].slice(
    0,
    mostOfAKind,
  );

/** The searches of lists, kept as long as their rows are. */
const known = new WeakMap<object, PaletteSearch>();

function searchOf<T>(
  rows: RowSource<T> | undefined,
  kind: EntryKind<T>,
): PaletteSearch | undefined {
  if (rows === undefined) return undefined;
  const search = known.get(rows) ?? makeSearch(rows, kind);
  known.set(rows, search);
  return search;
}

/** How to search the lists that have loaded. */
export function searchesOf(sources: PaletteSources): PaletteSearches {
  return {
    artisans: searchOf(sources.artisans, artisanKind),
    clients: searchOf(sources.clients, clientKind),
    requests: searchOf(sources.requests, requestKind),
    approved: searchOf(sources.approved, approvedKind),
    jobs: searchOf(sources.jobs, jobKind),
    messages: searchOf(sources.messages, messageKind),
  };
}

function makeSearch<T>(rows: RowSource<T>, kind: EntryKind<T>): PaletteSearch {
  const text = (row: T) =>
    [
      kind.label(row),
      kind.detail(row),
      `${edge}${kind.id(row) ?? ''}${edge}`,
      kind.alias?.(row) ?? '',
    ].join(' ');
  const { phone: phoneOf } = kind;
  const byText = new TextSearch(rows, text);
  const byPhone =
    phoneOf === undefined ? null : new TextSearch(rows, (row) => phoneDigits(phoneOf(row) ?? ''));
  // A row without an id cannot be opened, and is not offered.
  const hasId = (row: T) => kind.id(row) !== null;
  const findPhone = (words: readonly string[]) => {
    const phone = soughtPhone(words);
    if (byPhone === null || phone === null) return [];
    const hasWords = (row: T) => holdsAll(text(row), phone.words);
    return byPhone.first([phone.digits], mostOfAKind, (row) => hasId(row) && hasWords(row));
  };
  const entryOf = (row: T): PaletteEntry => {
    const path = kind.path(kind.id(row) ?? '');
    const person = kind.person?.(row);
    const entry = { key: path, label: kind.label(row), detail: kind.detail(row), path };
    return person === undefined ? entry : { ...entry, person };
  };
  return {
    get isReady() {
      return byText.isReady && byPhone?.isReady !== false;
    },
    prepare: () => byText.prepare() || byPhone?.prepare() === true,
    find(words) {
      const withId = words.flatMap((word) => {
        const others = words.filter((other) => other !== word);
        return byText.first([`${edge}${word}${edge}`, ...others], mostOfAKind, hasId);
      });
      const exact = new Map(withId.map(entryOf).map((entry) => [entry.key, entry]));
      const others = new Map(
        [...byText.first(words, mostOfAKind, hasId), ...findPhone(words)]
          .map(entryOf)
          .filter(({ key }) => !exact.has(key))
          .map((entry) => [entry.key, entry]),
      );
      return { exact: [...exact.values()], others: [...others.values()] };
    },
  };
}
