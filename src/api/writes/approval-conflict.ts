import { type Clean, fields, record, text } from '../parse/read-fields.ts';
import { amount } from '../parse/read-values.ts';
import type { Schemas } from '../parse/schemas.ts';
import { currentIn } from './edit-conflict.ts';
import type { WriteError } from './write-outcome.ts';

const currentRequest = fields<Schemas['CurrentRequest']>()({
  amount,
  whole: amount,
  paid_before: amount,
  status: text,
  version: text,
});

/** A request as it is now, after it changed; a field that the host does not send is null. */
export type CurrentRequest = Clean<typeof currentRequest>;

const readCurrent = record(currentRequest);

/**
 * Returns the request as it is now, if an approval was refused because the request changed; undefined for
 * other errors, or if the host does not send the request.
 */
export const currentRequestOf = (error: WriteError): CurrentRequest | undefined =>
  currentIn(error, readCurrent);
