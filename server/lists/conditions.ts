import { and, eq, gte, inArray, isNull, like, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { startOfLagosDay } from '../../domain/lagos.ts';
import { type FilterKind, sharedColumns } from '../../domain/lists/list.ts';
import { toKobo } from '../../domain/money.ts';
import { hasWord, searchTerm } from '../../domain/search-words.ts';
import { HttpError } from '../refusals/http-error.ts';
import type { ListOrder, ListRows, Selection } from './list-rows.ts';
import { orderColumn } from './order.ts';

const mostWords = 10;
const highestKey = 2_147_483_647;

const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

const ends = (range: string) => {
  const [from = '', to = ''] = range.split('..');
  return { from, to };
};

/** The start of a day in Africa/Lagos, or of a day after it. @throws HttpError 400 for a text such as 2026-02-30 */
function startOfDay(day: string, daysLater = 0): Date {
  const start = startOfLagosDay(day);
  if (Number.isNaN(start)) throw new HttpError(400, `The address: ${day} is not a day.`);
  return new Date(start + daysLater * 86_400_000);
}

function inRange(column: PgColumn, { from, to }: ReturnType<typeof ends>): SQL | undefined {
  return and(
    from === '' ? undefined : gte(column, toKobo(Number(from))),
    to === '' ? undefined : lte(column, toKobo(Number(to))),
  );
}

const conditions: Record<FilterKind, (column: PgColumn, value: string) => SQL | undefined> = {
  choices(column, value) {
    const keys = value.split(/\s+/).filter(Boolean);
    const isOne = inArray(
      column,
      keys.map((key) => sql`choice_key(${key})`),
    );
    return keys.includes('nil') ? or(isOne, isNull(column)) : isOne;
  },
  days(column, value) {
    const { from, to } = ends(value);
    return and(
      from === '' ? undefined : gte(column, startOfDay(from)),
      to === '' ? undefined : lt(column, startOfDay(to, 1)),
    );
  },
  amounts: (column, value) => inRange(column, ends(value)),
  sizes(column, value) {
    const { from, to } = ends(value);
    const least = from === '' ? '0' : from;
    // Two ranges, because the index has the amounts with their signs.
    return or(
      inRange(column, { from: least, to }),
      inRange(column, { from: to && `-${to}`, to: `-${least}` }),
    );
  },
  phones: (column, value) => like(column, `%${literally(value)}%`),
  id(column, value) {
    const key = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Number.NaN;
    return key <= highestKey ? eq(column, key) : sql`false`;
  },
};

function filterOf<Row>(rows: ListRows<Row>, id: string, value: string, kind: FilterKind) {
  const column = rows.columns[id];
  if (column === undefined) return undefined;
  if ('always' in column)
    return value.split(/\s+/).includes(column.always) ? undefined : sql`false`;
  const compared = 'order' in column ? (column.filter ?? column.order) : column;
  const condition = conditions[kind](compared, value);
  // The text with contact details has the digits, too, and an index of trigrams.
  return kind === 'phones' && rows.contactText
    ? and(condition, like(rows.contactText, `%${literally(value)}%`))
    : condition;
}

/**
 * Returns the condition of the filter for a range of the column by which the list is ordered; undefined without one. Rows
 * outside of the range need not be walked past.
 *
 * @throws HttpError 400 for a text that is no day
 */
export function rangeOf<Row>(
  rows: ListRows<Row>,
  { filters }: Selection,
  order: ListOrder,
): SQL | undefined {
  const by = orderColumn(rows, order);
  return and(
    ...sharedColumns(rows.list).map(([id, { filter }]) => {
      const value = filters[id];
      const isRange = filter === 'days' || filter === 'amounts';
      return isRange && value !== undefined && rows.columns[id] === by
        ? conditions[filter](by, value)
        : undefined;
    }),
  );
}

/** Returns the conditions for the rows without a value in a column that shows the word instead. */
const shownAsMissing = <Row>(rows: ListRows<Row>, word: string): SQL[] =>
  sharedColumns(rows.list).flatMap(([id, { missing }]) =>
    missing !== undefined && hasWord(missing, word)
      ? [isNull(orderColumn(rows, { sort: id, isDescending: false }))]
      : [],
  );

/**
 * Returns the condition for the rows that a call selects; undefined for all rows of the list.
 *
 * @param words the folded words; one or two letters match beginnings of words
 * @throws HttpError 400 for too many words, or a text that is no day
 */
export function conditionOf<Row>(
  rows: ListRows<Row>,
  { filters, isMasked }: Selection,
  words: readonly string[],
): SQL | undefined {
  if (words.length > mostWords) {
    throw new HttpError(400, `The search has ${words.length} words; ${mostWords} are the most.`);
  }
  const texts = [rows.text, ...(rows.contactText && !isMasked ? [rows.contactText] : [])];
  return and(
    // The longest word first: a row without it is not searched for the others.
    ...words
      .toSorted((a, b) => b.length - a.length)
      .map((word) => {
        const pattern = `%${literally(searchTerm(word))}%`;
        return or(...texts.map((text) => like(text, pattern)), ...shownAsMissing(rows, word));
      }),
    ...sharedColumns(rows.list).map(([id, { filter }]) => {
      const value = filters[id];
      return filter && value !== undefined ? filterOf(rows, id, value, filter) : undefined;
    }),
  );
}
