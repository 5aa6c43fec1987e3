import type { LoadedProps } from './loaded.tsx';

/**
 * A read beside the main content of a dialog or a panel: its data or a skeleton, and its error with Retry in one line.
 * The main content does not wait for it.
 */
export function SideRead<T>({ what, read, skeleton, children }: LoadedProps<T>) {
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
