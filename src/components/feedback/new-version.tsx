import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';

/** Says that a newer version is out, once a file of the one on screen is not there any more. */
export function NewVersionNotice() {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const onGone = () => setIsOut(true);
    addEventListener('vite:preloadError', onGone);
    return () => removeEventListener('vite:preloadError', onGone);
  }, []);
  if (!isOut) return null;
  return (
    <div
      role="alert"
      className="fixed right-4 bottom-4 z-40 flex w-[min(360px,calc(100vw-32px))] items-center gap-3 rounded-tile bg-raised px-4 py-3 text-cell shadow-2 max-lg:bottom-[92px]"
    >
      <RefreshCw size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-info-ink" />
      <span className="flex-1">
        <span className="block font-bold">A new version is out</span>
        Reload to go on with it.
      </span>
      <Button onClick={() => location.reload()}>Reload</Button>
    </div>
  );
}
