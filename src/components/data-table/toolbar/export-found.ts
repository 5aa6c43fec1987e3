import { lateCode } from '../../../lib/browser/late-code.ts';
import type { WantedFile } from './export-rows.ts';

const exporter = lateCode(() => import('./export-rows.ts'));

/**
 * Loads the code of the export, and exports the found rows as a CSV file. It reports the outcome, also where the
 * code does not load.
 */
export async function exportFound<T>(wanted: WantedFile<T>): Promise<void> {
  await (await exporter.load())?.exportRows(wanted);
}
