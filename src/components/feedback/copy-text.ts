import { showToast } from './toast.ts';

/** Puts text where it can be pasted from, and says whether that worked: a page without https may not. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return showToast({ title: 'Not copied', subject: text, failed: true });
  }
  return showToast({ title: 'Copied', subject: text });
}
