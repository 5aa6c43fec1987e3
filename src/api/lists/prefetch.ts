import {
  noop,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { wait } from '../../lib/browser/wait.ts';
import type { ApiError } from '../transport/api-error.ts';
import { awaitFirstRows } from './partial-list.ts';

/** A skeleton that disappears sooner flickers, and drawing it delays the rows. */
const skeletonDelayMs = 80;

/**
 * Starts a read for the next screen.
 *
 * @returns resolves when the screen can be drawn: after the answer, its first rows or 80 ms. It never rejects;
 *   the query's own state has the error.
 */
export function prefetch<TData, TKey extends QueryKey>(
  client: QueryClient,
  read: QueryExecuteOptions<TData, ApiError, TData, TData, TKey>,
): Promise<void> {
  const firstRows = awaitFirstRows(client, read.queryKey);
  const answered = client.query(read).then(noop, noop);
  return Promise.race([answered, firstRows.arrived, wait(skeletonDelayMs)]).finally(firstRows.stop);
}
