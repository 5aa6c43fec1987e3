import { onTestFinished, vi } from 'vitest';

interface Download {
  name: string;
  text: Promise<string>;
}

/** Collects the files that the browser downloads in a test. */
export function watchDownloads(): Download[] {
  const files: Download[] = [];
  let lastBlob = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      lastBlob = blob;
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: lastBlob.text() });
  });
  onTestFinished(() => click.mockRestore());
  return files;
}
