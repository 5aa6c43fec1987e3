import { byteOrderMark, csvLine } from '../../domain/csv.ts';
import type { ExportColumn } from './columns.ts';

/** A piece of a file, and the number of its rows. */
export interface Piece {
  text: string;
  rows: number;
}

/** Returns the texts of the pieces of a file. */
export async function* textsOf(pieces: AsyncIterable<Piece>): AsyncGenerator<string, void> {
  for await (const { text } of pieces) yield text;
}

/** Writes a CSV file in pieces, one for each part of the rows. The first piece has the headers. */
export async function* writePieces<Row>(
  parts: AsyncIterable<readonly Row[]>,
  columns: readonly ExportColumn<Row>[],
): AsyncGenerator<Piece, void> {
  let start = byteOrderMark + csvLine(columns.map(({ header }) => header));
  for await (const rows of parts) {
    const lines = rows.map((row) => csvLine(columns.map((column) => column.read(row))));
    yield { text: start + lines.join(''), rows: rows.length };
    start = '';
  }
  if (start !== '') yield { text: start, rows: 0 };
}
