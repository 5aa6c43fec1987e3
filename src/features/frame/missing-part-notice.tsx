import { CloudOff, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/ui/button.tsx';
import {
  forgetMissingPart,
  useMissingPart,
  waitForServer,
} from '../../lib/browser/missing-part.ts';
import { wait } from '../../lib/browser/wait.ts';

/** Milliseconds that a sentence of two lines takes to read. */
const readingTime = 6_000;

/**
 * Says why something did not open: its code is not there, because a newer version is out, or because the
 * connection broke off. The second goes away when the server answers.
 */
export function MissingPartNotice() {
  const missing = useMissingPart();
  const isOut = missing === 'new-version';
  useEffect(() => {
    if (missing !== 'no-connection') return;
    const stop = new AbortController();
    void Promise.all([waitForServer(stop.signal), wait(readingTime)]).then(
      () => !stop.signal.aborted && forgetMissingPart(),
    );
    return () => stop.abort();
  }, [missing]);
  if (missing === null) return null;
  const Icon = isOut ? RefreshCw : CloudOff;
  return (
    <div
      role="alert"
      className="fixed right-4 bottom-16 z-40 flex w-[min(360px,calc(100vw-32px))] items-center gap-3 rounded-tile bg-raised px-4 py-3 text-cell shadow-2 max-lg:bottom-[168px] print:hidden"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-info-ink" />
      <span className="flex-1">
        <span className="block font-bold">{isOut ? 'A new version is out' : 'Not opened'}</span>
        {isOut
          ? 'Reload to go on with it.'
          : 'The connection broke off before this part was loaded. Try again when it is back.'}
      </span>
      {isOut && <Button onClick={() => location.reload()}>Reload</Button>}
    </div>
  );
}
