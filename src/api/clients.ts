import { keys } from './cache/keys.ts';
import { listClients } from './generated/clients.ts';
import { listQuery } from './lists/list-query.ts';
import { listedPersonFields } from './reading/person-fields.ts';
import { type Clean, fields } from './reading/read-fields.ts';
import { rowReading } from './reading/rows.ts';
import type { Schemas } from './reading/schemas.ts';

const clientListItem = fields<Schemas['ClientListItem']>()(listedPersonFields);

export type ClientListItem = Clean<typeof clientListItem>;

export const clientsQuery = listQuery(
  keys.clientList,
  'listClients',
  rowReading(clientListItem),
  listClients,
  { hasPreview: true },
);
