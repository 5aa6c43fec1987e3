import { useIsFetching } from '@tanstack/react-query';

/** How many reads are under way for what has not been shown yet; reading again is not counted. */
export function useFirstReads(): number {
  return useIsFetching({ predicate: ({ state }) => state.data === undefined });
}
