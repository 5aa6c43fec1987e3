import { listVerificationArtisans } from './generated/operations.ts';
import { keys } from './keys.ts';
import { listQuery } from './list-query.ts';
import { type Clean, count, fields, id, place, text } from './read-fields.ts';
import { rowReading } from './rows.ts';
import type { Schemas } from './schemas.ts';

const levelOneArtisan = fields<Schemas['LevelOneArtisan']>()({
  id,
  first_name: text,
  last_name: text,
  ward: place,
  lga: place,
  state: place,
  email: text,
  status: text,
  level: count,
});

export type LevelOneArtisan = Clean<typeof levelOneArtisan>;

export const verificationQuery = listQuery(
  keys.verification,
  'listVerificationArtisans',
  rowReading(levelOneArtisan),
  listVerificationArtisans,
);
