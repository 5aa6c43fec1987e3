import { keys } from './cache/keys.ts';
import { listArtisans } from './generated/artisans.ts';
import type { LongList } from './lists/found.ts';
import { wholeListQuery } from './lists/list-query.ts';
import { listedPersonFields } from './reading/person-fields.ts';
import { type Clean, fields } from './reading/read-fields.ts';
import { rowReading } from './reading/rows.ts';
import type { Schemas } from './reading/schemas.ts';

const artisanListItem = fields<Schemas['ArtisanListItem']>()(listedPersonFields);

export type ArtisanListItem = Clean<typeof artisanListItem>;

const reading = rowReading(artisanListItem);

export const artisansSearch: LongList<ArtisanListItem> = {
  operationId: 'listArtisans',
  call: listArtisans,
  listKey: keys.artisanList,
  reading,
};

export const artisansQuery = wholeListQuery(artisansSearch, { hasPreview: true });
