import { keys } from './cache/keys.ts';
import { listClients } from './generated/clients.ts';
import { wholeListQuery } from './lists/list-query.ts';
import type { HostList } from './lists/long-list-types.ts';
import { clientListItemFields } from './parse/generated/client-list-item.ts';
import type { Clean } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';

export type ClientListItem = Clean<typeof clientListItemFields>;

export const clientsHostList: HostList<ClientListItem> = {
  operationId: 'listClients',
  call: listClients,
  listKey: keys.clientList,
  parser: rowParser(clientListItemFields),
};

export const clientsQuery = wholeListQuery(clientsHostList, { hasPreview: true });
