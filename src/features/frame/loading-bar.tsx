import { useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { firstReads } from '../../api/lists/first-reads.ts';

/** A shorter load shows no bar. */
const showDelayMs = 150;

/** A line under the top bar while a page loads, or reads data for the first time. */
export function LoadingBar() {
  const loadingRoute = useRouterState({ select: (state) => state.status === 'pending' });
  const loading = useIsFetching(firstReads);
  return (loadingRoute || loading > 0) && <DelayedBar />;
}

function DelayedBar() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), showDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading"
      className="fixed top-14 right-0 left-0 z-30 h-0.5 overflow-hidden lg:left-[20%] print:hidden"
    >
      <div className="h-full w-2/5 animate-loading-bar bg-accent motion-reduce:w-full motion-reduce:animate-none" />
    </div>
  );
}
