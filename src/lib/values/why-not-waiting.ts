import { statusTone } from './status.ts';

/** Returns the reason why a row that does not wait has no decision buttons. */
export function whyNotWaiting(status: string | null): string {
  return ['ok', 'bad'].includes(statusTone(status)) ? 'Already decided' : 'Not pending';
}
