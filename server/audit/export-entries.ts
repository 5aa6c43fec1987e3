import { and, type SQL } from 'drizzle-orm';
import { day, type List, text } from '../../domain/lists/list.ts';
import { exportColumns } from '../export/columns.ts';
import { writePieces } from '../export/write-pieces.ts';
import { runWithin } from '../lists/limits.ts';
import type { FileReader } from '../lists/write-file.ts';
import { HttpError } from '../refusals/http-error.ts';
import { type AuditRow, type EntryPosition, readEntries } from '../repositories/audit-list.ts';

const columns = exportColumns<AuditRow, List['columns']>(
  {
    columns: {
      at: day('Time'),
      by: text('Account'),
      sentence: text('What was done'),
      reason: text('Reason'),
      address: text('IP address'),
      kind: text('Record'),
      subject_id: text('Record ID'),
    },
  },
  { by: ({ by }) => by ?? 'On the server' },
);

/** The number of entries in the first batch, which is small so that the download starts soon. */
const firstBatchSize = 200;
const laterBatchSize = 1_000;

/** Milliseconds for one batch. A search that matches few of many entries takes long. */
const batchTimeoutMs = 15_000;

/**
 * Reads the entries that meet a condition, newest first and in batches. Each batch is a separate short transaction, so
 * that other calls can use the one connection of the embedded engine in between. Entries that are added meanwhile do
 * not shift the next batch, which begins after the last entry that was read.
 *
 * @throws HttpError 503 when a batch takes longer than `batchTimeoutMs`
 */
async function* readAllEntries(
  { read, limits }: FileReader,
  where: SQL | undefined,
): AsyncGenerator<AuditRow[], void> {
  let position: EntryPosition | undefined;
  for (let size = firstBatchSize; ; size = laterBatchSize) {
    const rows = await read((tx) =>
      runWithin({ tx, limits }, batchTimeoutMs, (limitedTx, isInTime) =>
        readEntries(limitedTx, and(where, isInTime), { position, size }),
      ),
    );
    if (rows === undefined) {
      throw new HttpError(503, 'The entries take too long to find. Choose fewer of them.');
    }
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    position = { side: 'older', micros: last.micros, id: last.id };
  }
}

/** Writes all entries that meet a condition as a CSV file. @throws HttpError 503 when one batch takes too long */
export const exportEntries = (
  reader: FileReader,
  where: SQL | undefined,
): AsyncGenerator<string, void> => writePieces(readAllEntries(reader, where), columns);
