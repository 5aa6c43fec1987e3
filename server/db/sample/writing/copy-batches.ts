import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Column, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../connect.ts';
import { columnsOf, driverValue } from './row-values.ts';

/** Bytes of one file. More save no time and take memory. */
const batchSize = 128 * 1024;

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
  // All batches use these bytes. Strings as long as a batch would leave 200 MB of garbage behind.
  const bytes = Buffer.allocUnsafe(batchSize);
  let used = 0;
  const write = async (rest?: string) => {
    // Written at once: the generation of the next batch would delay the steps of an asynchronous write.
    writeFileSync(file, rest ?? bytes.subarray(0, used));
    used = 0;
    const names = (columns ?? []).map((column) => sql.identifier(column[1].name));
    await tx.execute(sql`copy ${table} (${sql.join(names, sql`, `)}) from ${sql.raw(`'${name}'`)}`);
    await rm(file);
  };
  for (const row of rows) {
    columns ??= columnsOf(table, row);
    const line = lineOf(row, columns);
    const size = Buffer.byteLength(line);
    if (used + size > batchSize && used > 0) yield write;
    if (size > batchSize) yield () => write(line);
    else used += bytes.write(line, used);
  }
  if (used > 0) yield write;
}
