import type { LoadState } from '../../api/lists/use-read.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadError, StaleNotice } from '../../components/feedback/load-error.tsx';
import { Card } from '../../components/ui/card.tsx';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { PageText } from './page-text.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

interface AboutTextProps {
  about: LoadState<RowSource<{ about: string | null }>>;
}

/** The text of the public About page. */
export function AboutText({ about: { data, error, retry, isFetching } }: AboutTextProps) {
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
        <PageText text={text} className="px-5 py-4.5" />
      )}
    </Card>
  );
}
