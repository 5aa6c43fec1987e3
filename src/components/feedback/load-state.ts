/** How far the loading of something is: what a panel needs in order to choose its face. */
export interface LoadState<T> {
  /** What was loaded last, also while a later attempt runs or has failed. */
  data: T | undefined;
  /** Why the last attempt failed, or null. */
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

interface QueryLike<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** The load state of a query. */
export function loadStateOf<T>({ data, error, isFetching, refetch }: QueryLike<T>): LoadState<T> {
  return {
    data,
    error,
    isFetching,
    retry: () => {
      void refetch();
    },
  };
}
