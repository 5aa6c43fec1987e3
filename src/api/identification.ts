import { keys } from './cache/keys.ts';
import { listIdentificationMeans, updateIdentificationMeans } from './generated/integrations.ts';
import { listQuery } from './lists/list-query.ts';
import { type Clean, fields, id, text } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';
import type { Schemas } from './parse/schemas.ts';
import { writeOptions } from './writes/write-options.ts';

const identificationMeans = fields<Schemas['IdentificationMeans']>()({
  id,
  name: text,
  status: text,
});

/** A service that checks identities, such as BVN, and whether it is connected. */
export type IdentificationMeans = Clean<typeof identificationMeans>;

export const identificationMeansQuery = listQuery(
  keys.identificationMeans,
  'listIdentificationMeans',
  rowParser(identificationMeans),
  listIdentificationMeans,
);

/** Connects the identity service with this id. Returns the host's message, or null. */
export const connectIdentificationMutation = writeOptions(
  'updateIdentificationMeans',
  updateIdentificationMeans,
);
