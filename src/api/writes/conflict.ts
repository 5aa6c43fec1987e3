import { isJsonObject, propertyOf } from '../../lib/values/records.ts';
import { currentRecordFields } from '../parse/generated/current-record.ts';
import { currentRequestFields } from '../parse/generated/current-request.ts';
import { type Clean, type FieldReader, record } from '../parse/read-fields.ts';
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

/** The current state of a record that was changed meanwhile. A field that the record does not have is null. */
export type CurrentRecord = Clean<typeof currentRecordFields>;

/** Returns the current record from the refusal of an edit that was made from an older version. */
export const currentOf = currentIn(record(currentRecordFields));

/** The current state of a changed request. Amounts are in kobo; a field that the host does not send is null. */
export type CurrentRequest = Clean<typeof currentRequestFields>;

/** Returns the current request from the refusal of an approval, if the request changed. */
export const currentRequestOf = currentIn(record(currentRequestFields));
