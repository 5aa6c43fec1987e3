/**
 * Query options for the queues. Another administrator may change a queue at any time, so it is refetched
 * when the window gets the focus, and every minute, also in a hidden tab, whose title has the count. The stream of
 * changes does not replace this: it reports only changes by administrators, and no new requests of artisans.
 */
export const queuePolicy = {
  refetchOnWindowFocus: 'always',
  refetchInterval: 60_000,
  refetchIntervalInBackground: true,
} as const;
