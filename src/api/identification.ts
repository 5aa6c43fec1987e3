import { mutationOptions } from '@tanstack/react-query';
import { writeMeta } from './cache/invalidation.ts';
import { keys } from './cache/keys.ts';
import { listIdentificationMeans, updateIdentificationMeans } from './generated/integrations.ts';
import { listQuery } from './lists/list-query.ts';
import { type Clean, fields, id, text } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';
import type { Schemas } from './parse/schemas.ts';
import { readWriteAnswer, type WriteError } from './writes/write-outcome.ts';

const identificationMeans = fields<Schemas['IdentificationMeans']>()({
  id,
  name: text,
  status: text,
});

export type IdentificationMeans = Clean<typeof identificationMeans>;

export const identificationMeansQuery = listQuery(
  keys.identificationMeans,
  'listIdentificationMeans',
  rowParser(identificationMeans),
  listIdentificationMeans,
);

/** Connects the identity service with this id. Returns the host's message, or null. */
export const connectIdentificationMutation = mutationOptions<
  string | null,
  WriteError,
  { id: string }
>({
  meta: writeMeta('updateIdentificationMeans'),
  mutationFn: ({ id: meansId }) =>
    readWriteAnswer('updateIdentificationMeans', updateIdentificationMeans({ id: meansId })),
});
