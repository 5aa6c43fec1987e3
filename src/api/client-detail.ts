import { keys } from './cache/keys.ts';
import { recordQuery } from './cache/record-query.ts';
import { getClient } from './generated/clients.ts';
import { clientDetailFields } from './parse/generated/client-detail.ts';
import type { findArtisanFields } from './parse/generated/find-artisan.ts';
import type { Clean } from './parse/read-fields.ts';

/** A client's search for an artisan, with its budget in kobo. */
export type FindArtisan = Clean<typeof findArtisanFields>;
/** A client with the totals of the profile page. Amounts are in kobo. */
export type ClientDetail = Clean<typeof clientDetailFields>;

export const clientQuery = (clientId: string) =>
  recordQuery(keys.client(clientId), 'getClient', clientDetailFields, (options) =>
    getClient({ id: clientId }, options),
  );
