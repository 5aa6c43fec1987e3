import type { QueryClient } from '@tanstack/react-query';
import { LiveChanges } from './apply-events.ts';
import { followStream } from './follow-stream.ts';
import { shareStream, tabsSupport } from './share-stream.ts';

/**
 * Keeps the data of this tab up to date with the changes that the host sends.
 *
 * @param email the e-mail of the signed-in administrator
 * @returns a function that stops the updates
 */
export function startLive(client: QueryClient, email: string): () => void {
  const ending = new AbortController();
  const changes = new LiveChanges(client, email);
  // The refetches get 401 as well, and a read with 401 ends the session.
  const onSessionOver = () => void client.invalidateQueries();
  shareStream(
    tabsSupport(),
    (signal, onEvent) => followStream(changes.lastId, signal, onEvent, onSessionOver),
    changes.take,
    ending.signal,
  );
  return () => {
    ending.abort();
    changes.stop();
  };
}
