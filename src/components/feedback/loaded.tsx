import type { ReactNode } from 'react';
import type { LoadState } from '../../api/lists/use-read.ts';
import { LoadError, StaleNotice } from './load-error.tsx';

interface ReadErrorProps<T> {
  /** What is read, as the start of the sentence "… did not load": "Replies". */
  what: string;
  read: Omit<LoadState<T>, 'retry'> & { retry: () => unknown };
}

/** The error of a failed read, if any; only a line if there is data that could not be refreshed. */
export function ReadError({ what, read }: ReadErrorProps<unknown>) {
  const { data, error, retry, isFetching } = read;
  if (error === null) return null;
  const Notice = data === undefined ? LoadError : StaleNotice;
  return <Notice what={what} error={error} onRetry={retry} isRetrying={isFetching} />;
}

export interface LoadedProps<T> extends ReadErrorProps<T> {
  /** Content while the data loads for the first time; it has the size of the data. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** The content of a read, its skeleton, or its error. A line above the content says if it could not be refreshed. */
export function Loaded<T>({ what, read, skeleton, children }: LoadedProps<T>) {
  const { data, error } = read;
  return (
    <>
      <ReadError what={what} read={read} />
      {data === undefined ? error === null && skeleton : children(data)}
    </>
  );
}
