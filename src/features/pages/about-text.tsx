import { useRead } from '../../api/lists/use-read.ts';
import { aboutQuery } from '../../api/pages.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadError, StaleNotice } from '../../components/feedback/load-error.tsx';
import { Card } from '../../components/ui/card.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

/** The text of the public About page. */
export function AboutText() {
  const { data, error, retry, isFetching } = useRead(aboutQuery);
  const text = data === undefined || data.length === 0 ? null : data.at(0).about;
  return (
    <Card aria-label="About Us" aria-busy={data === undefined && error === null}>
      {error !== null && data !== undefined && (
        <StaleNotice what="About Us" error={error} onRetry={retry} isRetrying={isFetching} />
      )}
      {data === undefined ? (
        error === null ? (
          <TextSkeleton />
        ) : (
          <LoadError what="About Us" error={error} onRetry={retry} isRetrying={isFetching} />
        )
      ) : text === null ? (
        <EmptyState text="No Records Here!" />
      ) : (
        <div className="px-5 py-4.5">
          <p className="max-w-[66ch] text-body leading-[22px] text-pretty whitespace-pre-line">
            {text}
          </p>
        </div>
      )}
    </Card>
  );
}
