import { lateCode } from '../../../lib/browser/late-code.ts';
import { showToast } from '../../feedback/toast.ts';
import type { Column } from '../column.tsx';
import type { FilterInForce } from '../filters/filters-in-force.ts';
import type { Found } from '../use-found-rows.ts';

const exporter = lateCode(() => import('./export-rows.ts'));

/** Loads the code of the export, downloads the found rows as a CSV file, and says so. */
export async function exportFound<T>(
  name: string,
  columns: readonly Column<T>[],
  found: Found<T>,
  filters: readonly FilterInForce[],
): Promise<void> {
  const file = (await exporter.load())?.exportRows(name, columns, found, filters);
  if (file !== undefined) await showToast({ title: 'Exported', subject: file });
}
