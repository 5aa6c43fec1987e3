import { keys } from './cache/keys.ts';
import { listClients } from './generated/clients.ts';
import { longList } from './lists/list-query.ts';
import { clientListItemFields } from './parse/generated/client-list-item.ts';
import type { Clean } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';

export type ClientListItem = Clean<typeof clientListItemFields>;

export const clientsHostList = longList({
  operationId: 'listClients',
  call: listClients,
  listKey: keys.clientList,
  parser: rowParser(clientListItemFields),
  hasPreview: true,
});
