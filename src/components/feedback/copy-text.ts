import { showToast } from './toast.ts';

/**
 * Copies text to the clipboard and shows the result. Browsers allow it only on https pages.
 *
 * @param subject the name of the copied text in the message; by default the text itself
 */
export async function copyText(text: string, subject = text): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return showToast({ title: 'Not copied', subject, failed: true });
  }
  return showToast({ title: 'Copied', subject });
}
