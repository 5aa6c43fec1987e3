import { csvFile } from '../../../../domain/csv.ts';
import { fold } from '../../../../domain/fold.ts';
import { lagosIsoDay } from '../../../../domain/lagos.ts';

/** In characters. Some systems allow only 255 bytes for the whole name of a file. */
const maxWordsLength = 120;

/** Returns the name of a file without its ending: the words, and the current day in Africa/Lagos. */
export function fileNameOf(words: string): string {
  const parts = fold(words)
    .slice(0, maxWordsLength)
    .match(/[a-z0-9]+/g);
  return [...(parts ?? []), lagosIsoDay(Date.now())].join('-');
}

/** Downloads lines as a CSV file. `words` are the first part of its name. Returns the name. */
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
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
