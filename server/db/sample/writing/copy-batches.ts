import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Column, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../connect.ts';
import { columnsOf, driverValue } from './row-values.ts';

/** Characters of one file. More save no time and take memory. */
const batchLength = 100_000;

const special = /[\\\b\f\n\r\t\v]/g;
const escapes: Record<string, string> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};

function fieldOf(value: unknown): string {
  if (value === null) return '\\N';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') throw new TypeError('The value has no text format');
  return value.replace(special, (character) => escapes[character] ?? character);
}

/** A row in the text format of COPY. */
const lineOf = (row: object, columns: [string, Column][]) =>
  `${columns.map(([key, column]) => fieldOf(driverValue(row, key, column))).join('\t')}\n`;

/**
 * Generates the copying of rows; each function writes a file into the folder and has the database read
 * it.
 *
 * https://www.postgresql.org/docs/current/sql-copy.html
 */
export function* copyBatches<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: Iterable<T['$inferInsert']>,
  folder: string,
): Generator<() => Promise<void>> {
  // A killed server may leave the file; the next fill replaces it.
  const name = 'rows.copy';
  const file = path.join(folder, name);
  let columns: [string, Column][] | undefined;
  const write = async (text: string) => {
    // Written at once: the generation of the next batch would delay the steps of an asynchronous write.
    writeFileSync(file, text);
    const names = (columns ?? []).map((column) => sql.identifier(column[1].name));
    await tx.execute(sql`copy ${table} (${sql.join(names, sql`, `)}) from ${sql.raw(`'${name}'`)}`);
    await rm(file);
  };
  let text = '';
  for (const row of rows) {
    columns ??= columnsOf(table, row);
    text += lineOf(row, columns);
    if (text.length < batchLength) continue;
    const batch = text;
    yield () => write(batch);
    text = '';
  }
  if (text !== '') yield () => write(text);
}
