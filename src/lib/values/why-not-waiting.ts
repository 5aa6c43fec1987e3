/** In a separate file, because status.ts is in the first chunk of the dashboard, which has no decisions. */
import { statusTone } from './status.ts';

/** Returns why a row that does not wait for a decision cannot be decided on. */
export function whyNotWaiting(status: string | null): string {
  return ['ok', 'bad'].includes(statusTone(status)) ? 'Already decided' : 'Not pending';
}
