import { MutationCache, QueryClient, type Register } from '@tanstack/react-query';
import { ApiError } from '../transport/api-error.ts';

/**
 * Returns whether a read is retried: at most twice, after a 5xx or a missing answer. While the browser has no network, a
 * missing answer is final, so that the page says so at once; the page reads again when the connection is back.
 */
function shouldRetry(failures: number, error: Error): boolean {
  const isTransient =
    error instanceof ApiError &&
    ((error.kind === 'no-answer' && navigator.onLine) ||
      (error.kind === 'refused' && error.status >= 500));
  return isTransient && failures < 2;
}

/** The longest wait before a retry, because the page shows no error and no Retry button meanwhile. */
const maxRetryDelayMs = 10_000;

/** Returns the milliseconds until a retry: what a busy host asks for, up to the maximum; else one second, then two. */
function retryDelay(failures: number, error: Error): number {
  const askedMs = error instanceof ApiError ? error.retryAfterMs : undefined;
  return Math.min(askedMs ?? 1000 * 2 ** failures, maxRetryDelayMs);
}

/** Creates the cache with the retry, refetch and invalidation policy of all calls. */
export function createQueryClient(): QueryClient {
  const refreshAll = (meta: Register['mutationMeta'] | undefined) => {
    if (meta === undefined) throw new Error('The write has no meta; see writeMeta');
    return Promise.all(meta.refreshes.map((queryKey) => meta.refresh(client, queryKey)));
  };
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onError: (_error, _variables, _onMutateResult, { meta }) => {
        // The screen may be out of date: a refusal often has this reason, and an unanswered write may be done.
        void refreshAll(meta);
      },
      // Returns the promise, so that the button stays busy until the lists are refetched.
      onSuccess: (_data, _variables, _onMutateResult, { meta }) => refreshAll(meta),
    }),
    defaultOptions: {
      queries: {
        // Long enough to go back and forth between pages without a refetch.
        staleTime: 30_000,
        // The default is off in the network mode `always`.
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay,
        // The other modes pause a read while offline, and its skeleton never ends.
        networkMode: 'always',
      },
      mutations: {
        retry: false,
        // The other modes send a paused approval later, without the administrator.
        networkMode: 'always',
      },
    },
  });
  return client;
}
