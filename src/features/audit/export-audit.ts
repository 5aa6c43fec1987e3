import type { AuditFilter } from '../../api/extensions/audit.ts';
import { withoutEmpty } from '../../api/lists/parameters.ts';
import { saveCsv } from '../../components/data-table/save-file/save-csv.ts';

/** Saves a CSV file of all entries that match a filter, whatever page is open. */
export async function exportAudit({ search, account, kind, from, to }: AuditFilter): Promise<void> {
  const parameters = withoutEmpty({ search, account, kind, from, to });
  const words = ['Audit', kind, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');
  await saveCsv('listAuditEntries', parameters, { words });
}
