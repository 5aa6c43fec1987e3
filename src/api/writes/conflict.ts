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

/** A record as it is now, after somebody else changed it; a field that the record does not have is null. */
export type CurrentRecord = Clean<typeof currentRecord>;

const readCurrent = record(currentRecord);

/**
 * Returns the record as it is now, if an edit was refused because the record has a newer version; undefined for
 * other errors, or if the host does not send the record.
 */
export const currentOf = (error: WriteError): CurrentRecord | undefined =>
  currentIn(error, readCurrent);

/** Reads the current record from a 409 or a 412; undefined for other errors. */
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

/** A request as it is now, after it changed; a field that the host does not send is null. */
export type CurrentRequest = Clean<typeof currentRequest>;

const readRequest = record(currentRequest);

/**
 * Returns the request as it is now, if an approval was refused because the request changed; undefined for
 * other errors, or if the host does not send the request.
 */
export const currentRequestOf = (error: WriteError): CurrentRequest | undefined =>
  currentIn(error, readRequest);
