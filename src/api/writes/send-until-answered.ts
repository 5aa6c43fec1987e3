import { wait } from '../../lib/browser/wait.ts';
import { readToken } from '../transport/token.ts';
import { WriteError } from './write-outcome.ts';

/** The pauses before the repeated calls in milliseconds; the last one is repeated. */
const pauses = [0, 2_000, 5_000, 10_000];

/** Milliseconds after the press in which a call is repeated. */
export const repeatedForMs = 120_000;

/** The refusals that end the repetition: the first call changed nothing, or a row that is decided. */
const finalRefusals = new Set([404, 409, 412, 422]);

interface Repetition {
  /** Milliseconds UTC. */
  pressedAt: number;
  /** Called before the first repeated call. */
  onUnanswered: () => void;
}

/**
 * Sends a call, and after no answer the same call again, for at most two minutes after the press: the host carries
 * out calls with the same key once, and answers each of them. It is sent by the same session only, and only while the
 * tab is visible.
 *
 * @throws WriteError with the outcome `unknown` if no call was answered
 */
export async function sendUntilAnswered<T>(
  send: () => Promise<T>,
  { pressedAt, onUnanswered }: Repetition,
): Promise<T> {
  const token = readToken();
  const isOver = () => readToken() !== token || Date.now() - pressedAt > repeatedForMs;
  for (let calls = 0; ; calls += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      const isFinal = calls > 0 ? finalRefusals.has(error.status) : error.outcome !== 'unknown';
      if (isFinal) throw error;
      if (calls === 0) onUnanswered();
      await wait(pauses[Math.min(calls, pauses.length - 1)] ?? 0);
      await untilVisible();
      // The first call may still be under way, so a later refusal does not say that nothing was changed.
      if (isOver()) throw new WriteError(error, 'unknown');
    }
  }
}

function untilVisible(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });
}
