import { keys } from './cache/keys.ts';
import { listArtisans } from './generated/artisans.ts';
import { wholeListQuery } from './lists/list-query.ts';
import type { HostList } from './lists/long-list-types.ts';
import { artisanListItemFields } from './parse/generated/artisan-list-item.ts';
import type { Clean } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';

export type ArtisanListItem = Clean<typeof artisanListItemFields>;

export const artisansHostList: HostList<ArtisanListItem> = {
  operationId: 'listArtisans',
  call: listArtisans,
  listKey: keys.artisanList,
  parser: rowParser(artisanListItemFields),
};

export const artisansQuery = wholeListQuery(artisansHostList, { hasPreview: true });
