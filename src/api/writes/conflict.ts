import { isJsonObject, propertyOf } from '../../lib/values/records.ts';
import { type Clean, count, type FieldReader, fields, record, text } from '../parse/read-fields.ts';
import { amount } from '../parse/read-values.ts';
import type { Schemas } from '../parse/schemas.ts';
import type { WriteError } from './write-outcome.ts';

/**
 * Returns a function that reads the current record from a 409 or a 412. It returns undefined for other errors, and if the
 * host does not send the record.
 */
const currentIn =
  <T>(read: FieldReader<T>) =>
  ({ status, body }: WriteError): T | undefined => {
    const current = status === 409 || status === 412 ? propertyOf(body, 'current') : undefined;
    return isJsonObject(current) ? read(current) : undefined;
  };

const currentRecord = fields<Schemas['CurrentRecord']>()({
  version: count,
  name: text,
  description: text,
  status: text,
  level: count,
});

/** The current state of a record that was changed meanwhile. A field that the record does not have is null. */
export type CurrentRecord = Clean<typeof currentRecord>;

/** Returns the current record from the refusal of an edit that was made from an older version. */
export const currentOf = currentIn(record(currentRecord));

const currentRequest = fields<Schemas['CurrentRequest']>()({
  amount,
  whole: amount,
  paid_before: amount,
  status: text,
  version: text,
});

/** The current state of a changed request. Amounts are in kobo; a field that the host does not send is null. */
export type CurrentRequest = Clean<typeof currentRequest>;

/** Returns the current request from the refusal of an approval, if the request changed. */
export const currentRequestOf = currentIn(record(currentRequest));
