import { keys } from './cache/keys.ts';
import { listVerificationArtisans } from './generated/verification.ts';
import { listQuery } from './lists/list-query.ts';
import { personFields } from './reading/person-fields.ts';
import { type Clean, count, fields } from './reading/read-fields.ts';
import { rowReading } from './reading/rows.ts';
import type { Schemas } from './reading/schemas.ts';

const levelOneArtisan = fields<Schemas['LevelOneArtisan']>()({
  ...personFields,
  level: count,
  version: count,
});

export type LevelOneArtisan = Clean<typeof levelOneArtisan>;

export const verificationQuery = listQuery(
  keys.verification,
  'listVerificationArtisans',
  rowReading(levelOneArtisan),
  listVerificationArtisans,
  { hasPreview: true },
);
