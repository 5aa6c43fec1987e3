import { and, eq, gte, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/connect.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import type { FilterKind, Search, SearchedList } from './searched-list.ts';

/** Each word is looked for in every row. */
const mostWords = 10;

/** The folded words of a search, by the function that folded the rows. */
async function wordsOf(tx: Transaction, q: string): Promise<string[]> {
  if (q.trim() === '') return [];
  const { rows } = await tx.execute<{ folded: string }>(sql`select search_fold(${q}) as folded`);
  return rows[0]?.folded.split(/\s+/).filter(Boolean) ?? [];
}

/** A pattern in which every character of the text stands for itself. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function ofChoices(column: PgColumn, value: string): SQL | undefined {
  const keys = value.split(/\s+/).filter(Boolean);
  const isOne = inArray(
    column,
    keys.map((key) => sql`search_key(${key})`),
  );
  return keys.includes('nil') ? or(isOne, isNull(column)) : isOne;
}

/** The condition that a value lies in a range `from..to`, whose ends `read` reads. */
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

const koboOf = (naira: string) => Math.round(Number(naira) * 100);

const microsPerDay = 86_400_000_000;

/** The first or the last microsecond of a day in Africa/Lagos, one hour east of UTC. */
function microsOf(day: string, isLast: boolean): number {
  const start = Date.parse(`${day}T00:00:00+01:00`);
  // Date.parse takes 30 February for 2 March.
  const isDay = !Number.isNaN(start) && new Date(start + 3_600_000).toISOString().startsWith(day);
  if (!isDay) throw new HttpError(400, `The address: ${day} is not a day.`);
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
  sizes: (column, value) => ofRange(sql`abs(${column})`, value, koboOf),
  digits: (column, value) => like(column, containing(value)),
  id: ofId,
};

/**
 * The condition for the rows that a search finds; undefined for all rows.
 *
 * @throws HttpError 400 for too many words, and for a day that is none
 */
export async function conditionOf<Row, Sums>(
  tx: Transaction,
  { table, filters }: SearchedList<Row, Sums>,
  search: Pick<Search, 'q' | 'filters'>,
): Promise<{ where: SQL | undefined; hasWords: boolean }> {
  const words = await wordsOf(tx, search.q);
  if (words.length > mostWords) {
    throw new HttpError(400, `The search has ${words.length} words; ${mostWords} are the most.`);
  }
  const allowed = Object.entries(filters).map(([name, { kind, column }]) => {
    const value = search.filters[name];
    return value === undefined ? undefined : conditions[kind](column, value);
  });
  const where = and(...words.map((word) => like(table.words, containing(word))), ...allowed);
  return { where, hasWords: words.length > 0 };
}
