import { lateCode } from '../../lib/browser/late-code.ts';
import type { Toast } from './toaster.tsx';

const toaster = lateCode(() => import('./toaster.tsx'));

/** Shows a toast, after the code of toasts is loaded. */
export async function showToast(message: Toast): Promise<void> {
  (await toaster.load())?.toast(message);
}
