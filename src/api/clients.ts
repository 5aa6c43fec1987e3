import { keys } from './cache/keys.ts';
import { listClients } from './generated/clients.ts';
import { wholeListQuery } from './lists/list-query.ts';
import type { HostList } from './lists/long-list-types.ts';
import { listedPersonFields } from './parse/person-fields.ts';
import { type Clean, fields } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';
import type { Schemas } from './parse/schemas.ts';

const clientListItem = fields<Schemas['ClientListItem']>()(listedPersonFields);

export type ClientListItem = Clean<typeof clientListItem>;

export const clientsHostList: HostList<ClientListItem> = {
  operationId: 'listClients',
  call: listClients,
  listKey: keys.clientList,
  parser: rowParser(clientListItem),
};

export const clientsQuery = wholeListQuery(clientsHostList, { hasPreview: true });
