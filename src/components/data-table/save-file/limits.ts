type Picker = (options: object) => Promise<unknown>;

const isPicker = (value: unknown): value is Picker => typeof value === 'function';

/** Returns the function with which the browser asks where to save a file; null if the browser has none. */
export function savePicker(): Picker | null {
  const pick: unknown = Reflect.get(globalThis, 'showSaveFilePicker');
  return isPicker(pick) ? pick : null;
}

/** The maximum size of a file in a browser that does not write to the disk while the file arrives. */
export const maxBytesInMemory = 200_000_000;

/** The message about a file that is larger than `maxBytesInMemory`. */
export const tooLargeWords =
  'This browser holds a file in its memory, at most 200 MB. Filter the list, for example by a period, or use Chrome or Edge.';
