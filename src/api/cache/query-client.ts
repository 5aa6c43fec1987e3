import { MutationCache, QueryCache, QueryClient, type Register } from '@tanstack/react-query';
import { ApiError } from '../transport/api-error.ts';
import { invalidation } from './invalidation.ts';

/** Reads are tried three times in all; what the host refused stays refused. */
function mayRetry(failures: number, error: Error): boolean {
  const transient =
    error instanceof ApiError &&
    (error.kind === 'no-answer' || (error.kind === 'refused' && error.status >= 500));
  return transient && failures < 2;
}

/**
 * The cache with the policy of all reads and writes in one place.
 *
 * @param onUnauthorized the host no longer knows the session
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const watchForUnauthorized = (error: unknown) => {
    // A refused sign-in is an answer about a password, not about a session.
    if (error instanceof ApiError && error.status === 401 && error.operationId !== 'login') {
      onUnauthorized();
    }
  };
  const refresh = (meta: Register['mutationMeta'] | undefined) => {
    if (meta === undefined) throw new Error('A write does not say which operation it is');
    return Promise.all(
      invalidation[meta.operationId].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: watchForUnauthorized }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, { meta }) => {
        watchForUnauthorized(error);
        // A refusal says that the screen is out of date, and silence that it may be.
        void refresh(meta);
      },
      // Returned, so that a button stays busy until the screen is true again.
      onSuccess: (_data, _variables, _onMutateResult, { meta }) => refresh(meta),
    }),
    defaultOptions: {
      queries: {
        // Long enough to go back and forth between pages, short enough that nobody decides on it.
        staleTime: 30_000,
        // Off by default where the network mode is `always`.
        refetchOnReconnect: true,
        retry: mayRetry,
        // Waiting for the network to come back would be a skeleton without end.
        networkMode: 'always',
      },
      mutations: {
        retry: false,
        // A payment that waits for the network and then goes out by itself is the worst of all.
        networkMode: 'always',
      },
    },
  });
  return client;
}
