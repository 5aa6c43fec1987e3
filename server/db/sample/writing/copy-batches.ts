import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowWriter, writeHeader, writeTrailer } from './binary-rows.ts';
import { GrowingBytes } from './growing-bytes.ts';
import { columnsOf } from './row-values.ts';
import type { WaitingStatement } from './statement-queue.ts';

/** Bytes of one file. */
const batchSize = 256 * 1024;
/** The folder of the files, in the folder of the database. */
const folder = 'rows';

/** Files that wait to be copied into tables. */
export class CopyFiles {
  readonly #folder: string;
  /** All files are made in these bytes: new ones for each would leave 200 MB of garbage behind. */
  readonly bytes = new GrowingBytes();
  #count = 0;

  /** @param copyFolder the folder of `Connection` */
  constructor(copyFolder: string) {
    this.#folder = path.join(copyFolder, folder);
    mkdirSync(this.#folder, { recursive: true });
  }

  /**
   * Writes the bytes into a new file and empties them. It is synchronous, because the generation of the next
   * batch would delay the steps of an asynchronous write.
   *
   * @returns the file: its path, and its name for the database
   */
  write(): { file: string; name: string } {
    const name = String(this.#count);
    this.#count += 1;
    const file = path.join(this.#folder, name);
    writeFileSync(file, this.bytes.written);
    this.bytes.clear();
    return { file, name: `${folder}/${name}` };
  }

  /** Removes the folder, also what a killed server left in it. */
  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }
}

/**
 * Generates the statements that copy rows: each file is written before its statement, which has the
 * database read it.
 *
 * https://www.postgresql.org/docs/current/sql-copy.html
 */
export function* copyBatches<T extends PgTable>(
  table: T,
  rows: Iterable<T['$inferInsert']>,
  files: CopyFiles,
): Generator<WaitingStatement> {
  const { bytes } = files;
  let columns: ReturnType<typeof columnsOf> = [];
  let writeRow: ReturnType<typeof rowWriter> | undefined;
  const copying = (): WaitingStatement => {
    writeTrailer(bytes);
    const { file, name } = files.write();
    const names = columns.map(([, column]) => sql.identifier(column.name));
    const statement = sql`copy ${table} (${sql.join(names, sql`, `)}) from ${sql.raw(`'${name}'`)} (format binary)`;
    return { statement, done: () => rm(file) };
  };
  for (const row of rows) {
    if (writeRow === undefined) {
      columns = columnsOf(table, row);
      writeRow = rowWriter(columns);
    }
    if (bytes.size === 0) writeHeader(bytes);
    writeRow(bytes, row);
    if (bytes.size > batchSize) yield copying();
  }
  if (bytes.size > 0) yield copying();
}
