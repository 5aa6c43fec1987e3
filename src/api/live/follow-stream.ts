import { wait } from '../../lib/browser/wait.ts';
import { checkConnection } from '../transport/connection.ts';
import type { LiveEvent } from './live-event.ts';
import { readStream } from './read-stream.ts';

const shortestWaitMs = 500;
const longestWaitMs = 30_000;
/** The pause after a refusal. */
const refusedWaitMs = 60_000;
/** After a stream that was open for at least this time, the next wait is short again. */
const stableMs = 10_000;
/** After this time without a stream, the open questions of others are not known. */
const questionsExpireMs = 30_000;
/** After this time without a stream, all data is read again, because some changes are not in the audit. */
const longGapMs = 10 * 60_000;

/**
 * Keeps one stream open until `signal` aborts or the session is over. It reconnects from the last change. The
 * waits are random, because all browsers lose the connection to a host at the same time.
 *
 * @param lastId the id of the last change that arrived in this tab
 * @param onSessionOver runs once if the host answers 401
 */
export async function followStream(
  lastId: () => string | null,
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
  onSessionOver: () => void,
): Promise<void> {
  let waitMs = shortestWaitMs;
  let lostAt: number | null = null;
  let readyAt: number | null = null;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const pass = (event: LiveEvent) => {
    if (event.name === 'ready') {
      readyAt = Date.now();
      clearTimeout(expiry);
      const gapMs = lostAt === null ? 0 : readyAt - lostAt;
      lostAt = null;
      if (gapMs > longGapMs) onEvent({ name: 'reset', id: null, data: {} });
    }
    onEvent(event);
  };
  const onExpiry = () => onEvent({ name: 'lost', id: null, data: {} });
  signal.addEventListener('abort', () => clearTimeout(expiry), { once: true });
  const isOver = () => signal.aborted;
  while (!isOver()) {
    readyAt = null;
    const end = await readStream(lastId(), signal, pass).catch(() => 'broken' as const);
    if (isOver()) return;
    if (end === 'session-over') return onSessionOver();
    if (isStable(readyAt)) waitMs = shortestWaitMs;
    if (lostAt === null) {
      lostAt = Date.now();
      expiry = setTimeout(onExpiry, questionsExpireMs);
    }
    if (end === 'broken') await Promise.race([checkConnection(), aborted(signal)]);
    const pause = (end === 'refused' ? refusedWaitMs : waitMs) * (0.5 + Math.random());
    await Promise.race([wait(pause), aborted(signal)]);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}

const isStable = (readyAt: number | null) => readyAt !== null && Date.now() - readyAt > stableMs;

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
