import { useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { firstReads } from '../../api/lists/first-reads.ts';
import { latePart, useLoaded } from '../../lib/browser/late-part.tsx';

/** A shorter load shows no bar. */
const showDelayMs = 150;
/** A longer load says what it waits for. */
const wordsDelayMs = 3_000;

const notice = latePart(() => import('./wait-notice.tsx').then(({ WaitNotice }) => WaitNotice));

/** A line under the top bar while a page loads, or reads data for the first time. */
export function LoadingBar() {
  const loadingRoute = useRouterState({ select: (state) => state.status === 'pending' });
  const loading = useIsFetching(firstReads);
  return (loadingRoute || loading > 0) && <DelayedBar />;
}

function DelayedBar() {
  const shown = useIsAfter(showDelayMs);
  const hasNotice = useLoaded(notice, useIsAfter(wordsDelayMs));
  if (!shown) return null;
  return (
    <>
      <div
        role="progressbar"
        aria-label="Loading"
        className="fixed top-14 right-0 left-0 z-30 h-0.5 overflow-hidden lg:left-[20%] print:hidden"
      >
        <div className="h-full w-2/5 animate-loading-bar bg-accent motion-reduce:w-full motion-reduce:animate-none" />
      </div>
      {hasNotice && <notice.View />}
    </>
  );
}

/** Returns true from `delayMs` after the first render. */
function useIsAfter(delayMs: number): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAfter(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isAfter;
}
