import { type Clean, count, fields, record, text } from '../parse/read-fields.ts';
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
export function currentIn<T>(
  { status, body }: WriteError,
  read: (current: object) => T,
): T | undefined {
  const isConflict = status === 409 || status === 412;
  if (!isConflict || typeof body !== 'object' || body === null) return undefined;
  const current: unknown = Reflect.get(body, 'current');
  return typeof current === 'object' && current !== null ? read(current) : undefined;
}
