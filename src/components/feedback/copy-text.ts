import { showToast } from './toast.ts';

/**
 * Copies text to the clipboard and shows the result in a toast. Browsers allow it only on https pages.
 *
 * @param name the name of the copied text in the toast; by default the text itself
 */
export async function copyText(text: string, name = text): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return showToast({ title: 'Not copied', text: name, isFailure: true });
  }
  return showToast({ title: 'Copied', text: name });
}
