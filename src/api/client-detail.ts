import { keys } from './cache/keys.ts';
import { recordQuery } from './cache/record-query.ts';
import { getClient } from './generated/clients.ts';
import { latestTransaction } from './parse/latest-transaction.ts';
import { picture } from './parse/picture.ts';
import { type Clean, count, fields, id, listOf, place, record, text } from './parse/read-fields.ts';
import { amount } from './parse/read-values.ts';
import type { Schemas } from './parse/schemas.ts';
import { trade } from './parse/trade.ts';

const findArtisan = fields<Schemas['FindArtisan']>()({
  trade: record(trade),
  scope_2: text,
  budget_min: amount,
  budget_max: amount,
});

const client = fields<Schemas['Client']>()({
  id,
  profile_picture: picture,
  home_address: text,
  ward: place,
  lga: place,
  state: place,
  user: record(
    fields<Schemas['ClientUser']>()({
      first_name: text,
      last_name: text,
      username: text,
      email: text,
      phone_number: text,
    }),
  ),
  findartisans: listOf(record(findArtisan)),
});

const clientDetail = fields<Schemas['ClientDetail']>()({
  total_payment: amount,
  total_artisan: count,
  total_jobs: count,
  latest_transaction: latestTransaction,
  client_data: record(fields<Schemas['ClientData']>()({ client: record(client) })),
});

/** A client's search for an artisan, with its budget in kobo. */
export type FindArtisan = Clean<typeof findArtisan>;
/** A client with the totals of the profile page. Amounts are in kobo. */
export type ClientDetail = Clean<typeof clientDetail>;

export const clientQuery = (clientId: string) =>
  recordQuery(keys.client(clientId), 'getClient', clientDetail, (options) =>
    getClient({ id: clientId }, options),
  );
