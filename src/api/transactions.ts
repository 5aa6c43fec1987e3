import { keys } from './cache/keys.ts';
import {
  listArtisanTransactions,
  listClientTransactions,
  listTransactions,
} from './generated/operations.ts';
import { listQuery } from './lists/list-query.ts';
import { amount, type Clean, fields, id, moment, text } from './reading/read-fields.ts';
import { rowReading } from './reading/rows.ts';
import type { Schemas } from './reading/schemas.ts';

export const transactionFields = fields<Schemas['Transaction']>()({
  id,
  artisan_id: id,
  artisan_name: text,
  client_id: id,
  client_name: text,
  job_id: id,
  service_type: text,
  date: moment,
  start_date: moment,
  type: text,
  description: text,
  amount,
  payment_status: text,
});

export type Transaction = Clean<typeof transactionFields>;

const reading = rowReading(transactionFields);

export const transactionsQuery = listQuery(
  keys.transactions,
  'listTransactions',
  reading,
  listTransactions,
);

export const artisanTransactionsQuery = (artisanId: string) =>
  listQuery(keys.artisanTransactions(artisanId), 'listArtisanTransactions', reading, (options) =>
    listArtisanTransactions({ id: artisanId }, options),
  );

export const clientTransactionsQuery = (clientId: string) =>
  listQuery(keys.clientTransactions(clientId), 'listClientTransactions', reading, (options) =>
    listClientTransactions({ id: clientId }, options),
  );
