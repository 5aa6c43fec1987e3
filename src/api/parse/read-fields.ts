/**
 * Reads single fields of a host's answer. Hosts send the same value in different forms; these functions
 * return one form, and null for a missing value. They never throw.
 */
import { parseNumber } from '../../lib/values/parse-number.ts';
import { propertyOf, recordOf } from '../../lib/values/records.ts';

/** Reads one field of an answer, whatever its value. */
export type FieldReader<T> = (value: unknown) => T;

/** Reads a text. Numbers and booleans become text; a blank text becomes null. */
export const text: FieldReader<string | null> = (value) => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

/**
 * Reads the status of a row of a queue. An object or a list becomes the word `unknown` and not null, because a row without
 * a status waits for a decision.
 */
export const queueStatus: FieldReader<string | null> = (value) => {
  const isMissing = value === undefined || value === null || typeof value === 'string';
  return text(value) ?? (isMissing ? null : 'unknown');
};

/** Reads an id as a string, so that 7 and "7" are the same id. `.` and `..` become null, because they change a path. */
export const id: FieldReader<string | null> = (value) => {
  const idText = text(value);
  return idText === '.' || idText === '..' ? null : idText;
};

/** Reads a number or numeric string that is not an amount of money. */
export const count: FieldReader<number | null> = parseNumber;

/** Reads a boolean; anything else is false. */
export const flag: FieldReader<boolean> = (value) => value === true;

/** Reads a ward, an LGA or a state: a text, or an object with `name` or `ward`. */
export const place: FieldReader<string | null> = (value) =>
  text(value) ?? text(propertyOf(value, 'name')) ?? text(propertyOf(value, 'ward'));

/** The type of a record after reading. */
export type Clean<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends FieldReader<infer T> ? T : never;
};

/** The readers of any record. */
export type Fields = Record<string, FieldReader<unknown>>;

/** Returns the reader of a record. For a value that is not an object, each field is read as missing. */
export function record<Shape extends Fields>(shape: Shape): FieldReader<Clean<Shape>> {
  const readers = Object.entries(shape);
  return (value) => recordOf(readers.map(([key, read]) => [key, read(propertyOf(value, key))]));
}

/** Returns the reader of a list inside a record. A missing list becomes an empty one. */
export const listOf =
  <T>(read: FieldReader<T>): FieldReader<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(read) : [];
