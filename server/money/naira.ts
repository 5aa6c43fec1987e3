/** The only conversions from kobo to naira: the contract uses naira, everything else uses kobo. */
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** 100 kobo are 1 naira. The result is exact to the kobo. */
export const toNaira = (kobo: number) => kobo / 100;

/** The same conversion in SQL, for a column or sum that is never null. */
export const naira = (kobo: AnyColumn | SQL) => sql<number>`(${kobo} / 100.0)::float8`;

/** The same conversion in SQL, for a column that may be null. */
export const nairaOrNull = (kobo: AnyColumn | SQL) => sql<number | null>`(${kobo} / 100.0)::float8`;

const format = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
});

/** Formats kobo as naira for a sentence, such as ₦150,000.00. */
export const formatNaira = (kobo: number) => format.format(toNaira(kobo));
