import { getClient } from './generated/operations.ts';
import { keys } from './keys.ts';
import { latestTransaction } from './latest-transaction.ts';
import { picture } from './picture.ts';
import {
  amount,
  type Clean,
  count,
  fields,
  id,
  listOf,
  place,
  record,
  text,
} from './read-fields.ts';
import { recordQuery } from './record-query.ts';
import type { Schemas } from './schemas.ts';
import { trade } from './trade.ts';

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

export type FindArtisan = Clean<typeof findArtisan>;
export type ClientDetail = Clean<typeof clientDetail>;

export const clientQuery = (clientId: string) =>
  recordQuery(keys.client(clientId), 'getClient', clientDetail, (options) =>
    getClient({ id: clientId }, options),
  );
