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

/**
 * Downloads lines as a CSV file.
 *
 * @param words the first part of the file name
 * @returns the file name
 */
export function downloadCsv(words: string, lines: readonly (readonly string[])[]): string {
  const file = `${fileNameOf(words)}.csv`;
  downloadBlob([csvFile(lines)], file);
  return file;
}

/** Downloads CSV texts or bytes as a file with this name. */
export function downloadBlob(parts: BlobPart[], name: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
