import { byteOrderMark, csvLine } from '../../domain/csv.ts';
import type { ExportColumn } from './columns.ts';

/** Writes a CSV file in pieces, one for each part of the rows. The first piece has the headers. */
export async function* writePieces<Row>(
  parts: AsyncIterable<readonly Row[]>,
  columns: readonly ExportColumn<Row>[],
): AsyncGenerator<string, void> {
  let start = byteOrderMark + csvLine(columns.map(({ header }) => header));
  for await (const rows of parts) {
    const lines = rows.map((row) => csvLine(columns.map((column) => column.read(row))));
    yield start + lines.join('');
    start = '';
  }
  if (start !== '') yield start;
}
