import { onTestFinished, vi } from 'vitest';

interface Download {
  name: string;
  text: Promise<string>;
}

/** Collects the files that the browser downloads in a test. */
export function watchDownloads(): Download[] {
  const files: Download[] = [];
  let lastBlob = new Blob();
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) lastBlob = blob;
    return 'blob:x';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: lastBlob.text() });
  });
  onTestFinished(() => {
    for (const replaced of [create, revoke, click]) replaced.mockRestore();
  });
  return files;
}
