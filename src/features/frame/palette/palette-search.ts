import { fold } from '../../../../domain/fold.ts';
import type { ArtisanListItem } from '../../../api/artisans.ts';
import type { ClientListItem } from '../../../api/clients.ts';
import type { ContactMessage } from '../../../api/contact.ts';
import type { Job } from '../../../api/jobs.ts';
import type { PartPayment } from '../../../api/part-payments.ts';
import type { Transaction } from '../../../api/transactions.ts';
import type { ApprovedWithdrawal, WithdrawalRequest } from '../../../api/withdrawals.ts';
import { wholeWordMark } from '../../../lib/row-index/ngram-filter.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { TextSearch } from '../../../lib/row-index/text-search.ts';
import { parsePhoneQuery } from '../../../lib/values/phone.ts';
import { palettePages } from '../menu/all-pages.ts';
import {
  approvedKind,
  artisanKind,
  clientKind,
  type EntryKind,
  jobKind,
  lookUpEntries,
  messageKind,
  type PaletteEntry,
  paidPartPaymentKind,
  pendingPartPaymentKind,
  readRecordText,
  requestKind,
  transactionKind,
} from './entry-kinds.ts';

export interface PaletteGroup {
  name: 'Pages' | keyof typeof listsOf;
  entries: PaletteEntry[];
}

/** The rows that are searched; undefined until they are loaded. */
export interface PaletteSources {
  artisans?: RowSource<ArtisanListItem> | undefined;
  clients?: RowSource<ClientListItem> | undefined;
  requests?: RowSource<WithdrawalRequest> | undefined;
  approved?: RowSource<ApprovedWithdrawal> | undefined;
  pending?: RowSource<PartPayment> | undefined;
  paid?: RowSource<PartPayment> | undefined;
  transactions?: RowSource<Transaction> | undefined;
  jobs?: RowSource<Job> | undefined;
  messages?: RowSource<ContactMessage> | undefined;
}

const maxPerGroup = 5;

/** One more than a group shows, to know whether there are more. */
const maxMatches = maxPerGroup + 1;

/** The first rows of one list that match. */
interface ListResults {
  /** The rows whose id is one of the words. */
  exact: PaletteEntry[];
  others: PaletteEntry[];
}

/** The search of one list. */
export interface PaletteSearch {
  /** Whether a search runs without blocking the page. */
  readonly isReady: boolean;
  /** Runs one step of the preparation. Returns whether more steps are left. */
  prepare: () => boolean;
  /** Finds the first rows with all these words, or with the phone number in the words. The words are folded. */
  find: (words: readonly string[]) => ListResults;
}

/** The search of each list; undefined for a list that is not searched yet. */
export type PaletteSearches = Readonly<Record<keyof PaletteSources, PaletteSearch | undefined>>;

/**
 * Returns the results for a text in groups, first those with a row whose id is the text; for an empty text, all pages.
 * With `hasDecided` the host finds rejected withdrawals, which no list has by default.
 */
export function searchPalette(
  typed: string,
  searches: PaletteSearches,
  pages: readonly PaletteEntry[] = palettePages(false),
  hasDecided = false,
): PaletteGroup[] {
  const { names, text } = readRecordText(typed);
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ name: 'Pages', entries: [...pages] }];
  const exactNames = new Set<PaletteGroup['name']>();
  const group = (name: keyof typeof listsOf): PaletteGroup => {
    const lists = listsOf[name].flatMap(([list, path]) => {
      const found = searches[list]?.find(words);
      const label = pages.find((page) => page.path === path)?.label ?? name;
      return found === undefined ? [] : [{ ...found, all: allEntry(path, label, text) }];
    });
    const hasExact = words.length === 1 && lists.some(({ exact }) => exact.length > 0);
    const looksUp = name === 'Withdrawals' && hasDecided && !hasExact;
    const entries = [...firstResults(lists), ...(looksUp ? lookUpEntries(text.trim()) : [])];
    if (hasExact) exactNames.add(name);
    return { name, entries };
  };
  const groups: PaletteGroup[] = [
    {
      name: 'Pages',
      entries: pages.filter(({ label, detail }) => includesAll(`${label} ${detail}`, words)),
    },
    group('Artisans'),
    group('Clients'),
    group('Withdrawals'),
    group('Part-payments'),
    group('Transactions'),
    group('Jobs'),
    group('Messages'),
  ];
  return groups
    .filter(({ name, entries }) => entries.length > 0 && names?.includes(name) !== false)
    .sort((a, b) => Number(exactNames.has(b.name)) - Number(exactNames.has(a.name)));
}

