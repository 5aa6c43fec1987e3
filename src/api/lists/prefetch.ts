import {
  noop,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { wait } from '../../lib/browser/wait.ts';
import type { ApiError } from '../transport/api-error.ts';
import { awaitFirstRows } from './arrival.ts';

/** A skeleton that is gone after less than this is a flicker, and drawing it delays the rows. */
const grace = 80;

/**
 * Starts a read that a screen is about to show. How it goes is told by the read's own state; the
 * promise only says when to show the screen: once it is answered or begins to come, or when the answer
 * takes its time.
 */
export function prefetch<TData, TKey extends QueryKey>(
  client: QueryClient,
  read: QueryExecuteOptions<TData, ApiError, TData, TData, TKey>,
): Promise<void> {
  const firstRows = awaitFirstRows(client, read.queryKey);
  const answered = client.query(read).then(noop, noop);
  return Promise.race([answered, firstRows.come, wait(grace)]).finally(firstRows.stop);
}
