import { keys } from './cache/keys.ts';
import { listArtisanTransactions } from './generated/artisans.ts';
import { listClientTransactions } from './generated/clients.ts';
import { listTransactions } from './generated/transactions.ts';
import type { LongList } from './lists/found.ts';
import { listQuery, wholeListQuery } from './lists/list-query.ts';
import type { Clean } from './reading/read-fields.ts';
import { rowReading } from './reading/rows.ts';
import { transactionFields } from './reading/transaction-fields.ts';

export type Transaction = Clean<typeof transactionFields>;

const reading = rowReading(transactionFields);

export const transactionsSearch: LongList<Transaction> = {
  operationId: 'listTransactions',
  call: listTransactions,
  listKey: keys.transactions,
  reading,
};

export const transactionsQuery = wholeListQuery(transactionsSearch);

export const artisanTransactionsQuery = (artisanId: string) =>
  listQuery(keys.artisanTransactions(artisanId), 'listArtisanTransactions', reading, (options) =>
    listArtisanTransactions({ id: artisanId }, options),
  );

export const clientTransactionsQuery = (clientId: string) =>
  listQuery(keys.clientTransactions(clientId), 'listClientTransactions', reading, (options) =>
    listClientTransactions({ id: clientId }, options),
  );
