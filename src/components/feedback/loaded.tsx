import type { ReactNode } from 'react';
import type { LoadState } from '../../api/lists/use-read.ts';
import { LoadError, StaleNotice } from './load-error.tsx';

interface FailureProps<T> {
  /** The subject of "… did not load", such as "Replies". */
  what: string;
  read: Omit<LoadState<T>, 'retry'> & { retry: () => unknown };
}

/** The error of a failed read, or one line above data that could not be refreshed; nothing without an error. */
export function Failure({ what, read }: FailureProps<unknown>) {
  const { data, error, retry, isFetching } = read;
  if (error === null) return null;
  const Notice = data === undefined ? LoadError : StaleNotice;
  return <Notice what={what} error={error} onRetry={retry} isRetrying={isFetching} />;
}

interface LoadedProps<T> extends FailureProps<T> {
  /** Content while the data loads for the first time. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** The data of a read: its skeleton, its error, or its content below a notice if it could not be refreshed. */
export function Loaded<T>({ what, read, skeleton, children }: LoadedProps<T>) {
  const { data, error } = read;
  return (
    <>
      <Failure what={what} read={read} />
      {data === undefined ? error === null && skeleton : children(data)}
    </>
  );
}
