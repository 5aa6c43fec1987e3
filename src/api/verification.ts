import { keys } from './cache/keys.ts';
import { listVerificationArtisans } from './generated/verification.ts';
import { listQuery } from './lists/list-query.ts';
import { personFields } from './parse/person-fields.ts';
import { type Clean, count, fields } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';
import type { Schemas } from './parse/schemas.ts';

const levelOneArtisan = fields<Schemas['LevelOneArtisan']>()({
  ...personFields,
  level: count,
  version: count,
});

/** An artisan of level 1, whose verification an administrator decides on. */
export type LevelOneArtisan = Clean<typeof levelOneArtisan>;

export const verificationQuery = listQuery(
  keys.verification,
  'listVerificationArtisans',
  rowParser(levelOneArtisan),
  listVerificationArtisans,
  { hasPreview: true },
);
