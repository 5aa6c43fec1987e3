import { keys } from './cache/keys.ts';
import { listArtisanTransactions } from './generated/artisans.ts';
import { listClientTransactions } from './generated/clients.ts';
import { listTransactions } from './generated/transactions.ts';
import { listQuery, longList } from './lists/list-query.ts';
import { transactionFields } from './parse/generated/transaction.ts';
import type { Clean } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';

/** A transaction. Its amount is in kobo. */
export type Transaction = Clean<typeof transactionFields>;

const parser = rowParser(transactionFields);

export const transactionsHostList = longList({
  operationId: 'listTransactions',
  call: listTransactions,
  listKey: keys.transactions,
  parser,
});

export const artisanTransactionsQuery = (artisanId: string) =>
  listQuery(keys.artisanTransactions(artisanId), 'listArtisanTransactions', parser, (options) =>
    listArtisanTransactions({ id: artisanId }, options),
  );

export const clientTransactionsQuery = (clientId: string) =>
  listQuery(keys.clientTransactions(clientId), 'listClientTransactions', parser, (options) =>
    listClientTransactions({ id: clientId }, options),
  );
