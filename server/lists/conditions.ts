import { and, eq, gte, inArray, isNull, like, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { startOfLagosDay } from '../../domain/lagos.ts';
import { dayMs } from '../../domain/lagos-day-number.ts';
import { type FilterKind, sharedColumns } from '../../domain/lists/list.ts';
import { toKobo } from '../../domain/money.ts';
import { hasWord, searchTerm } from '../../domain/search-words.ts';
import { HttpError } from '../refusals/http-error.ts';
import type { ListDefinition, ListOrder, Selection } from './list-definition.ts';
import { orderColumn } from './order.ts';

/** The highest id, which is the highest value of the type `integer`. */
export const highestId = 2_147_483_647;

/** Escapes the wildcards of LIKE. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

const maxWords = 10;

/** @throws HttpError 400 for a search of more than `maxWords` words, each of which is searched in every row */
export function refuseManyWords({ length }: readonly string[]): void {
  if (length > maxWords) {
    throw new HttpError(400, `The search has ${length} words; ${maxWords} are the most.`);
  }
}

/** Parses a range such as `5..10`, `5..` or `..10`; a missing end is ''. */
const parseRange = (range: string) => {
  const [from = '', to = ''] = range.split('..');
  return { from, to };
};

/** The start of the year 1 in UTC. PostgreSQL has no year 0. */
const firstMoment = Date.parse('0001-01-01T00:00:00Z');

/**
 * Returns the start of a day in Africa/Lagos, or of a later day; at least `firstMoment`.
 *
 * @throws HttpError 400 for a text such as 2026-02-30
 */
export function startOfDay(day: string, daysLater = 0): Date {
  const start = startOfLagosDay(day);
  if (Number.isNaN(start)) throw new HttpError(400, `The address: ${day} is not a day.`);
  return new Date(Math.max(firstMoment, start + daysLater * dayMs));
}

/** Returns the condition for a range of amounts in naira; the column has kobo. */
function inRange(column: PgColumn, { from, to }: ReturnType<typeof parseRange>): SQL | undefined {
  return and(
    from === '' ? undefined : gte(column, toKobo(Number(from))),
    to === '' ? undefined : lte(column, toKobo(Number(to))),
  );
}

/**
 * Returns the condition for rows with one of some values. `value` has the keys of the values (SQL function `choice_key`),
 * separated by spaces; `nil` is also the key of a missing value.
 */
function hasChoice(column: PgColumn | SQL, value: string): SQL | undefined {
  const keys = value.split(/\s+/).filter(Boolean);
  const hasKey = inArray(
    sql`${column}`,
    keys.map((key) => sql`choice_key(${key})`),
  );
  return keys.includes('nil') ? or(hasKey, isNull(column)) : hasKey;
}

/** Returns the condition that a column has the id in a text; `false` if the text is no id. */
export function hasId(column: PgColumn, text: string): SQL {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return id <= highestId ? eq(column, id) : sql`false`;
}

/** Functions that return the condition of a filter, by its kind. `value` is the text of the filter in the address. */
const conditions: Record<FilterKind, (column: PgColumn, value: string) => SQL | undefined> = {
  choices: hasChoice,
  days(column, value) {
    const { from, to } = parseRange(value);
    return and(
      from === '' ? undefined : gte(column, startOfDay(from)),
      to === '' ? undefined : lt(column, startOfDay(to, 1)),
    );
  },
  amounts: (column, value) => inRange(column, parseRange(value)),
  absolute(column, value) {
    const { from, to } = parseRange(value);
    const min = from === '' ? '0' : from;
    // Two ranges, because the column has positive and negative amounts.
    return or(
      inRange(column, { from: min, to }),
      inRange(column, { from: to && `-${to}`, to: `-${min}` }),
    );
  },
  phones: (column, value) => like(column, `%${escapeLike(value)}%`),
  id: hasId,
};

/** Returns the condition of one filter; undefined if it excludes no row. */
function filterCondition<Row>(
  list: ListDefinition<Row>,
  id: string,
  value: string,
  kind: FilterKind,
) {
  const column = list.columns[id];
  if (column === undefined) return undefined;
  if ('always' in column)
    return value.split(/\s+/).includes(column.always) ? undefined : sql`false`;
  if ('shown' in column) return hasChoice(column.shown, value);
  const compared = 'order' in column ? (column.filter ?? column.order) : column;
  const condition = conditions[kind](compared, value);
  // The text with contact details also has the digits, and an index of trigrams, which makes the search fast.
  return kind === 'phones' && list.contactText
    ? and(condition, like(list.contactText, `%${escapeLike(value)}%`))
    : condition;
}

/**
 * Returns the condition of the filter for a range of the column by which the list is ordered; undefined without such a
 * filter. A scan along the order then begins and ends at the ends of the range.
 *
 * @throws HttpError 400 for a text that is no day
 */
export function rangeOf<Row>(
  list: ListDefinition<Row>,
  { filters }: Selection,
  order: ListOrder,
): SQL | undefined {
  const by = orderColumn(list, order);
  return and(
    ...sharedColumns(list.declaration).map(([id, { filter }]) => {
      const value = filters[id];
      const isRange = filter === 'days' || filter === 'amounts';
      return isRange && value !== undefined && list.columns[id] === by
        ? conditions[filter](by, value)
        : undefined;
    }),
  );
}

/**
 * Returns the condition that the value is missing, for each column that shows a missing value as a text with the word,
 * such as NIL. So a search finds what is on screen.
 */
const matchesMissing = <Row>(list: ListDefinition<Row>, word: string): SQL[] =>
  sharedColumns(list.declaration).flatMap(([id, { missing }]) =>
    missing !== undefined && hasWord(missing, word)
      ? [isNull(orderColumn(list, { sort: id, isDescending: false }))]
      : [],
  );

/**
 * Returns the condition for the rows that a call selects; undefined for all rows of the list.
 *
 * @param words the folded words of the search; a word of one or two letters matches only beginnings of words
 * @throws HttpError 400 for too many words, or a text that is no day
 */
export function conditionOf<Row>(
  list: ListDefinition<Row>,
  { filters, isMasked }: Selection,
  words: readonly string[],
): SQL | undefined {
  refuseManyWords(words);
  const texts = [list.text, ...(list.contactText && !isMasked ? [list.contactText] : [])];
  return and(
    // The longest word comes first: it probably matches the fewest rows, and the others are searched only in these.
    ...words
      .toSorted((a, b) => b.length - a.length)
      .map((word) => {
        const pattern = `%${escapeLike(searchTerm(word))}%`;
        return or(...texts.map((text) => like(text, pattern)), ...matchesMissing(list, word));
      }),
    ...sharedColumns(list.declaration).map(([id, { filter }]) => {
      const value = filters[id];
      return filter && value !== undefined ? filterCondition(list, id, value, filter) : undefined;
    }),
  );
}
