import { fold } from '../../../lib/row-index/fold.ts';
import { today } from '../../../lib/values/dates.ts';
import { csvFile } from './csv.ts';

/**
 * Downloads a CSV file.
 *
 * @param name the first part of the file name; the second is the day in Africa/Lagos
 * @returns the file name
 */
export function downloadCsv(name: string, lines: readonly (readonly string[])[]): string {
  const url = URL.createObjectURL(new Blob([csvFile(lines)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fold(name).replaceAll(/[^a-z0-9]+/g, '-')}-${today(Date.now())}.csv`;
  link.click();
  // The browser reads the file later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return link.download;
}
