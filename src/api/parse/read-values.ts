/** Readers of amounts and moments. They are not in read-fields.ts, because the list of artisans loads without them. */
import { type DateValue, parseDate } from '../../lib/values/dates.ts';
import { type Kobo, parseNaira } from '../../lib/values/money.ts';
import type { FieldReader } from './read-fields.ts';

/** Reads naira, sent as a number or a numeric string, and returns kobo. */
export const amount: FieldReader<Kobo | null> = parseNaira;

/** Reads a date, with or without time; see parseDate. */
export const moment: FieldReader<DateValue | null> = parseDate;
