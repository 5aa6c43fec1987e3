import { downloadBlob } from '../toolbar/download-csv.ts';
import { maxBytesInMemory, savePicker, tooLargeWords } from './limits.ts';

/** A file that is being saved. */
interface ChosenFile {
  name: string;
  /** Writes all chunks. The file is saved at the end; if a chunk fails, nothing is saved. */
  write: (chunks: AsyncIterable<Uint8Array<ArrayBuffer>>) => Promise<void>;
}

/** The error if a file is larger than `maxBytesInMemory`. */
export class FileTooLarge extends Error {
  constructor() {
    super(tooLargeWords);
  }
}

/** Returns a file that is collected in the memory, and downloaded when all its chunks have arrived. */
const memoryFile = (name: string): ChosenFile => ({
  name,
  async write(chunks) {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      if (bytes > maxBytesInMemory) throw new FileTooLarge();
      parts.push(chunk);
    }
    downloadBlob(parts, name);
  },
});

/**
 * Asks the administrator where to save a file. Browsers allow that only shortly after a press. If the browser cannot
 * ask, the file is downloaded when all of it has arrived.
 *
 * https://developer.mozilla.org/docs/Web/API/Window/showSaveFilePicker
 *
 * @returns null if the administrator cancels
 */
export async function chooseFile(suggestedName: string): Promise<ChosenFile | null> {
  const pick = savePicker();
  if (pick === null) return memoryFile(suggestedName);
  const types = [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }];
  let handle: unknown;
  try {
    handle = await pick.call(globalThis, { suggestedName, types });
  } catch (reason) {
    const isCancelled = reason instanceof DOMException && reason.name === 'AbortError';
    return isCancelled ? null : memoryFile(suggestedName);
  }
  return isFile(handle)
    ? { name: handle.name, write: (chunks) => writeTo(handle, chunks) }
    : memoryFile(suggestedName);
}

const isFile = (value: unknown): value is FileSystemFileHandle =>
  typeof value === 'object' && value !== null && 'createWritable' in value;

async function writeTo(
  handle: FileSystemFileHandle,
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const writable = await handle.createWritable();
  try {
    for await (const chunk of chunks) await writable.write(chunk);
    await writable.close();
  } catch (reason) {
    await writable.abort().catch(() => undefined);
    await removeEmpty(handle);
    throw reason;
  }
}

/** Removes the empty file that the browser created when the administrator chose its name, if the browser can. */
async function removeEmpty(handle: FileSystemFileHandle): Promise<void> {
  try {
    const { size } = await handle.getFile();
    const remove: unknown = Reflect.get(handle, 'remove');
    if (size === 0 && typeof remove === 'function') await remove.call(handle);
  } catch {
    // An empty file does no harm.
  }
}
