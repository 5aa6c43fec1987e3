import { receiveCsv } from '../../../api/lists/csv-call.ts';
import type { CsvId } from '../../../api/lists/long-list-types.ts';
import type { QueryParameters } from '../../../api/lists/parameters.ts';
import { ApiError } from '../../../api/transport/api-error.ts';
import { showProgressToast } from '../../feedback/toaster.tsx';
import { fileNameOf } from '../toolbar/download-csv.ts';
import { chooseFile, FileTooLarge } from './save-file.ts';

interface SaveOptions {
  /** The first part of the suggested file name. */
  words: string;
  /** Words about masks at the end of the toast: ", with phones and e-mails masked". */
  maskWords?: string;
}

/** Returns a size such as 12.4 MB. */
const sizeOf = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const progressIntervalMs = 250;

/** Saves a CSV file that the host makes of a list. A toast shows the progress with Cancel, and then the outcome. */
export async function saveCsv(
  operationId: CsvId,
  parameters: QueryParameters,
  { words, maskWords = '' }: SaveOptions,
): Promise<void> {
  const file = await chooseFile(`${fileNameOf(words)}.csv`);
  if (file === null) return;
  const cancelling = new AbortController();
  const progress = showProgressToast(`Exporting ${file.name}`, () => cancelling.abort());
  let bytes = 0;
  let shownAt = 0;
  async function* countedChunks() {
    for await (const chunk of receiveCsv(operationId, parameters, cancelling.signal)) {
      yield chunk;
      bytes += chunk.byteLength;
      if (Date.now() - shownAt < progressIntervalMs) continue;
      shownAt = Date.now();
      progress.show(`${sizeOf(bytes)} so far`);
    }
  }
  try {
    await file.write(countedChunks());
    progress.end({ title: 'Exported', text: `${file.name}, ${sizeOf(bytes)}${maskWords}` });
  } catch (reason) {
    if (cancelling.signal.aborted) {
      progress.end({ title: 'Export cancelled', text: 'Nothing was saved' });
    } else {
      const text = `${sentenceOf(reason)} Nothing was saved.`;
      progress.end({ title: 'Not exported', text, isFailure: true });
    }
  }
}

const sentenceOf = (reason: unknown) =>
  reason instanceof ApiError || reason instanceof FileTooLarge
    ? reason.message
    : 'The file could not be written.';
