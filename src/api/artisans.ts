import { keys } from './cache/keys.ts';
import { listArtisans } from './generated/artisans.ts';
import { longList } from './lists/list-query.ts';
import { artisanListItemFields } from './parse/generated/artisan-list-item.ts';
import type { Clean } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';

export type ArtisanListItem = Clean<typeof artisanListItemFields>;

export const artisansHostList = longList({
  operationId: 'listArtisans',
  call: listArtisans,
  listKey: keys.artisanList,
  parser: rowParser(artisanListItemFields),
  hasPreview: true,
});
