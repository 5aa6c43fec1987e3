import { csvFile } from '../../../../domain/csv.ts';
import { fold } from '../../../../domain/fold.ts';
import { lagosIsoDay } from '../../../../domain/lagos.ts';

/** A longer file name is cut: some systems allow 255 bytes. */
const longestName = 120;

/** Returns the name of a file without its ending. `words` are its first part; the second is the day in Africa/Lagos. */
export function fileNameOf(words: string): string {
  const start = fold(words)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestName);
  return `${start}-${lagosIsoDay(Date.now())}`;
}

/** Downloads a file from an address. */
export function download(url: string, file: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noreferrer';
  // Browsers ignore the name for another origin; a refused request there opens in a new page.
  link.download = `${file}.csv`;
  if (!url.startsWith('blob:') && !url.startsWith(globalThis.location.origin))
    link.target = '_blank';
  link.click();
}

/**
 * Downloads lines as a CSV file.
 *
 * @param words the first part of the file name
 * @returns the file name
 */
export function downloadCsv(words: string, lines: readonly (readonly string[])[]): string {
  const file = fileNameOf(words);
  const url = URL.createObjectURL(new Blob([csvFile(lines)], { type: 'text/csv;charset=utf-8' }));
  download(url, file);
  // The browser reads the file later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return `${file}.csv`;
}
