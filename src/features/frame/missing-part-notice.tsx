import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/ui/button.tsx';
import {
  forgetMissingPart,
  useMissingPart,
  waitForServer,
} from '../../lib/browser/missing-part.ts';
import { wait } from '../../lib/browser/wait.ts';

/** The notice stays at least this long, so that the user can read it. */
const readingTimeMs = 6_000;

const words = {
  'no-connection': {
    title: 'Not opened',
    text: 'The connection failed before this part was loaded. Try again when it is back.',
  },
  'new-version': { title: 'A new version is out', text: 'Reload to use it.' },
  crashed: { title: 'A part of the page stopped', text: 'Reload to use it again.' },
} as const;

/**
 * Shows why a part of the page did not open or disappeared: a newer version, a failed connection or an error. The
 * notice about the connection disappears when the server responds. The notice belongs to the first code of the frame,
 * because late code can also be missing.
 */
export function MissingPartNotice() {
  const missing = useMissingPart();
  useEffect(() => {
    if (missing !== 'no-connection') return;
    const stop = new AbortController();
    void Promise.all([waitForServer(stop.signal), wait(readingTimeMs)]).then(
      () => !stop.signal.aborted && forgetMissingPart(),
    );
    return () => stop.abort();
  }, [missing]);
  if (missing === null) return null;
  const { title, text } = words[missing];
  return (
    <div
      role="alert"
      className="fixed right-4 bottom-16 z-40 flex w-[min(360px,calc(100vw-32px))] items-center gap-3 rounded-tile bg-raised px-4 py-3 text-cell shadow-2 max-lg:bottom-[168px] print:hidden"
    >
      {missing === 'no-connection' && <CloudOff size={17} className="shrink-0 text-info-ink" />}
      <span className="flex-1">
        <span className="block font-bold">{title}</span>
        <span>{text}</span>
      </span>
      {missing !== 'no-connection' && <Button onClick={() => location.reload()}>Reload</Button>}
    </div>
  );
}
