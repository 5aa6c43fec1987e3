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
 * Whom a page is about, and the list it was opened from. The id has no fallback.
 *
 * @throws BadRequest when the address names nobody, or holds something that cannot be an id
 */
export function readPersonSearch<Param extends PersonParam>(
  raw: RawSearch,
  param: Param,
): PersonSearch<Param> {
  const person = param === 'artisanId' ? 'artisan' : 'client';
  const value = raw[param];
  if (value === undefined || value === '') {
    throw new BadRequest(`This address does not say which ${person} it is about.`);
  }
  const id = readId(value);
  if (id === undefined) throw new BadRequest(`This address holds no usable ${person} id.`);
  return { [param]: id, list: readListOrigin(raw) } as PersonSearch<Param>;
}
