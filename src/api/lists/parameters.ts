import type { RowQuery } from '../../lib/row-index/row-index.ts';
import { fixedRanges } from '../../lib/values/search/periods.ts';

/** The query parameters of a call. */
export type QueryParameters = Readonly<Record<string, string>>;

/** A search, and whether contact details are masked on the screen. */
export type MaskedQuery<Query = Pick<RowQuery, 'filters' | 'q'>> = Query & { isMasked: boolean };

/** Returns the parameters that have a value. */
export const withoutEmpty = (
  parameters: Readonly<Record<string, string | undefined>>,
): QueryParameters =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );

/** Returns the parameters of a search: its words, its filters with periods as days, and whether details are masked. */
export const filterParameters = ({ q, filters, isMasked }: MaskedQuery): QueryParameters =>
  withoutEmpty({
    q: q.trim(),
    ...fixedRanges(filters),
    masked: isMasked ? 'contact' : undefined,
  });

/** Returns the parameters of a sort order; none for the host's order. */
export const orderParameters = ({ sort }: Pick<RowQuery, 'sort'>): QueryParameters =>
  sort === null ? {} : { sort: sort.column, direction: sort.descending ? 'desc' : 'asc' };
