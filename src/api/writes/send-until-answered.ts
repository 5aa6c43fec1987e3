import { wait } from '../../lib/browser/wait.ts';
import { readToken } from '../transport/token.ts';
import { WriteError } from './write-outcome.ts';

/** The pauses in milliseconds before the repeated calls. The last pause is also that of all further calls. */
const pauses = [0, 2_000, 5_000, 10_000];

/** A call is repeated until this many milliseconds after the press. */
export const repeatedForMs = 120_000;

/** The refusals of a repeated call that say that no call changed anything, or that the row is already decided. */
const finalRefusals = new Set([404, 409, 412, 422]);

interface Repetition {
  /** The time of the press in milliseconds UTC. */
  pressedAt: number;
  /** Called when the first call has ended without a known outcome. */
  onUnanswered: () => void;
}

/**
 * Sends a call, and repeats it while its outcome is not known, until `repeatedForMs`. The host carries out calls with the
 * same key once, and answers each of them. The call is repeated only in the same session and while the tab is visible.
 *
 * @throws WriteError: the refusal or failure of the first call, a final refusal of a later one, or the outcome `unknown`
 */
export async function sendUntilAnswered<T>(
  send: () => Promise<T>,
  { pressedAt, onUnanswered }: Repetition,
): Promise<T> {
  const token = readToken();
  const mustStop = () => readToken() !== token || Date.now() - pressedAt > repeatedForMs;
  for (let calls = 0; ; calls += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      const isFinal =
        error.outcome !== 'unknown' && (calls === 0 || finalRefusals.has(error.status));
      if (isFinal) throw error;
      if (calls === 0) onUnanswered();
      await wait(pauses[Math.min(calls, pauses.length - 1)] ?? 0);
      await untilVisible();
      // The first call may still be under way, so a later refusal does not say that nothing was changed.
      if (mustStop()) throw new WriteError(error, 'unknown');
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
