import type { SQL } from 'drizzle-orm';
import type { Read } from '../db/transactions/read-snapshot.ts';
import { type ExportColumn, moments, texts } from '../export/columns.ts';
import { type Piece, writePieces } from '../export/write-pieces.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import { type AuditRow, type Place, readEntries } from '../repositories/audit-list.ts';
import { within } from '../search/within.ts';

/** The columns of the file: those of the screen, with the record that an entry is about. */
const columns: readonly ExportColumn<AuditRow>[] = [
  moments('at', 'Time', ({ at }) => at),
  texts('by', 'Account', ({ by }) => by ?? 'On the machine'),
  texts('sentence', 'What was done', ({ sentence }) => sentence),
  texts('reason', 'Reason', ({ reason }) => reason),
  texts('address', 'Address', ({ address }) => address),
  texts('kind', 'Record', ({ kind }) => kind),
  texts('subject_id', 'Record ID', ({ subject_id }) => subject_id),
];

/** Entries that are read, and written to the file, at a time; the first ones must come soon. */
const [firstEntries, moreEntries] = [200, 1_000];

/** Milliseconds for them, where few of many entries meet the condition. */
const patience = 15_000;

/**
 * Reads all entries that meet a condition, newest first, some at a time. Each part is a short transaction of its own, as of
 * readFound. Entries that are added meanwhile are newer than the place, so none is read twice.
 *
 * @throws HttpError 503 where they take too long to find
 */
async function* readAllEntries(
  read: Read,
  where: SQL | undefined,
): AsyncGenerator<AuditRow[], void> {
  let place: Place | undefined;
  for (let most = firstEntries; ; most = moreEntries) {
    const rows = await read((tx) =>
      within(tx, patience, (inner) => readEntries(inner, where, { place, most })),
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
 * @throws HttpError 503 where they take too long to find
 */
export const exportEntries = (read: Read, where: SQL | undefined): AsyncGenerator<Piece, void> =>
  writePieces(readAllEntries(read, where), columns);
