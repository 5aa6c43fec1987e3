import type { ArtisanListItem } from '../../../api/artisans.ts';
import type { ClientListItem } from '../../../api/clients.ts';
import type { ContactMessage } from '../../../api/contact.ts';
import type { Job } from '../../../api/jobs.ts';
import type { ApprovedWithdrawal, WithdrawalRequest } from '../../../api/withdrawals.ts';
import { fold } from '../../../lib/row-index/fold.ts';
import { wholeWordMark } from '../../../lib/row-index/ngram-filter.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { TextSearch } from '../../../lib/row-index/text-search.ts';
import { parsePhoneQuery, phoneDigits } from '../../../lib/values/phone.ts';
import { audit, navigation } from '../menu/navigation.ts';
import {
  approvedKind,
  artisanKind,
  clientKind,
  type EntryKind,
  jobKind,
  messageKind,
  requestKind,
} from './entry-kinds.ts';

/** A search result with its path. The palette only opens pages; it makes no decision. */
export interface PaletteEntry {
  key: string;
  label: string;
  /** The text at the end of the line. */
  detail: string;
  /** The person's name, if the entry is a person. */
  person?: string;
  path: string;
}

export interface PaletteGroup {
  name: 'Pages' | 'Artisans' | 'Clients' | 'Withdrawals' | 'Jobs' | 'Messages';
  entries: PaletteEntry[];
}

/** The searched lists; undefined while a list loads. */
export interface PaletteSources {
  artisans?: RowSource<ArtisanListItem> | undefined;
  clients?: RowSource<ClientListItem> | undefined;
  requests?: RowSource<WithdrawalRequest> | undefined;
  approved?: RowSource<ApprovedWithdrawal> | undefined;
  jobs?: RowSource<Job> | undefined;
  messages?: RowSource<ContactMessage> | undefined;
}

const maxPerGroup = 5;

/** Returns the pages of the menu. */
export const palettePages = (hasAudit: boolean): readonly PaletteEntry[] =>
  [...navigation, ...(hasAudit ? [audit] : [])]
    .flatMap((entry) =>
      'links' in entry
        ? entry.links.map((link) => ({ ...link, of: entry.label }))
        : [{ ...entry, of: '' }],
    )
    .map(({ label, to, of }) => ({ key: `page ${to}`, label, detail: of, path: to }));

/** The results in one list. */
interface Found {
  /** Rows whose id is one of the words. */
  exact: PaletteEntry[];
  others: PaletteEntry[];
}

/** The search of one list. */
export interface PaletteSearch {
  /** Whether a search runs without blocking the page. */
  readonly isReady: boolean;
  /** Runs one slice of the preparation. Returns whether there is more. */
  prepare: () => boolean;
  find: (words: readonly string[]) => Found;
}

/** The search of each list; undefined while a list loads or is prepared. */
export type PaletteSearches = Readonly<Record<keyof PaletteSources, PaletteSearch | undefined>>;

/** Returns the results of a text in groups; all pages for an empty text. */
export function searchPalette(
  text: string,
  searches: PaletteSearches,
  pages: readonly PaletteEntry[] = palettePages(false),
): PaletteGroup[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ name: 'Pages', entries: [...pages] }];
  const inLists = (...lists: readonly (PaletteSearch | undefined)[]) =>
    firstResults(lists.flatMap((list) => list?.find(words) ?? []));
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

/** Returns the first results. Rows with a matching id come first. */
const firstResults = (lists: readonly Found[]): PaletteEntry[] =>
  [...lists.flatMap(({ exact }) => exact), ...lists.flatMap(({ others }) => others)].slice(
    0,
    maxPerGroup,
  );

/** Caches of the searches by rows: with contact details, and without them while they are masked. */
const caches = {
  whole: new WeakMap<object, PaletteSearch>(),
  masked: new WeakMap<object, PaletteSearch>(),
};

function searchOf<T>(
  rows: RowSource<T> | undefined,
  kind: EntryKind<T>,
  isMasked: boolean,
): PaletteSearch | undefined {
  if (rows === undefined) return undefined;
  const cache = caches[isMasked ? 'masked' : 'whole'];
  const search = cache.get(rows) ?? makeSearch(rows, kind, isMasked);
  cache.set(rows, search);
  return search;
}

/** Returns the searches of the loaded lists. */
export function searchesOf(sources: PaletteSources, isMasked = false): PaletteSearches {
  return {
    artisans: searchOf(sources.artisans, artisanKind, isMasked),
    clients: searchOf(sources.clients, clientKind, isMasked),
    requests: searchOf(sources.requests, requestKind, isMasked),
    approved: searchOf(sources.approved, approvedKind, isMasked),
    jobs: searchOf(sources.jobs, jobKind, isMasked),
    messages: searchOf(sources.messages, messageKind, isMasked),
  };
}

function makeSearch<T>(rows: RowSource<T>, kind: EntryKind<T>, isMasked: boolean): PaletteSearch {
  const text = (row: T) =>
    [
      kind.label(row),
      kind.detail(row),
      `${wholeWordMark}${kind.id(row) ?? ''}${wholeWordMark}`,
      kind.alias?.(row) ?? '',
      isMasked ? '' : (kind.contacts?.(row) ?? ''),
    ].join(' ');
  const phoneOf = isMasked ? undefined : kind.phone;
  const byText = new TextSearch(rows, text);
  const byPhone =
    phoneOf === undefined ? null : new TextSearch(rows, (row) => phoneDigits(phoneOf(row) ?? ''));
  // A row without an id cannot be opened.
  const hasId = (row: T) => kind.id(row) !== null;
  const findPhone = (words: readonly string[]) => {
    const phone = parsePhoneQuery(words);
    if (byPhone === null || phone === null) return [];
    const hasWords = (row: T) => holdsAll(text(row), phone.words);
    return byPhone.first([phone.digits], maxPerGroup, (row) => hasId(row) && hasWords(row));
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
        return byText.first(
          [`${wholeWordMark}${word}${wholeWordMark}`, ...others],
          maxPerGroup,
          hasId,
        );
      });
      const exact = new Map(withId.map(entryOf).map((entry) => [entry.key, entry]));
      const others = new Map(
        [...byText.first(words, maxPerGroup, hasId), ...findPhone(words)]
          .map(entryOf)
          .filter(({ key }) => !exact.has(key))
          .map((entry) => [entry.key, entry]),
      );
      return { exact: [...exact.values()], others: [...others.values()] };
    },
  };
}
