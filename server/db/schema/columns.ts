/** Column types that several tables share. */
import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Whole kobo: 100 kobo = 1 naira. Exact in a JavaScript number up to 90 trillion naira. */
export const kobo = (name: string) => bigint(name, { mode: 'number' });

/** A number that increases with each change. */
export const counter = (name: string) => bigint(name, { mode: 'number' });

/** A moment in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Folded text: lower case, without accents (domain/fold.ts). It is compared byte by byte, so that the order is the
 * same in every database.
 */
export const folded = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** A text that the database computes from other columns of the same row, and compares byte by byte. */
export const computed = (name: string, expression: SQL) =>
  folded(name).generatedAlwaysAs(expression);

/** The SQL that joins columns to one text with a space before each. */
const joined = (columns: readonly string[]) =>
  sql.raw(columns.map((column) => `and_word(${column})`).join(' || '));

/** A computed column by which rows are ordered: the folded text of the given columns. */
export const sortKey = (name: string, ...columns: string[]) =>
  columns.length === 1
    ? computed(name, sql.raw(`sort_key(${columns[0]})`))
    : computed(name, sql`sort_key(${joined(columns)})`);

/** A computed column by which rows are filtered and ordered: a folded status or type, with hyphens for spaces. */
export const choiceKey = (name: string, column: string) =>
  computed(name, sql.raw(`choice_key(${column})`));

/** A computed column in which words are searched: the id and the given columns. */
export const searchText = (id: string, ...columns: string[]) =>
  computed('search_text', sql`search_line(' ' || ${sql.raw(id)}::text || ${joined(columns)})`);
