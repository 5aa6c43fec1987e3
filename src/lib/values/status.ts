import { failedStatuses, paidStatuses, statusKey } from '../../../domain/status.ts';

/** The meaning of a status word, which decides its colour. An unknown word is neutral. */
export type StatusTone = 'ok' | 'info' | 'wait' | 'bad' | 'neutral';

const wordsByTone: readonly [StatusTone, readonly string[]][] = [
  ['ok', [...paidStatuses, 'accepted', 'active', 'verified', 'connected', 'read', 'answered']],
  ['info', ['ongoing', 'in-progress', 'processing']],
  ['wait', ['pending', 'unpaid', 'unverified', 'not-read', 'waiting']],
  ['bad', failedStatuses],
];

const tones = new Map(
  wordsByTone.flatMap(([tone, words]) => words.map((word): [string, StatusTone] => [word, tone])),
);

/** Returns the meaning of a host's status word. Null is neutral. */
export function statusTone(word: string | null): StatusTone {
  return word === null ? 'neutral' : (tones.get(statusKey(word)) ?? 'neutral');
}

/**
 * Formats a host's status word with spaces and a capital letter, and does not replace it with a synonym: "not-read" as
 * "Not read". Returns NIL for null and for a blank word.
 */
export function formatStatus(word: string | null): string {
  if (word === null) return 'NIL';
  const spaced = word.trim().replaceAll(/[\s_-]+/g, ' ');
  return spaced === '' ? 'NIL' : spaced[0]?.toLocaleUpperCase() + spaced.slice(1);
}
