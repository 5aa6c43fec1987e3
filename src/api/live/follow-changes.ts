import type { QueryClient } from '@tanstack/react-query';
import { wait } from '../../lib/browser/wait.ts';
import { checkConnection } from '../transport/connection.ts';
import { LiveChanges } from './live-changes.ts';
import { type LiveEvent, readStream } from './read-stream.ts';

const shortestWaitMs = 500;
const longestWaitMs = 30_000;
/** The pause after a refusal. */
const refusedWaitMs = 60_000;
/** After a stream that was open for at least this time, the next wait is short again. */
const stableMs = 10_000;

/**
 * Keeps the data of this tab up to date with the changes that the host sends. The stream is open only while the tab is
 * visible, because HTTP/1.1 allows six connections to a host; when it opens again, everything shown is read again. The
 * pauses are random, because all browsers lose the connection to a host at the same time.
 *
 * @param email the e-mail of the signed-in administrator
 * @returns ends it
 */
export function followChanges(client: QueryClient, email: string): () => void {
  const changes = new LiveChanges(client, email);
  let open: AbortController | undefined;
  const follow = async (signal: AbortSignal) => {
    let waitMs = shortestWaitMs;
    const isOver = () => signal.aborted;
    while (!isOver()) {
      let firstAt = Number.POSITIVE_INFINITY;
      const onEvent = (event: LiveEvent) => {
        firstAt = Math.min(firstAt, Date.now());
        changes.take(event);
      };
      const end = await readStream(changes.lastId(), signal, onEvent).catch(
        () => 'broken' as const,
      );
      if (isOver()) return;
      // Reads get 401 as well, and a read with 401 ends the session.
      if (end === 'session-over') return void client.invalidateQueries();
      if (Date.now() - firstAt > stableMs) waitMs = shortestWaitMs;
      if (end === 'broken') await Promise.race([checkConnection(), aborted(signal)]);
      const pause = (end === 'refused' ? refusedWaitMs : waitMs) * (0.5 + Math.random());
      await Promise.race([wait(pause), aborted(signal)]);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    }
  };
  const onVisibility = () => {
    open?.abort();
    if (document.visibilityState === 'hidden') return;
    open = new AbortController();
    void follow(open.signal);
  };
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    open?.abort();
    changes.stop();
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
