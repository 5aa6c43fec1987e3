/**
 * The query options that all queues add to their read. A queue is refetched when the window gets the focus, and every
 * minute, also in a hidden tab, because the title of the tab shows the count. The stream of changes does not replace
 * this: it reports changes by administrators, and no new requests of artisans.
 */
export const queuePolicy = {
  refetchOnWindowFocus: 'always',
  refetchInterval: 60_000,
  refetchIntervalInBackground: true,
} as const;
