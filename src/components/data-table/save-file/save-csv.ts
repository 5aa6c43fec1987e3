import { receiveCsv } from '../../../api/lists/csv-call.ts';
import type { CsvId } from '../../../api/lists/long-list-types.ts';
import type { Parameters } from '../../../api/lists/parameters.ts';
import { ApiError } from '../../../api/transport/api-error.ts';
import { toastProgress } from '../../feedback/toaster.tsx';
import { chooseFile, FileTooLarge } from './save-file.ts';

interface Named {
  /** The name of the file without its ending. */
  file: string;
  /** The words about masks for the toast. */
  masked?: string;
}

/** Returns a size such as 12.4 MB. */
const sizeOf = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const progressEveryMs = 250;

/** Saves the CSV file of a host while it arrives, with progress and Cancel. Reports the outcome in a toast. */
export async function saveCsv(
  operationId: CsvId,
  parameters: Parameters,
  { file, masked = '' }: Named,
): Promise<void> {
  const place = await chooseFile(`${file}.csv`);
  if (place === null) return;
  const cancelling = new AbortController();
  const progress = toastProgress(`Exporting ${place.name}`, () => cancelling.abort());
  let bytes = 0;
  let shownAt = 0;
  async function* counted() {
    for await (const chunk of receiveCsv(operationId, parameters, cancelling.signal)) {
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
  reason instanceof ApiError || reason instanceof FileTooLarge
    ? reason.message
    : 'The file could not be written.';
