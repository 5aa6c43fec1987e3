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
import {
  approvedKind,
  artisanKind,
  clientKind,
  type EntryKind,
  historyEntries,
  jobKind,
  messageKind,
  type PaletteEntry,
  type PaletteQuery,
  paidPartPaymentKind,
  pendingPartPaymentKind,
  requestKind,
  transactionKind,
} from './entry-kinds.ts';

export interface PaletteGroup {
  name: 'Pages' | keyof typeof listsOf;
  entries: PaletteEntry[];
}

/** A list to search; without data until it is loaded. */
interface Loadable<T> {
  data?: RowSource<T> | undefined;
}

export interface PaletteLists {
  artisans: Loadable<ArtisanListItem>;
  clients: Loadable<ClientListItem>;
  requests: Loadable<WithdrawalRequest>;
  approved: Loadable<ApprovedWithdrawal>;
  pending: Loadable<PartPayment>;
  paid: Loadable<PartPayment>;
  transactions: Loadable<Transaction>;
  jobs: Loadable<Job>;
  messages: Loadable<ContactMessage>;
}

const maxPerGroup = 5;

/** One more than a group shows, to tell whether there are more. */
const maxMatches = maxPerGroup + 1;

/** The entries of the first rows of one list that match. */
interface ListResults {
  /** The rows whose id is one of the words. */
  exact: PaletteEntry[];
  others: PaletteEntry[];
}

/** The search of one list. */
export interface PaletteSearch {
  /** Whether the preparation is complete, so that a search does not block the page. */
  readonly isReady: boolean;
  /** Runs one step of the preparation. Returns whether more steps are left. */
  prepare: () => boolean;
  /** Finds the first rows with all these words, or with the phone number in the words. The words are folded. */
  find: (words: readonly string[]) => ListResults;
}

/** The search of each list; undefined until the list is loaded. */
export type PaletteSearches = Readonly<
  Partial<Record<keyof PaletteLists, PaletteSearch | undefined>>
>;

/**
 * Returns the results in groups, first the groups with a row whose id is the text; for an empty text, all pages.
 *
 * @param canFindRejected whether the host can find rejected withdrawals, which are in no loaded list
 */
export function searchPalette(
  { text, groups: shownGroups }: PaletteQuery,
  searches: PaletteSearches,
  pages: readonly PaletteEntry[],
  canFindRejected: boolean,
): PaletteGroup[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ name: 'Pages', entries: [...pages] }];
  const exactNames = new Set<PaletteGroup['name']>();
  const groupOf = (name: keyof typeof listsOf): PaletteGroup => {
    const lists = listsOf[name].flatMap(([list, path]) => {
      const results = searches[list]?.find(words);
      const label = pages.find((page) => page.path === path)?.label ?? name;
      return results === undefined ? [] : [{ ...results, all: allEntry(path, label, text) }];
    });
    const hasExact = words.length === 1 && lists.some(({ exact }) => exact.length > 0);
    const canLookUp = name === 'Withdrawals' && canFindRejected && !hasExact;
    const entries = [...firstResults(lists), ...(canLookUp ? historyEntries(text.trim()) : [])];
    if (hasExact) exactNames.add(name);
    return { name, entries };
  };
  const groups: PaletteGroup[] = [
    {
      name: 'Pages',
      entries: pages.filter(({ label, detail }) => includesAll(`${label} ${detail}`, words)),
    },
    groupOf('Artisans'),
    groupOf('Clients'),
    groupOf('Withdrawals'),
    groupOf('Part-payments'),
    groupOf('Transactions'),
    groupOf('Jobs'),
    groupOf('Messages'),
  ];
  return groups
    .filter(({ name, entries }) => entries.length > 0 && shownGroups?.includes(name) !== false)
    .sort((a, b) => Number(exactNames.has(b.name)) - Number(exactNames.has(a.name)));
}

const includesAll = (text: string, words: readonly string[]) => {
  const searched = fold(text);
  return words.every((word) => searched.includes(word));
};

type ListOfGroup = readonly [list: keyof PaletteLists, path: string];

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

/** Returns the first results, those with a matching id first. If there are more, entries that open the lists follow. */
function firstResults(lists: readonly (ListResults & { all: PaletteEntry })[]): PaletteEntry[] {
  const hits = [...lists.flatMap(({ exact }) => exact), ...lists.flatMap(({ others }) => others)];
  const first = hits.slice(0, maxPerGroup);
  if (hits.length === first.length) return first;
  const withResults = lists.filter(({ exact, others }) => exact.length + others.length > 0);
  return [...first, ...withResults.map(({ all }) => all)];
}

/** The search of each list, by its rows. The searches in `masked` do not search contact details. */
const caches = {
  full: new WeakMap<object, PaletteSearch>(),
  masked: new WeakMap<object, PaletteSearch>(),
};

/** Returns the search of a list. It is created once for the same rows. */
function searchOf<T>(
  { data: rows }: Loadable<T>,
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
export function searchesOf(lists: PaletteLists, isMasked: boolean) {
  return {
    artisans: searchOf(lists.artisans, artisanKind, isMasked),
    clients: searchOf(lists.clients, clientKind, isMasked),
    requests: searchOf(lists.requests, requestKind, isMasked),
    approved: searchOf(lists.approved, approvedKind, isMasked),
    pending: searchOf(lists.pending, pendingPartPaymentKind, isMasked),
    paid: searchOf(lists.paid, paidPartPaymentKind, isMasked),
    transactions: searchOf(lists.transactions, transactionKind, isMasked),
    jobs: searchOf(lists.jobs, jobKind, isMasked),
    messages: searchOf(lists.messages, messageKind, isMasked),
  };
}

function makeSearch<T>(rows: RowSource<T>, kind: EntryKind<T>, isMasked: boolean): PaletteSearch {
  const text = (row: T) =>
    [
      kind.label(row),
      kind.detail(row),
      `${wholeWordMark}${kind.id(row) ?? ''}${wholeWordMark}`,
      kind.moreText?.(row) ?? '',
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
        const otherWords = words.filter((other) => other !== word);
        return byText.first(
          [`${wholeWordMark}${word}${wholeWordMark}`, ...otherWords],
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
