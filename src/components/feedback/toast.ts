import { lateCode } from '../../lib/browser/late-part.tsx';

const toaster = lateCode(() => import('./toaster.tsx'));

/** A short message that goes away by itself. Said of things that happened, never of things to come. */
export interface Toast {
  title: string;
  /** What it is about. */
  subject?: string;
  /** It did not happen; the message then stays. */
  failed?: boolean;
}

/** Shows a message; what draws them is loaded with the first one. */
export async function showToast(message: Toast): Promise<void> {
  (await toaster.load())?.toast(message);
}
