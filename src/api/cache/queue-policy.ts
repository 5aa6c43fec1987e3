/**
 * The query options that all queues add to their read. The stream of changes does not replace the refetches, because it
 * reports changes by administrators and no new requests of artisans.
 */
export const queuePolicy = {
  refetchOnWindowFocus: 'always',
  refetchInterval: 60_000,
  refetchIntervalInBackground: true,
} as const;
