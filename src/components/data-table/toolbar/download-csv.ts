import { fold } from '../../../lib/row-index/fold.ts';
import { today } from '../../../lib/values/dates.ts';
import { csvFile } from './csv.ts';

/** A longer file name is cut: some systems allow 255 bytes. */
const longestName = 120;

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
  const start = fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestName);
  link.download = `${start}-${today(Date.now())}.csv`;
  link.click();
  // The browser reads the file later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return link.download;
}
