import type { ReactNode } from 'react';
import type { LoadState } from '../../api/lists/use-read.ts';
import { LoadError, StaleNotice } from './load-error.tsx';

interface LoadedProps<T> {
  /** The subject of "… did not load", such as "Replies". */
  what: string;
  read: Omit<LoadState<T>, 'retry'> & { retry: () => unknown };
  /** Content while the data loads for the first time. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** The data of a read: its skeleton, its error, or its content below a notice if it could not be refreshed. */
export function Loaded<T>({ what, read, skeleton, children }: LoadedProps<T>) {
  const { data, error, retry, isFetching } = read;
  const failure = error !== null && { what, error, onRetry: retry, isRetrying: isFetching };
  if (data === undefined) return failure ? <LoadError {...failure} /> : skeleton;
  return (
    <>
      {failure && <StaleNotice {...failure} />}
      {children(data)}
    </>
  );
}
