import { and, eq, gte, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { startOfLagosDay } from '../../domain/lagos.ts';
import type { FilterKind } from '../../domain/lists/list.ts';
import { toKobo } from '../../domain/money.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import type { Search, SearchedList } from './searched-list.ts';

/** A limit, because each word is searched in every row. */
const maxWords = 10;

/** Returns a LIKE pattern for a text, in which no character is a wildcard. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function ofChoices(column: PgColumn, value: string): SQL | undefined {
  const keys = value.split(/\s+/).filter(Boolean);
  const isOne = inArray(
    column,
    keys.map((key) => sql`search_key(${key})`),
  );
  return keys.includes('nil') ? or(isOne, isNull(column)) : isOne;
}

/** Returns the condition that a value is in a range `from..to`; `read` parses the ends. */
function ofRange(
  value: SQL,
  range: string,
  read: (end: string, isLast: boolean) => number,
): SQL | undefined {
  const [from = '', to = ''] = range.split('..');
  return and(
    from === '' ? undefined : gte(value, read(from, false)),
    to === '' ? undefined : lte(value, read(to, true)),
  );
}

/** Splits a range of sizes into ranges above and below zero, so that an index can serve each. */
function bothRanges(range: string): [string, string] {
  const [from = '', to = ''] = range.split('..');
  const least = from === '' ? '0' : from;
  return [`${least}..${to}`, `${to === '' ? '' : `-${to}`}..-${least}`];
}

const koboOf = (naira: string) => toKobo(Number(naira));

const microsPerDay = 86_400_000_000;

/** Returns the first or the last microsecond of a day in Africa/Lagos, since 1970 (UTC). */
function microsOf(day: string, isLast: boolean): number {
  const start = startOfLagosDay(day);
  if (Number.isNaN(start)) throw new HttpError(400, `The address: ${day} is not a day.`);
  return start * 1000 + (isLast ? microsPerDay - 1 : 0);
}

const highestId = 2_147_483_647;

function ofId(column: PgColumn, id: string): SQL {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN;
  return number <= highestId ? eq(column, number) : sql`false`;
}

const conditions: Record<FilterKind, (column: PgColumn, value: string) => SQL | undefined> = {
  choices: ofChoices,
  days: (column, value) => ofRange(sql`${column}`, value, microsOf),
  amounts: (column, value) => ofRange(sql`${column}`, value, koboOf),
  sizes: (column, value) =>
    or(...bothRanges(value).map((range) => ofRange(sql`${column}`, range, koboOf))),
  phones: (column, value) => like(column, containing(value)),
  id: ofId,
};

/** Returns the condition that a folded word is in a row. Without an index, `strpos` is faster than LIKE. */
const hasWord = (words: PgColumn, word: string, isIndexed: boolean) =>
  isIndexed ? like(words, containing(word)) : sql`strpos(${words}, ${word}) > 0`;

/**
 * The condition for the rows that a search finds; undefined for all rows.
 *
 * @param folded the folded words
 * @param isIndexed whether the words have a trigram index
 * @throws HttpError 400 for too many words or an invalid day
 */
export function conditionOf<Row, Sums>(
  { table, filters }: SearchedList<Row, Sums>,
  given: Search['filters'],
  folded: string,
  isIndexed: boolean,
): SQL | undefined {
  const words = folded.split(/\s+/).filter(Boolean);
  if (words.length > maxWords) {
    throw new HttpError(400, `The search has ${words.length} words; ${maxWords} are the most.`);
  }
  const allowed = Object.entries(filters).map(([name, { kind, column }]) => {
    const value = given[name];
    return value === undefined ? undefined : conditions[kind](column, value);
  });
  // The longest word first, because the other words are not searched in a row without it.
  words.sort((one, other) => other.length - one.length);
  return and(...words.map((word) => hasWord(table.words, word, isIndexed)), ...allowed);
}
