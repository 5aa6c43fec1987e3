import type { QueryClient } from '@tanstack/react-query';
import { LiveChanges } from './apply-events.ts';
import { followStream } from './follow-stream.ts';
import { shareStream, tabsSupport } from './share-stream.ts';

/**
 * Keeps the data of this tab as the host has it, from the changes that the host sends.
 *
 * @param email the administrator who is signed in
 * @returns a function that ends it
 */
export function startLive(client: QueryClient, email: string): () => void {
  const ending = new AbortController();
  const changes = new LiveChanges(client, email);
  // The reads find the same, and end the session as every refused read does.
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
