import { BadRequest } from './bad-request.ts';
import { readListOrigin } from './list-origin.ts';
import { type RawSearch, readId } from './search-params.ts';

type PersonParam = 'artisanId' | 'clientId';

/** What a page about one person has in its address. */
export type PersonSearch<Param extends PersonParam> = Record<Param, string> & {
  /** The list it was opened from. */
  list?: string | undefined;
};

/**
 * Whom a page is about, as the address has it, and the list it was opened from. Nothing is refused
 * here: the router takes the params out of an address that is refused at this point, and nobody
 * could see any more what was wrong with it.
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
 * Lets nobody on without a usable id; it has no fallback.
 *
 * @throws BadRequest when the address names nobody, or holds something that cannot be an id
 */
export function requirePersonId(id: string, person: 'artisan' | 'client'): void {
  if (id === '') throw new BadRequest(`This address does not say which ${person} it is about.`);
  if (readId(id) === undefined) {
    throw new BadRequest(`This address holds no usable ${person} id.`);
  }
}
