import type { SQL } from 'drizzle-orm';
import type { Read } from '../db/transactions/read-snapshot.ts';
import { type ExportColumn, maskedColumn } from '../export/columns.ts';
import { writePieces } from '../export/write-pieces.ts';
import { HttpError } from '../refusals/http-error.ts';
import { conditionOf, rangeOf } from './conditions.ts';
import { maxCounted } from './count-rows.ts';
import { findAll, findNext } from './find-keys.ts';
import { beginReading, type ListLimits, type Reader } from './limits.ts';
import type { ListDefinition, Position } from './list-definition.ts';
import { directionOf } from './order.ts';
import { readRows } from './read-page.ts';
import type { ListCall } from './read-parameters.ts';

/** The rows that are read and written to the file at a time, some 10 ms of work. */
const rowsAtOnce = 500;

/** The function that reads the rows of a file, and its limits. */
export interface FileReader {
  /** Reads one batch in a short transaction, so that other calls can use the connection between two batches. */
  read: Read;
  limits: ListLimits;
}

/**
 * Finds the keys of all rows that a call selects, in their order, in batches. A row that changes meanwhile may be
 * missing, or be found twice if it moves further down the order.
 *
 * @throws HttpError 400 for too many words or a text that is no day
 */
async function* findAllKeys<Row>(
  { read, limits }: FileReader,
  list: ListDefinition<Row>,
  { selection, order }: ListCall,
): AsyncGenerator<number[], void> {
  const direction = directionOf(list, order, false, rangeOf(list, selection, order));
  const inTransaction = <T>(work: (reader: Reader, where: SQL | undefined) => Promise<T>) =>
    read(async (tx) => {
      const reader = { tx, limits };
      return work(reader, conditionOf(list, selection, await beginReading(reader, selection.q)));
    });
  const allMatches = await inTransaction(async (reader, where) =>
    where === undefined ? undefined : findAll(reader, direction, where, maxCounted),
  );
  if (allMatches !== undefined) {
    yield allMatches.map(({ key }) => key);
    return;
  }
  // There is no condition, or too many rows match to sort them, so the list is read step by step in its order.
  let position: Position | undefined;
  for (;;) {
    const from = position;
    const rows = await inTransaction((reader, where) => findNext(reader, direction, where, from));
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.filter(({ matches }) => matches).map(({ key }) => key);
    position = { side: 'after', value: last.value, key: last.key };
  }
}

/** Reads all rows that a call selects, in batches of at most `rowsAtOnce`. */
async function* readBatches<Row>(
  reader: FileReader,
  list: ListDefinition<Row>,
  call: ListCall,
): AsyncGenerator<Row[], void> {
  for await (const keys of findAllKeys(reader, list, call)) {
    for (let at = 0; at < keys.length; at += rowsAtOnce) {
      const batch = keys.slice(at, at + rowsAtOnce);
      yield await reader.read((tx) => readRows({ tx, limits: reader.limits }, list, batch));
    }
  }
}

/** Returns the columns that a call selects, masked if it asks for that. @throws HttpError 400 for an unknown column */
function chosenColumns<Row>(
  { fileColumns }: ListDefinition<Row>,
  { columns, selection }: ListCall,
): ExportColumn<Row>[] {
  const chosen =
    columns?.map((name) => {
      const column = fileColumns.find(({ id }) => id === name);
      if (column === undefined) throw new HttpError(400, `This list has no field ${name}.`);
      return column;
    }) ?? fileColumns;
  return chosen.map((column) => (selection.isMasked ? maskedColumn(column) : column));
}

/**
 * Writes a CSV file of all rows that a call selects, in pieces. The first piece has the headers.
 *
 * @throws HttpError 400 for a column that the list does not have, too many words, or a text that is no day
 */
export const writeFile = <Row>(
  reader: FileReader,
  list: ListDefinition<Row>,
  call: ListCall,
): AsyncGenerator<string, void> =>
  writePieces(readBatches(reader, list, call), chosenColumns(list, call));
