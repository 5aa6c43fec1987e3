import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useIsOnline } from '../../api/transport/connection.ts';
import { clockTime } from '../../lib/values/calendar.ts';

/** A banner while the host is not reachable, with the time of the data on screen. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div
      role="status"
      className="sticky bottom-0 z-20 max-lg:bottom-[calc(65px+env(safe-area-inset-bottom))] print:hidden"
    >
      {!isOnline && (
        <div className="flex items-start gap-2.5 border-line border-t bg-wait-soft px-(--page) py-2.5 text-cell text-wait-ink">
          <CloudOff size={17} className="mt-0.5 shrink-0" />
          <p>
            <b>No connection.</b> <ReadingTime /> Nothing can be decided until the connection is
            back.
          </p>
        </div>
      )}
    </div>
  );
}

function ReadingTime() {
  const queryClient = useQueryClient();
  // Renders again when a read starts or ends, because a new page has other queries.
  useIsFetching();
  const active = queryClient.getQueryCache().findAll({
    type: 'active',
    // The offer is read once a session, and is not on the page.
    predicate: ({ queryKey }) => queryKey[0] !== 'offer',
  });
  const times = active.flatMap(({ state }) =>
    state.data === undefined ? [] : [state.dataUpdatedAt],
  );
  if (times.length === 0) return null;
  const time = clockTime(Math.min(...times));
  return times.length === active.length
    ? `What you see was read at ${time}.`
    : `Some of this page was not read; the rest was read at ${time}.`;
}
