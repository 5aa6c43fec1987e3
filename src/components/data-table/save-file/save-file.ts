import { downloadBlob } from '../toolbar/download-csv.ts';

/** A file that is being saved. */
interface ChosenFile {
  name: string;
  /** Writes all chunks. The file is saved at the end; if a chunk fails, nothing is saved. */
  write: (chunks: AsyncIterable<Uint8Array<ArrayBuffer>>) => Promise<void>;
}

type Picker = (options: object) => Promise<unknown>;

const isPicker = (value: unknown): value is Picker => typeof value === 'function';

/** Returns the browser's picker for a place to save; null if the browser has none. */
function picker(): Picker | null {
  const pick: unknown = Reflect.get(globalThis, 'showSaveFilePicker');
  return isPicker(pick) ? pick : null;
}

/** Returns whether the browser writes files to the disk while they arrive. */
export const writesToDisk = (): boolean => picker() !== null;

/** The most bytes of a file that the browser has in its memory, because it does not write to the disk. */
export const maxBytesInMemory = 200_000_000;

/** The file has more bytes than the memory may hold. */
export class FileTooLarge extends Error {
  constructor() {
    super(tooLargeWords);
  }
}

/** Why a file is not exported that is too large for the memory. */
export const tooLargeWords =
  'This browser holds a file in its memory, at most 200 MB. Filter the list, for example by a period, or use Chrome or Edge.';

/** Downloads a file when all its chunks are in the memory. */
const inMemory = (name: string): ChosenFile => ({
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
 * Lets the administrator choose where to save a file. Browsers allow the call only soon after a press. A browser that
 * does not write to the disk downloads the file at the end.
 *
 * https://developer.mozilla.org/docs/Web/API/Window/showSaveFilePicker
 *
 * @returns null if the administrator cancels
 */
export async function chooseFile(suggestedName: string): Promise<ChosenFile | null> {
  const pick = picker();
  if (pick === null) return inMemory(suggestedName);
  const types = [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }];
  let handle: unknown;
  try {
    handle = await pick.call(globalThis, { suggestedName, types });
  } catch (reason) {
    const isCancelled = reason instanceof DOMException && reason.name === 'AbortError';
    return isCancelled ? null : inMemory(suggestedName);
  }
  return isFile(handle)
    ? { name: handle.name, write: (chunks) => save(handle, chunks) }
    : inMemory(suggestedName);
}

const isFile = (value: unknown): value is FileSystemFileHandle =>
  typeof value === 'object' && value !== null && 'createWritable' in value;

async function save(
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

/** Removes the empty file that the browser made when the place was chosen. Not every browser can remove it. */
async function removeEmpty(handle: FileSystemFileHandle): Promise<void> {
  try {
    const { size } = await handle.getFile();
    const remove: unknown = Reflect.get(handle, 'remove');
    if (size === 0 && typeof remove === 'function') await remove.call(handle);
  } catch {
    // An empty file does no harm.
  }
}
