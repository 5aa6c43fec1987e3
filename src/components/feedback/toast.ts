import { lateCode } from '../../lib/browser/late-code.ts';
import type { Toast } from './toaster.tsx';

const toaster = lateCode(() => import('./toaster.tsx'));

/** Shows a toast. The first call loads the code of toasts. */
export async function showToast(message: Toast): Promise<void> {
  (await toaster.load())?.toast(message);
}
