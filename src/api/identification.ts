import { keys } from './cache/keys.ts';
import { listIdentificationMeans, updateIdentificationMeans } from './generated/integrations.ts';
import { listQuery } from './lists/list-query.ts';
import { identificationMeansFields } from './parse/generated/identification-means.ts';
import type { Clean } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';
import { writeOptions } from './writes/write-options.ts';

/** A service that checks identities, such as BVN, and whether it is connected. */
export type IdentificationMeans = Clean<typeof identificationMeansFields>;

export const identificationMeansQuery = listQuery(
  keys.identificationMeans,
  'listIdentificationMeans',
  rowParser(identificationMeansFields),
  listIdentificationMeans,
);

/** Connects the identity service with this id. Returns the host's message, or null. */
export const connectIdentificationMutation = writeOptions(
  'updateIdentificationMeans',
  updateIdentificationMeans,
);
