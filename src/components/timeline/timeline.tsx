import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditEntry, type TimelineKind, timelineQuery } from '../../api/extensions/audit.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Changes } from './changes.tsx';
import { MomentText } from './moment-text.tsx';
import { RecordLink } from './record-link.tsx';

export interface TimelineProps {
  kind: TimelineKind;
  /** The id of the record. For a part-payment it is the id of its job, and for a page the name of the page. */
  id: string;
}

/** The history of one record, newest first, with a button for older entries. */
export function Timeline({ kind, id }: TimelineProps) {
  const query = useInfiniteQuery(timelineQuery(kind, id));
  const { data, error, isFetching, hasNextPage } = query;
  const readMore = () => void query.fetchNextPage();
  // If only a further page failed, Retry reads only that page.
  const retry = query.isFetchNextPageError ? readMore : () => void query.refetch();
  const read = { data: data?.pages.flatMap((page) => page.entries), error, isFetching, retry };
  return (
    <Loaded what="History" read={read} skeleton={<TimelineSkeleton />}>
      {(entries) => (
        <>
          {entries.length === 0 ? (
            <p className="text-body text-text-2">No Records Here!</p>
          ) : (
            <ol>
              {entries.map((entry, index) => (
                <li
                  key={entry.id ?? `entry-${index}`}
                  className="relative ml-[5px] border-line-strong border-l pb-4 pl-4 last:border-transparent last:pb-0"
                >
                  <span
                    aria-hidden
                    className="absolute top-1 -left-[6px] size-[11px] rounded-full border-2 border-accent bg-surface"
                  />
                  <Entry
                    entry={entry}
                    isOtherRecord={entry.kind !== kind || entry.subject_id !== id}
                  />
                </li>
              ))}
            </ol>
          )}
          {hasNextPage && (
            <Button className="mt-4" isBusy={query.isFetchingNextPage} onClick={readMore}>
              More
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

/** One entry; if it is about another record, such as a withdrawal of the artisan, `RecordLink` names that record. */
function Entry({ entry, isOtherRecord }: { entry: AuditEntry; isOtherRecord: boolean }) {
  return (
    <>
      <p className="text-body">{entry.sentence ?? 'NIL'}</p>
      <p className="flex flex-wrap gap-x-2 text-caption text-text-2">
        <MomentText value={entry.at} />
        <span className="[overflow-wrap:anywhere]">{entry.by ?? 'On the server'}</span>
        {isOtherRecord && <RecordLink entry={entry} />}
      </p>
      {entry.reason !== null && (
        <p className="mt-1 text-cell text-text-2">Reason: {entry.reason}</p>
      )}
      <Changes entry={entry} />
    </>
  );
}

function TimelineSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-3">
      <Skeleton className="h-3 w-1/2" />
      <Skeleton className="h-2.5 w-1/3" />
      <Skeleton className="h-3 w-1/2" />
      <Skeleton className="h-2.5 w-1/3" />
    </div>
  );
}
