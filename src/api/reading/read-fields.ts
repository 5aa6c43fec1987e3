/**
 * Reads single fields of a host's answer. Hosts vary in how they send the same thing; behind these
 * functions there is one clean shape, and null for what is missing. None of them throws.
 */
import { type DateValue, parseDate } from '../../lib/values/dates.ts';
import { type Kobo, parseNaira } from '../../lib/values/money.ts';
import { recordOf } from '../../lib/values/records.ts';

export type FieldReader<T> = (value: unknown) => T;

/** Words; numbers and booleans are taken as words too, and blank is nothing. */
export const text: FieldReader<string | null> = (value) => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

/** A number or a string; as a string, so that 7 and "7" are the same id. */
export const id: FieldReader<string | null> = (value) => text(value);

/** Naira as a number or numeric string; in kobo. */
export const amount: FieldReader<Kobo | null> = parseNaira;

/** A number or numeric string that is no money. */
export const count: FieldReader<number | null> = (value) => {
  const number =
    typeof value === 'string' ? Number(value.replaceAll(',', '') || Number.NaN) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/** ISO 8601 of any length. */
export const moment: FieldReader<DateValue | null> = parseDate;

/** A word, or an object with a name; wards may call it ward. */
export const place: FieldReader<string | null> = (value) => {
  if (typeof value !== 'object' || value === null) return text(value);
  return text(Reflect.get(value, 'name')) ?? text(Reflect.get(value, 'ward'));
};

/** How each field of a record of the contract is read; one that is missing does not compile. */
type Complete<Wire> = { readonly [Key in keyof Wire]-?: FieldReader<unknown> };

/** What a record is once it has been read. */
export type Clean<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends FieldReader<infer T> ? T : never;
};

/**
 * Describes a record of the contract: every field of `Wire` with its reader, and no others.
 *
 * `fields<Schemas['Job']>()({ job_id: id, amount, … })`
 */
export const fields =
  <Wire>() =>
  <Shape extends Complete<NonNullable<Wire>>>(
    shape: Shape & Record<Exclude<keyof Shape, keyof NonNullable<Wire>>, never>,
  ): Shape =>
    shape;

/** Any description of a record. */
export type Fields = Record<string, FieldReader<unknown>>;

/** Reads a record; anything that is no object is a record of nothing. */
export function record<Shape extends Fields>(shape: Shape): FieldReader<Clean<Shape>> {
  const readers = Object.entries(shape);
  return (value) => {
    const source = typeof value === 'object' && value !== null ? value : {};
    return recordOf(readers.map(([key, read]) => [key, read(Reflect.get(source, key))]));
  };
}

/** Reads a list inside a record; missing and null are empty. */
export const listOf =
  <T>(read: FieldReader<T>): FieldReader<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(read) : [];
