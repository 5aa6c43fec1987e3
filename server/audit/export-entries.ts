import type { SQL } from 'drizzle-orm';
import { type ExportColumn, moments, texts } from '../export/columns.ts';
import { type Piece, writePieces } from '../export/write-pieces.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import { within } from '../lists/limits.ts';
import type { FileReader } from '../lists/write-file.ts';
import { type AuditRow, type Place, readEntries } from '../repositories/audit-list.ts';

/** The columns of the file: the columns of the screen, and the record of an entry. */
const columns: readonly ExportColumn<AuditRow>[] = [
  moments('at', 'Time', ({ at }) => at),
  texts('by', 'Account', ({ by }) => by ?? 'On the server'),
  texts('sentence', 'What was done', ({ sentence }) => sentence),
  texts('reason', 'Reason', ({ reason }) => reason),
  texts('address', 'IP address', ({ address }) => address),
  texts('kind', 'Record', ({ kind }) => kind),
  texts('subject_id', 'Record ID', ({ subject_id }) => subject_id),
];

/** The numbers of entries in the first part and in later parts; a small first part makes the download start soon. */
const [firstEntries, moreEntries] = [200, 1_000];

/** Milliseconds for one part; a search for few of many entries can take long. */
const partTimeoutMs = 15_000;

/**
 * Reads all entries that meet a condition in parts, newest first. Each part is a separate short transaction, as
 * for lists. Entries that are added during the export are newer than the place, so no entry is read twice.
 *
 * @throws HttpError 503 when one part takes too long
 */
async function* readAllEntries(
  { read, limits }: FileReader,
  where: SQL | undefined,
): AsyncGenerator<AuditRow[], void> {
  let place: Place | undefined;
  for (let most = firstEntries; ; most = moreEntries) {
    const rows = await read((tx) =>
      within({ tx, limits }, partTimeoutMs, (inner) => readEntries(inner, where, { place, most })),
    );
    if (rows === undefined) {
      throw new HttpError(503, 'The entries take too long to find. Choose fewer of them.');
    }
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < most) return;
    place = { side: 'older', micros: last.micros, id: last.id };
  }
}

/**
 * Writes a CSV file of all entries that meet a condition, in pieces. The first piece has the headers.
 *
 * @throws HttpError 503 when one part takes too long
 */
export const exportEntries = (
  reader: FileReader,
  where: SQL | undefined,
): AsyncGenerator<Piece, void> => writePieces(readAllEntries(reader, where), columns);
