/** What a status word is known to mean. Words nobody knows are neutral and printed all the same. */
export type StatusTone = 'ok' | 'info' | 'wait' | 'bad' | 'neutral';

const meanings: readonly [StatusTone, readonly string[]][] = [
  [
    'ok',
    [
      'completed',
      'accepted',
      'approved',
      'paid',
      'success',
      'successful',
      'active',
      'verified',
      'connected',
      'read',
    ],
  ],
  ['info', ['ongoing', 'in-progress', 'processing']],
  ['wait', ['pending', 'unpaid', 'unverified', 'not-read']],
  [
    'bad',
    [
      'rejected',
      'failed',
      'declined',
      'cancelled',
      'canceled',
      'reversed',
      'refunded',
      'expired',
      'voided',
    ],
  ],
];

const tones = new Map(
  meanings.flatMap(([tone, words]) => words.map((word): [string, StatusTone] => [word, tone])),
);

/** The host's word in the form that meanings are looked up by. */
export function statusKey(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
}

export function statusTone(word: string | null): StatusTone {
  return word === null ? 'neutral' : (tones.get(statusKey(word)) ?? 'neutral');
}

/** The host's word made readable: "not-read" becomes "Not read". Never another word. */
export function formatStatus(word: string | null): string {
  if (word === null) return 'NIL';
  const spaced = word.trim().replaceAll(/[\s_-]+/g, ' ');
  return spaced === '' ? 'NIL' : spaced[0]?.toLocaleUpperCase() + spaced.slice(1);
}
