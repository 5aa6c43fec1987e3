import type { Read } from '../db/transactions/read-snapshot.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import { type ExportColumn, masked } from './columns.ts';
import { byteOrderMark, csvLine } from './csv-text.ts';
import type { Piece } from './export-stream.ts';
import type { ExportedList } from './exported-lists.ts';
import { readFound, type Wanted } from './read-found.ts';

/** The columns of a file. */
export interface ShownColumns {
  /** Their names in their order; undefined for all. */
  names: readonly string[] | undefined;
  isMasked: boolean;
}

/** @throws HttpError 400 for a column that the list does not have */
function columnsOf<Row>(
  { columns }: ExportedList<Row>,
  { names, isMasked }: ShownColumns,
): readonly ExportColumn<Row>[] {
  const chosen =
    names?.map((name) => {
      const column = columns.find(({ id }) => id === name);
      if (column === undefined) throw new HttpError(400, `The export has no field ${name}.`);
      return column;
    }) ?? columns;
  return isMasked ? chosen.map(masked) : chosen;
}

/**
 * Writes a CSV file of all rows that a search finds, in pieces. The first piece has the headers.
 *
 * @throws HttpError 400 for a column that the list does not have; else as readFound
 */
export async function* writeExport<Row>(
  read: Read,
  exported: ExportedList<Row>,
  wanted: Wanted,
  shown: ShownColumns,
): AsyncGenerator<Piece, void> {
  const columns = columnsOf(exported, shown);
  let start = byteOrderMark + csvLine(columns.map(({ header }) => header));
  for await (const rows of readFound(read, exported.list, wanted)) {
    const lines = rows.map((row) => csvLine(columns.map((column) => column.read(row))));
    yield { text: start + lines.join(''), rows: rows.length };
    start = '';
  }
  if (start !== '') yield { text: start, rows: 0 };
}
