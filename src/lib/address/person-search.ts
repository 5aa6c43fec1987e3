import { BadRequest } from './bad-request.ts';
import { readListOrigin } from './list-origin.ts';
import { type RawSearch, readId } from './search-params.ts';

type PersonParam = 'artisanId' | 'clientId';

/** The search params of a page about one person. */
export type PersonSearch<Param extends PersonParam> = Record<Param, string> & {
  /** The search text of the list that opened the page. */
  list?: string | undefined;
};

/**
 * Reads the person's id and the list from the address. It throws nothing, because the router drops all params
 * of an address that fails here; requirePersonId checks the id later.
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

/** @throws BadRequest if the id is missing or invalid */
export function requirePersonId(id: string, person: 'artisan' | 'client'): void {
  if (id === '') throw new BadRequest(`This address does not say which ${person} it is about.`);
  if (readId(id) === undefined) {
    throw new BadRequest(`This address holds no usable ${person} id.`);
  }
}
