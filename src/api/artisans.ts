import { listArtisans } from './generated/operations.ts';
import { keys } from './keys.ts';
import { listQuery } from './list-query.ts';
import { listedPersonFields } from './person-fields.ts';
import { type Clean, fields } from './read-fields.ts';
import { rowReading } from './rows.ts';
import type { Schemas } from './schemas.ts';

const artisanListItem = fields<Schemas['ArtisanListItem']>()(listedPersonFields);

export type ArtisanListItem = Clean<typeof artisanListItem>;

export const artisansQuery = listQuery(
  keys.artisanList,
  'listArtisans',
  rowReading(artisanListItem),
  listArtisans,
  { shownAsSent: true },
);
