/** The search params of the pages about one artisan or one client. */
import type { List } from '../../../domain/lists/list.ts';
import type { PartyKind } from '../values/people.ts';
import { BadRequest } from './bad-request.ts';
import { parseSearch, type RawSearch, readId, readText, stringifySearch } from './search-params.ts';
import { type TableState, writeTableState } from './table-state.ts';

export type PersonParam = `${PartyKind}Id`;

export type PersonSearch<Param extends PersonParam> = Record<Param, string> & {
  /** The search of the list that the page was opened from; see `readListOrigin`. */
  list?: string | undefined;
};

/**
 * Reads the id of the person ('' without one) and the list that the page was opened from. It never throws: if it did, the
 * router would drop the params of the address, and the page could not show the fault.
 */
export function readPersonSearch<Param extends PersonParam>(
  raw: RawSearch,
  param: Param,
): PersonSearch<Param> {
  const id = raw[param];
  return {
    [param]: typeof id === 'string' ? id : '',
    list: readListOrigin(raw),
  } as PersonSearch<Param>;
}

/**
 * Checks the id in the address of a page about one person.
 *
 * @throws BadRequest when the address has no id, or a value that cannot be one
 */
export function requirePersonId(id: string, person: PartyKind): void {
  if (id === '') throw new BadRequest(`This address has no ${person} id.`);
  if (readId(id) === undefined) {
    throw new BadRequest(`The ${person} id in this address is not valid.`);
  }
}

/**
 * Returns the search of the list (`q=…`, or `all`) that the page was opened from, or undefined if it was not opened
 * from a list. "Next" uses the order of that list, and the breadcrumb links to it.
 */
export function readListOrigin(raw: RawSearch): string | undefined {
  // In older addresses the origin begins with `?`.
  const text = readText(raw.list)?.replace(/^\?/, '');
  if (text === '') return wholeListOrigin;
  return text === wholeListOrigin || text?.includes('=') ? text : undefined;
}

/** The list origin of a page that was opened from a list in its default state. */
export const wholeListOrigin = 'all';

/** Returns the list origin for the links from a list in this state to its people. */
export const writeListOrigin = (list: List, state: TableState): string =>
  stringifySearch(writeTableState(list, state)).slice(1) || wholeListOrigin;

/** Returns the search params of the list at an origin. */
export function listSearchOf(origin: string | undefined): RawSearch {
  return origin === undefined || origin === wholeListOrigin ? {} : parseSearch(origin);
}
