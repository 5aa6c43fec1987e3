import { fold } from '../../../../domain/fold.ts';
import { wholeWordMark } from '../../../lib/row-index/ngram-filter.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { TextSearch } from '../../../lib/row-index/text-search.ts';
import { parsePhoneQuery } from '../../../lib/values/phone.ts';
import {
  approvedKind,
  type EntryKind,
  type PaletteEntry,
  pathOf,
  rowGroups,
} from './entry-kinds.ts';

export interface PaletteGroup {
  name: 'Pages' | (typeof rowGroups)[number];
  entries: PaletteEntry[];
}

/** The words that screens show before the number of a record, each with the groups that have such records. */
const recordWords = new Map<string, readonly string[]>([
  ['artisan', ['Artisans']],
  ['client', ['Clients']],
  ['withdrawal', ['Withdrawals']],
  ['request', ['Withdrawals']],
  ['part-payment', ['Part-payments']],
  ['project', ['Part-payments', 'Jobs']],
  ['transaction', ['Transactions']],
  ['job', ['Jobs']],
  ['message', ['Messages']],
]);

const recordPattern = /^\s*(?<word>[a-z-]+)?(?: id| for project)? *#?(?<id>\d+)\s*$/i;

/** The text to search, and the groups to show; undefined for all groups. */
type PaletteQuery = ReturnType<typeof parseQuery>;

/** Parses a typed text. For "Withdrawal 416" or "#416", the text is the number, and the word chooses the groups. */
export function parseQuery(typed: string) {
  const { word = '', id } = recordPattern.exec(typed)?.groups ?? {};
  const groups = recordWords.get(word.toLowerCase());
  return id === undefined || (word !== '' && groups === undefined)
    ? { text: typed, groups: undefined }
    : { text: id, groups };
}

/** Returns an entry that opens Withdraw History at the number in the text; no entry for another text. */
function historyEntries(text: string) {
  const [path, detail] = [pathOf(approvedKind, text), 'Look it up in Withdraw History'];
  return /^\d+$/.test(text) ? [{ key: path, label: `Withdrawal ${text}`, detail, path }] : [];
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
export interface PaletteSearch extends Pick<EntryKind<unknown>, 'group' | 'list'> {
  /** Whether the preparation is complete, so that a search does not block the page. */
  readonly isReady: boolean;
  /** Runs one step of the preparation. Returns whether more steps are left. */
  prepare: () => boolean;
  /** Finds the first rows with all these words, or with the phone number in the words. The words are folded. */
  find: (words: readonly string[]) => ListResults;
}

/**
 * Returns the results in groups, first the groups with a row whose id is the text; for an empty text, all pages.
 *
 * @param searches the searches of the lists that are ready
 * @param canFindRejected whether the host can find rejected withdrawals, which are in no loaded list
 */
export function searchPalette(
  { text, groups: shownGroups }: PaletteQuery,
  searches: readonly PaletteSearch[],
  pages: readonly PaletteEntry[],
  canFindRejected: boolean,
): PaletteGroup[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ name: 'Pages', entries: [...pages] }];
  const exactNames = new Set<PaletteGroup['name']>();
  const groupOf = (name: (typeof rowGroups)[number]): PaletteGroup => {
    const ofGroup = searches.filter(({ group }) => group === name);
    const lists = ofGroup.map(({ list, find }) => {
      const label = pages.find(({ path }) => path === list)?.label ?? name;
      return { ...find(words), all: allEntry(list, label, text) };
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
    ...rowGroups.map(groupOf),
  ];
  return groups
    .filter(({ name, entries }) => entries.length > 0 && shownGroups?.includes(name) !== false)
    .sort((a, b) => Number(exactNames.has(b.name)) - Number(exactNames.has(a.name)));
}

const includesAll = (text: string, words: readonly string[]) => {
  const searched = fold(text);
  return words.every((word) => searched.includes(word));
};

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
export function searchOf<T>(rows: RowSource<T>, kind: EntryKind<T>, isMasked: boolean) {
  const cache = caches[isMasked ? 'masked' : 'full'];
  const search = cache.get(rows) ?? makeSearch(rows, kind, isMasked);
  cache.set(rows, search);
  return search;
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
    const path = pathOf(kind, recordId(row) ?? '');
    const person = kind.person?.(row);
    const entry = { key: path, label: kind.label(row), detail: kind.detail(row), path };
    return person === undefined ? entry : { ...entry, person };
  };
  return {
    group: kind.group,
    list: kind.list,
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
