import { downloadAddress, type ExportId, receiveExport } from '../../../api/lists/csv-call.ts';
import type { Parameters } from '../../../api/lists/parameters.ts';
import { ApiError } from '../../../api/transport/api-error.ts';
import { toast, toastProgress } from '../../feedback/toaster.tsx';
import { download } from '../toolbar/download-csv.ts';
import { type ChosenFile, chooseFile } from './save-to-disk.ts';

interface Named {
  /** The name of the file without its ending. */
  file: string;
  /** The words about masks for the toast. */
  masked?: string;
}

/** Returns a size such as 12.4 MB. */
const sizeOf = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const progressEveryMs = 250;

/**
 * Exports all rows that the host finds: to the disk if the browser can write there, else as a browser download.
 * Reports the outcome in a toast.
 */
export async function exportFromHost(
  operationId: ExportId,
  parameters: Parameters,
  { file, masked = '' }: Named,
): Promise<void> {
  const place = await chooseFile(`${file}.csv`);
  if (place === 'cancelled') return;
  if (place === 'not-possible') {
    try {
      download(await downloadAddress(operationId, parameters, file), file);
      const subject = `The browser downloads ${file}.csv${masked} and shows the progress`;
      toast({ title: 'Download started', subject });
    } catch (reason) {
      toast({ title: 'Not exported', subject: sentenceOf(reason), failed: true });
    }
    return;
  }
  await writeTo(place, operationId, parameters, masked);
}

/** Writes the rows to the disk while they arrive, with progress and Cancel. */
async function writeTo(
  place: ChosenFile,
  operationId: ExportId,
  parameters: Parameters,
  masked: string,
): Promise<void> {
  const cancelling = new AbortController();
  const progress = toastProgress(`Exporting ${place.name}`, () => cancelling.abort());
  let bytes = 0;
  let shownAt = 0;
  async function* counted() {
    for await (const chunk of receiveExport(operationId, parameters, cancelling.signal)) {
      yield chunk;
      bytes += chunk.byteLength;
      if (Date.now() - shownAt < progressEveryMs) continue;
      shownAt = Date.now();
      progress.show(`${sizeOf(bytes)} so far`);
    }
  }
  try {
    await place.write(counted());
    progress.end({ title: 'Exported', subject: `${place.name}, ${sizeOf(bytes)}${masked}` });
  } catch (reason) {
    if (cancelling.signal.aborted) {
      progress.end({ title: 'Export cancelled', subject: 'Nothing was saved' });
    } else {
      const subject = `${sentenceOf(reason)} Nothing was saved.`;
      progress.end({ title: 'Not exported', subject, failed: true });
    }
  }
}

const sentenceOf = (reason: unknown) =>
  reason instanceof ApiError ? reason.message : 'The file could not be written.';
