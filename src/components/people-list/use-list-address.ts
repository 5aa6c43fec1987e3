import { useRouter } from '@tanstack/react-router';

/**
 * The search of the list one is on, as a page opened from it keeps it (src/lib/list-origin.ts). Not
 * subscribed to: a table whose address changes draws its rows anew anyway.
 */
export function useListAddress(): string {
  return useRouter().state.location.searchStr || '?';
}
