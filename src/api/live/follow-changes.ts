import type { QueryClient } from '@tanstack/react-query';
import { wait } from '../../lib/browser/wait.ts';
import { checkConnection } from '../transport/connection.ts';
import { liveChanges } from './live-changes.ts';
import { readStream } from './read-stream.ts';

const shortestPauseMs = 500;
const longestPauseMs = 30_000;
const refusedPauseMs = 60_000;
/** After a stream that sent events for longer than this, the next pause is short again. */
const stableMs = 10_000;

/**
 * Keeps the data of this tab up to date with the changes that the host sends. The stream is open only while the tab is
 * visible, because browsers open at most six HTTP/1.1 connections to a host. The pauses before a new stream are random,
 * so that the browsers that lose a host at the same moment do not all come back at the same moment.
 *
 * @param email the e-mail of the signed-in administrator
 * @returns a function that ends the stream
 */
export function followChanges(client: QueryClient, email: string): () => void {
  const changes = liveChanges(client, email);
  const follow = async ({ signal }: AbortController) => {
    for (let attempts = 0; !signal.aborted; attempts += 1) {
      let firstEventAt = Number.POSITIVE_INFINITY;
      const end = await readStream(changes.lastId(), signal, (event) => {
        firstEventAt = Math.min(firstEventAt, Date.now());
        changes.take(event);
      }).catch(() => (signal.aborted ? 'ended' : 'broken'));
      if (Date.now() - firstEventAt > stableMs) attempts = 0;
      if (end === 'broken') await checkConnection();
      const pauseMs = Math.min(shortestPauseMs * 2 ** attempts, longestPauseMs);
      await wait((end === 'refused' ? refusedPauseMs : pauseMs) * (0.5 + Math.random()));
    }
  };
  let controller = new AbortController();
  const onVisibility = () => {
    controller.abort();
    controller = new AbortController();
    if (document.visibilityState === 'visible') void follow(controller);
  };
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    controller.abort();
  };
}
