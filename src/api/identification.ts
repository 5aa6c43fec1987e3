import { mutationOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { listIdentificationMeans, updateIdentificationMeans } from './generated/operations.ts';
import { keys } from './keys.ts';
import { listQuery } from './list-query.ts';
import { type Clean, fields, id, text } from './read-fields.ts';
import { readWriteAnswer } from './read-write-answer.ts';
import { rowReading } from './rows.ts';
import type { Schemas } from './schemas.ts';

const identificationMeans = fields<Schemas['IdentificationMeans']>()({
  id,
  name: text,
  status: text,
});

export type IdentificationMeans = Clean<typeof identificationMeans>;

export const identificationMeansQuery = listQuery(
  keys.identificationMeans,
  'listIdentificationMeans',
  rowReading(identificationMeans),
  listIdentificationMeans,
);

/** Connects the identity service with this id. Returns the host's own words about it, or null. */
export const connectIdentificationMutation = mutationOptions<
  string | null,
  ApiError,
  { id: string }
>({
  meta: { operationId: 'updateIdentificationMeans' },
  mutationFn: ({ id: meansId }) =>
    readWriteAnswer('updateIdentificationMeans', updateIdentificationMeans({ id: meansId })),
});
