import { keys } from './cache/keys.ts';
import { listVerificationArtisans } from './generated/verification.ts';
import { listQuery } from './lists/list-query.ts';
import { levelOneArtisanFields } from './parse/generated/level-one-artisan.ts';
import type { Clean } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';

/** An artisan of level 1, whose verification an administrator decides on. */
export type LevelOneArtisan = Clean<typeof levelOneArtisanFields>;

export const verificationQuery = listQuery(
  keys.verification,
  'listVerificationArtisans',
  rowParser(levelOneArtisanFields),
  listVerificationArtisans,
  { hasPreview: true },
);
