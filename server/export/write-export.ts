import type { Read } from '../db/transactions/read-snapshot.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import { type ExportColumn, masked } from './columns.ts';
import type { ExportedList } from './exported-lists.ts';
import { readFound, type Wanted } from './read-found.ts';
import { type Piece, writePieces } from './write-pieces.ts';

/** The columns of a file. */
export interface ShownColumns {
  /** The names of the columns in their order; undefined for all. */
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
 * @throws HttpError 400 for a column that the list does not have, and the errors of readFound
 */
export async function* writeExport<Row>(
  read: Read,
  exported: ExportedList<Row>,
  wanted: Wanted,
  shown: ShownColumns,
): AsyncGenerator<Piece, void> {
  const columns = columnsOf(exported, shown);
  yield* writePieces(readFound(read, exported.list, wanted), columns);
}
