import { z } from 'zod';
import { exportEntries } from '../audit/export-entries.ts';
import type { Read } from '../db/transactions/read-snapshot.ts';
import { exportChange } from '../export/export-change.ts';
import type { ExportEnd } from '../export/export-stream.ts';
import { type ExportedList, exportedLists } from '../export/exported-lists.ts';
import { type ShownColumns, writeExport } from '../export/write-export.ts';
import type { Piece } from '../export/write-pieces.ts';
import type { Change } from '../repositories/audit.ts';
import { allowedBy } from '../repositories/audit-filters.ts';
import { auditFiltersIn } from './audit.ts';
import { searchIn } from './search.ts';

const shown = z
  .looseObject({ columns: z.string().optional(), masked: z.literal('contact').optional() })
  .transform(
    ({ columns, masked }): ShownColumns => ({
      names: columns?.split(','),
      isMasked: masked !== undefined,
    }),
  );

type ListId = keyof typeof exportedLists;
export type ExportId = ListId | 'exportAuditEntries';

/** The names of the exports in their paths, by their operations. */
export const exportNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(exportedLists).map(([id, { name }]) => [id, name] as const),
  ['exportAuditEntries', 'audit'],
]);

/** Returns whether an operation is an export. */
export const isExportId = (id: string): id is ExportId => exportNames.has(id);

/** A file that is being written, and its audit entry. */
interface ExportedFile {
  pieces: AsyncGenerator<Piece, void>;
  changeOf: (end: ExportEnd) => Change;
}

function openList<Row>(read: Read, exported: ExportedList<Row>, parameters: unknown): ExportedFile {
  const wanted = searchIn(parameters, exported.list);
  const columns = shown.parse(parameters);
  return {
    pieces: writeExport(read, exported, wanted, columns),
    changeOf: (end) => exportChange(exported, wanted, columns, end),
  };
}

const auditWords = { name: 'audit', words: 'the audit' };
const newestFirst = { name: 'at', descending: true };
const allColumns: ShownColumns = { names: undefined, isMasked: false };

function openAudit(read: Read, parameters: unknown): ExportedFile {
  const found = auditFiltersIn(parameters);
  const { search: q = '', ...filters } = found;
  const wanted = { q, filters, order: newestFirst };
  return {
    pieces: exportEntries(read, allowedBy(found)),
    changeOf: (end) => exportChange(auditWords, wanted, allColumns, end),
  };
}

/**
 * Begins the file of an export.
 *
 * @throws HttpError 400 for parameters that cannot be used
 */
export function openFile(id: ExportId, read: Read, parameters: unknown): ExportedFile {
  switch (id) {
    case 'exportArtisans':
      return openList(read, exportedLists[id], parameters);
    case 'exportClients':
      return openList(read, exportedLists[id], parameters);
    case 'exportJobs':
      return openList(read, exportedLists[id], parameters);
    case 'exportTransactions':
      return openList(read, exportedLists[id], parameters);
    case 'exportApprovedWithdrawals':
      return openList(read, exportedLists[id], parameters);
    case 'exportPaidPartPayments':
      return openList(read, exportedLists[id], parameters);
    case 'exportContactMessages':
      return openList(read, exportedLists[id], parameters);
    case 'exportAuditEntries':
      return openAudit(read, parameters);
  }
}
