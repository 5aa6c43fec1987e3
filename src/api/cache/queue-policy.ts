/**
 * Query options for the queues. Another administrator may change a queue at any time, so it is refetched
 * when the window gets the focus, and every minute while it is visible. It is so too while the stream of changes
 * stands: a new request of an artisan is no administrator's change, so it is in no audit and on no stream.
 */
export const queuePolicy = {
  refetchOnWindowFocus: 'always',
  refetchInterval: 60_000,
} as const;
