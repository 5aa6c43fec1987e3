/** A separate file from status.ts, which the lists without decisions also load. */
import { statusTone } from './status.ts';

/** Returns why a row that does not wait for a decision cannot be decided on. */
export function whyNotWaiting(status: string | null): string {
  return ['ok', 'bad'].includes(statusTone(status)) ? 'Already decided' : 'Not pending';
}
