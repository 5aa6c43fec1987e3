import { byteOrderMark, csvLine } from '../../domain/csv.ts';
import type { ExportColumn } from './columns.ts';

/** Writes a CSV file in pieces, one for each batch of rows. The first piece begins with the headers. */
export async function* writePieces<Row>(
  batches: AsyncIterable<readonly Row[]>,
  columns: readonly ExportColumn<Row>[],
): AsyncGenerator<string, void> {
  let start = byteOrderMark + csvLine(columns.map(({ header }) => header));
  for await (const rows of batches) {
    const lines = rows.map((row) => csvLine(columns.map((column) => column.read(row))));
    yield start + lines.join('');
    start = '';
  }
  if (start !== '') yield start;
}