const includesAll = (text: string, words: readonly string[]) => {
  const searched = fold(text);
  return words.every((word) => searched.includes(word));
};

type ListOfGroup = readonly [list: keyof PaletteSources, path: string];

/** The lists of each group, with the paths of their pages. */
const listsOf = {
  Artisans: [['artisans', '/admin/dashboard/artisans']],
  Clients: [['clients', '/admin/dashboard/clients']],
  Withdrawals: [
    ['requests', '/admin/dashboard/withdrawrequest'],
    ['approved', '/admin/dashboard/withdraw-history'],
  ],
  'Part-payments': [
    ['pending', '/admin/dashboard/pending/part-payments'],
    ['paid', '/admin/dashboard/all/part-payments'],
  ],
  Transactions: [['transactions', '/admin/dashboard/transaction-history']],
  Jobs: [['jobs', '/admin/jobs']],
  Messages: [['messages', '/admin/dashboard/contactforms']],
} as const satisfies Record<string, readonly ListOfGroup[]>;

/** The entry that opens a list with the text as its search. */
function allEntry(path: string, label: string, text: string): PaletteEntry {
  const search = new URLSearchParams({ q: text.trim() });
  // Without this filter the page shows only the unread messages.
  if (path.endsWith('contactforms')) search.set('read_status', 'all');
  return { key: `all ${path}`, label: `All in ${label}`, detail: '', path: `${path}?${search}` };
}

/** Returns the first results, a matching id first. If there are more, entries that open their lists follow. */
function firstResults(lists: readonly (ListResults & { all: PaletteEntry })[]): PaletteEntry[] {
  const found = [...lists.flatMap(({ exact }) => exact), ...lists.flatMap(({ others }) => others)];
  const first = found.slice(0, maxPerGroup);
  if (found.length === first.length) return first;
  const withResults = lists.filter(({ exact, others }) => exact.length + others.length > 0);
  return [...first, ...withResults.map(({ all }) => all)];
}

/** The searches by their rows; `masked` has those without contact details. */
const caches = {
  full: new WeakMap<object, PaletteSearch>(),
  masked: new WeakMap<object, PaletteSearch>(),
};

/** Returns the search of a list, which is made once for its rows. */
function searchOf<T>(
  rows: RowSource<T> | undefined,
  kind: EntryKind<T>,
  isMasked: boolean,
): PaletteSearch | undefined {
  if (rows === undefined) return undefined;
  const cache = caches[isMasked ? 'masked' : 'full'];
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
    pending: searchOf(sources.pending, pendingPartPaymentKind, isMasked),
    paid: searchOf(sources.paid, paidPartPaymentKind, isMasked),
    transactions: searchOf(sources.transactions, transactionKind, isMasked),
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
  const phoneDigitsOf = isMasked ? undefined : kind.phoneDigits;
  const byText = new TextSearch(rows, text);
  const byPhone = phoneDigitsOf === undefined ? null : new TextSearch(rows, phoneDigitsOf);
  // A row without an id cannot be opened.
  const recordId = kind.recordId ?? kind.id;
  const hasId = (row: T) => recordId(row) !== null;
  const findPhone = (words: readonly string[]) => {
    const phone = parsePhoneQuery(words);
    if (byPhone === null || phone === null) return [];
    const hasWords = (row: T) => includesAll(text(row), phone.words);
    return byPhone.first([phone.digits], maxMatches, (row) => hasId(row) && hasWords(row));
  };
  const entryOf = (row: T): PaletteEntry => {
    const path = kind.path(recordId(row) ?? '');
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
          maxMatches,
          hasId,
        );
      });
      const exact = new Map(withId.map(entryOf).map((entry) => [entry.key, entry]));
      const others = new Map(
        [...byText.first(words, maxMatches, hasId), ...findPhone(words)]
          .map(entryOf)
          .filter(({ key }) => !exact.has(key))
          .map((entry) => [entry.key, entry]),
      );
      return { exact: [...exact.values()], others: [...others.values()] };
    },
  };
}
