import { type Clean, count, fields, record, text } from '../parse/read-fields.ts';
import { amount } from '../parse/read-values.ts';
import type { Schemas } from '../parse/schemas.ts';
import type { WriteError } from './write-outcome.ts';

const currentRecord = fields<Schemas['CurrentRecord']>()({
  version: count,
  name: text,
  description: text,
  status: text,
  level: count,
});

/** The current state of a record that was changed meanwhile. A field that the record does not have is null. */
export type CurrentRecord = Clean<typeof currentRecord>;

const readCurrent = record(currentRecord);

/**
 * Returns the current record from the refusal of an edit that was made from an older version; undefined for other
 * errors, or if the host does not send the record.
 */
export const currentOf = (error: WriteError): CurrentRecord | undefined =>
  currentIn(error, readCurrent);

/** Reads the current record from a 409 or a 412; undefined for other errors, and without a record. */
function currentIn<T>({ status, body }: WriteError, read: (current: object) => T): T | undefined {
  const isConflict = status === 409 || status === 412;
  if (!isConflict || typeof body !== 'object' || body === null) return undefined;
  const current: unknown = Reflect.get(body, 'current');
  return typeof current === 'object' && current !== null ? read(current) : undefined;
}

const currentRequest = fields<Schemas['CurrentRequest']>()({
  amount,
  whole: amount,
  paid_before: amount,
  status: text,
  version: text,
});

/** The current state of a changed request. Amounts are in kobo; a field that the host does not send is null. */
export type CurrentRequest = Clean<typeof currentRequest>;

const readRequest = record(currentRequest);

/**
 * Returns the current request from the refusal of an approval, if the request changed; undefined for other errors, or if
 * the host does not send the request.
 */
export const currentRequestOf = (error: WriteError): CurrentRequest | undefined =>
  currentIn(error, readRequest);
