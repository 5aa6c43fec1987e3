import {
  noop,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';

/** Starts a read that a screen is about to show. How it goes is told by the read's own state. */
export function prefetch<TData, TKey extends QueryKey>(
  client: QueryClient,
  read: QueryExecuteOptions<TData, ApiError, TData, TData, TKey>,
): void {
  void client.query(read).catch(noop);
}
