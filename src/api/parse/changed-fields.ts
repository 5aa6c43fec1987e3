import { type FieldReader, text } from './read-fields.ts';

/** A field of a record and one of its values; null if the field had no value. */
export type ChangedField = readonly [name: string, value: string | null];

/** Reads the values that a record had before or after a change. */
export const changedFields: FieldReader<readonly ChangedField[]> = (value) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, field]) => [name, text(field)] as const)
    : [];
