import type { AuditFilter } from '../../api/extensions/audit.ts';
import { withoutEmpty } from '../../api/lists/parameters.ts';
import { saveCsv } from '../../components/data-table/save-file/save-csv.ts';
import { fileNameOf } from '../../components/data-table/toolbar/download-csv.ts';

/** Exports all entries that a filter finds as a CSV file, and reports the outcome. */
export async function exportAudit({ search, account, kind, from, to }: AuditFilter): Promise<void> {
  const parameters = withoutEmpty({ search, account, kind, from, to });
  const words = ['Audit', kind, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');
  await saveCsv('listAuditEntries', parameters, { name: fileNameOf(words) });
}
