/**
 * Query options for the queues. Another administrator may change a queue at any time, so it is refetched
 * when the window gets the focus, and every minute while it is visible. The stream of changes does not replace
 * this: it reports only changes by administrators, and no new requests of artisans.
 */
export const queuePolicy = {
  refetchOnWindowFocus: 'always',
  refetchInterval: 60_000,
} as const;
