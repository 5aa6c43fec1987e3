import type { ReactNode } from 'react';
import type { LoadState } from '../../api/lists/use-read.ts';
import { LoadError, StaleNotice } from '../feedback/load-error.tsx';
import { Card } from '../ui/card.tsx';
import { LoadingInfo } from './loading-info.tsx';

interface PersonPanelProps<T> {
  what: string;
  detail: LoadState<T>;
  /** Placeholders for the content below the profile card. */
  loading?: ReactNode;
  children: (detail: T) => ReactNode;
}

/** The part of a page that needs the person's details, with its loading and error states. */
export function PersonPanel<T>({ what, detail, loading, children }: PersonPanelProps<T>) {
  const { data, error, retry, isFetching } = detail;
  if (data === undefined) {
    if (error === null) {
      return (
        <>
          <LoadingInfo profile={loading !== undefined} />
          {loading}
        </>
      );
    }
    return (
      <Card className="mb-5">
        <LoadError what={what} error={error} onRetry={retry} isRetrying={isFetching} />
      </Card>
    );
  }
  return (
    <>
      {error !== null && (
        <div className="mb-4 overflow-hidden rounded-card border border-line">
          <StaleNotice what={what} error={error} onRetry={retry} isRetrying={isFetching} />
        </div>
      )}
      {children(data)}
    </>
  );
}
