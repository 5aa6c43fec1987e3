import { keys } from './cache/keys.ts';
import { listClients } from './generated/clients.ts';
import type { LongList } from './lists/found.ts';
import { wholeListQuery } from './lists/list-query.ts';
import { listedPersonFields } from './reading/person-fields.ts';
import { type Clean, fields } from './reading/read-fields.ts';
import { rowReading } from './reading/rows.ts';
import type { Schemas } from './reading/schemas.ts';

const clientListItem = fields<Schemas['ClientListItem']>()(listedPersonFields);

export type ClientListItem = Clean<typeof clientListItem>;

const reading = rowReading(clientListItem);

export const clientsSearch: LongList<ClientListItem> = {
  operationId: 'listClients',
  call: listClients,
  listKey: keys.clientList,
  reading,
};

export const clientsQuery = wholeListQuery(clientsSearch, { hasPreview: true });
