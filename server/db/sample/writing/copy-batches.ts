import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowWriter, writeHeader, writeTrailer } from './binary-rows.ts';
import type { GrowingBytes } from './growing-bytes.ts';
import { columnsOf } from './row-values.ts';
import type { WaitingStatement } from './statement-queue.ts';

/** How the statement of one batch is sent. */
export type Sending = Omit<WaitingStatement, 'rows'>;

/** How a batch of rows in the binary format of COPY reaches the database. */
export interface CopyWay {
  /** The buffer of all batches. A new buffer for each batch would leave 200 MB of garbage. */
  bytes: GrowingBytes;
  /** Bytes of one batch. */
  batchSize: number;
  /**
   * Takes the bytes of a batch and clears the buffer.
   *
   * @param into the table and its columns, as COPY names them
   */
  take(into: string, table: PgTable): Sending;
}

const quoted = (name: string) => `"${name}"`;

/**
 * Generates the statements that copy rows.
 *
 * https://www.postgresql.org/docs/current/sql-copy.html
 */
export function* copyBatches<T extends PgTable>(
  table: T,
  rows: Iterable<T['$inferInsert']>,
  way: CopyWay,
): Generator<WaitingStatement> {
  const { bytes, batchSize } = way;
  let into = '';
  let writeRow: ReturnType<typeof rowWriter> | undefined;
  let count = 0;
  const copying = (): WaitingStatement => {
    writeTrailer(bytes);
    const made = count;
    count = 0;
    return { ...way.take(into, table), rows: made };
  };
  for (const row of rows) {
    if (writeRow === undefined) {
      const columns = columnsOf(table, row);
      writeRow = rowWriter(columns);
      const names = columns.map(([, { name }]) => quoted(name));
      into = `${quoted(getTableName(table))} (${names.join(', ')})`;
    }
    if (bytes.size === 0) writeHeader(bytes);
    writeRow(bytes, row);
    count += 1;
    if (bytes.size > batchSize) yield copying();
  }
  if (bytes.size > 0) yield copying();
}
