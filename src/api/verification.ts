import { listVerificationArtisans } from './generated/operations.ts';
import { keys } from './keys.ts';
import { listQuery } from './list-query.ts';
import { personFields } from './person-fields.ts';
import { type Clean, count, fields } from './read-fields.ts';
import { rowReading } from './rows.ts';
import type { Schemas } from './schemas.ts';

const levelOneArtisan = fields<Schemas['LevelOneArtisan']>()({ ...personFields, level: count });

export type LevelOneArtisan = Clean<typeof levelOneArtisan>;

export const verificationQuery = listQuery(
  keys.verification,
  'listVerificationArtisans',
  rowReading(levelOneArtisan),
  listVerificationArtisans,
  { shownAsSent: true },
);
