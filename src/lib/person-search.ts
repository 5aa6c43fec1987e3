import { BadRequest } from './bad-request.ts';
import { type RawSearch, readId } from './search-params.ts';

/**
 * The id of the artisan or client a page is about. It has no fallback.
 *
 * @throws BadRequest when the address names none, or holds something that cannot be an id
 */
export function readPersonId(raw: RawSearch, param: 'artisanId' | 'clientId'): string {
  const person = param === 'artisanId' ? 'artisan' : 'client';
  const value = raw[param];
  if (value === undefined || value === '') {
    throw new BadRequest(`This address does not say which ${person} it is about.`);
  }
  const id = readId(value);
  if (id === undefined) throw new BadRequest(`This address holds no usable ${person} id.`);
  return id;
}
