import type { ReactNode } from 'react';
import type { LoadState } from '../../api/lists/use-read.ts';

interface SideReadProps<T> {
  /** What is read, as the start of the sentence "… did not load". */
  what: string;
  read: LoadState<T>;
  /** Has the size of the content. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * A read beside the content of a dialog or a panel, which does not wait for it: its data or a skeleton, and its error
 * with Retry in one line.
 */
export function SideRead<T>({ what, read, skeleton, children }: SideReadProps<T>) {
  const { data, error, isFetching, retry } = read;
  if (data === undefined && error === null) return <div aria-busy>{skeleton}</div>;
  return (
    <>
      {data !== undefined && children(data)}
      {error !== null && (
        <p className="text-caption text-bad-ink">
          {what} {data === undefined ? 'did not load' : 'could not be refreshed'}. {error.message}{' '}
          <button
            type="button"
            aria-label={`Retry: ${what}`}
            className="font-bold underline underline-offset-2 max-lg:min-h-11"
            onClick={retry}
            disabled={isFetching}
          >
            {isFetching ? 'Reading…' : 'Retry'}
          </button>
        </p>
      )}
    </>
  );
}
