import { showToast } from './toast.ts';

/** Copies text to the clipboard and shows the result. Browsers allow it only on https pages. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return showToast({ title: 'Not copied', subject: text, failed: true });
  }
  return showToast({ title: 'Copied', subject: text });
}
