import { keys } from './cache/keys.ts';
import { listArtisans } from './generated/artisans.ts';
import { wholeListQuery } from './lists/list-query.ts';
import type { HostList } from './lists/long-list-types.ts';
import { listedPersonFields } from './parse/person-fields.ts';
import { type Clean, fields } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';
import type { Schemas } from './parse/schemas.ts';

const artisanListItem = fields<Schemas['ArtisanListItem']>()(listedPersonFields);

export type ArtisanListItem = Clean<typeof artisanListItem>;

export const artisansHostList: HostList<ArtisanListItem> = {
  operationId: 'listArtisans',
  call: listArtisans,
  listKey: keys.artisanList,
  parser: rowParser(artisanListItem),
};

export const artisansQuery = wholeListQuery(artisansHostList, { hasPreview: true });
