import type { RowQuery } from '../../lib/row-index/row-index.ts';
import { fixedRanges } from '../../lib/values/search/periods.ts';

/** The query parameters of a search or an export. */
export type Parameters = Readonly<Record<string, string>>;

/** Returns the parameters that have a value. */
export const withoutEmpty = (given: Readonly<Record<string, string | undefined>>): Parameters =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );

/** Returns the parameters for the search words and filters. */
export const filterParameters = ({ q, filters }: Pick<RowQuery, 'filters' | 'q'>): Parameters =>
  withoutEmpty({ q: q.trim(), ...fixedRanges(filters) });

/** Returns the parameters of an order; none for the host's order. */
export const orderParameters = ({ sort }: Pick<RowQuery, 'sort'>): Parameters =>
  sort === null ? {} : { sort: sort.column, direction: sort.descending ? 'desc' : 'asc' };
