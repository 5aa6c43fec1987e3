/** A place on the disk that the administrator chose. */
export interface ChosenFile {
  name: string;
  /** Writes all chunks. The file on the disk changes only at the end; if a chunk fails, it does not change. */
  write: (chunks: AsyncIterable<Uint8Array<ArrayBuffer>>) => Promise<void>;
}

type Picker = (options: object) => Promise<unknown>;

const isPicker = (value: unknown): value is Picker => typeof value === 'function';

/** Returns the browser's picker for a place to save; null if the browser has none. */
function picker(): Picker | null {
  const pick: unknown = Reflect.get(globalThis, 'showSaveFilePicker');
  return isPicker(pick) ? pick : null;
}

/**
 * Lets the administrator choose where to save a file. Browsers allow the call only soon after a press.
 *
 * https://developer.mozilla.org/docs/Web/API/Window/showSaveFilePicker
 *
 * @returns the place; 'cancelled'; or 'not-possible' if the browser does not write to the disk
 */
export async function chooseFile(
  suggestedName: string,
): Promise<ChosenFile | 'cancelled' | 'not-possible'> {
  const pick = picker();
  if (pick === null) return 'not-possible';
  const types = [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }];
  let handle: unknown;
  try {
    handle = await pick.call(globalThis, { suggestedName, types });
  } catch (reason) {
    const isCancelled = reason instanceof DOMException && reason.name === 'AbortError';
    return isCancelled ? 'cancelled' : 'not-possible';
  }
  return isFile(handle)
    ? { name: handle.name, write: (chunks) => save(handle, chunks) }
    : 'not-possible';
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
