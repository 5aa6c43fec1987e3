/**
 * The query options that all queues add to their read. The stream of changes does not replace the refetches, because it
 * reports only changes by administrators, and new rows come from other people.
 */
export const queuePolicy = {
  refetchOnWindowFocus: 'always',
  refetchInterval: 60_000,
  refetchIntervalInBackground: true,
} as const;
