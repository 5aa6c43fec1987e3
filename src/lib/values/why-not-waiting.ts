/** This is not in status.ts, because the lists without decisions load that file. */
import { statusTone } from './status.ts';

/** Returns why a row that does not wait for a decision cannot be decided on. */
export function whyNotWaiting(status: string | null): string {
  return ['ok', 'bad'].includes(statusTone(status)) ? 'Already decided' : 'Not pending';
}
