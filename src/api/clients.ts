import { listClients } from './generated/operations.ts';
import { keys } from './keys.ts';
import { listQuery } from './list-query.ts';
import { listedPersonFields } from './person-fields.ts';
import { type Clean, fields } from './read-fields.ts';
import { rowReading } from './rows.ts';
import type { Schemas } from './schemas.ts';

const clientListItem = fields<Schemas['ClientListItem']>()(listedPersonFields);

export type ClientListItem = Clean<typeof clientListItem>;

export const clientsQuery = listQuery(
  keys.clientList,
  'listClients',
  rowReading(clientListItem),
  listClients,
  { shownAsSent: true },
);
