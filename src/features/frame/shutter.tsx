import './privacy.css';
import { EyeOff } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { shutterKey, toggleShutter, useShutter } from '../../lib/browser/privacy/shutter.ts';
import { isInField } from '../../lib/browser/shortcut-guards.ts';

/**
 * Closes and opens the shutter with its key, also in dialogs. While the shutter is closed, privacy.css blurs the page by
 * `data-shutter`, a notice is shown, and the title of the tab has no name of a person.
 */
export function Shutter() {
  const isClosed = useShutter();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      // Fields are checked before `key`, which is missing in the key event of a browser that fills in a field.
      if (isInField(event) || hasModifier || event.repeat) return;
      if (event.key.toUpperCase() === shutterKey) toggleShutter();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isClosed) {
      delete dataset.shutter;
      return;
    }
    dataset.shutter = 'on';
    return hidePersonInTitle();
  }, [isClosed]);
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isClosed && 'Amounts, names and numbers are blurred on the screen.'}
      </p>
      {isClosed && (
        <div className="fixed top-2 right-72 z-50 flex items-center gap-2.5 max-xl:top-16 max-xl:right-4 rounded-full border border-accent-line bg-accent-soft px-3.5 py-1 text-cell font-medium whitespace-nowrap text-accent-ink shadow-2 print:hidden">
          <EyeOff size={16} className="shrink-0" />
          <span className="truncate">Blurred for screen sharing</span>
          {/* An open dialog turns off the pointer events of the rest of the page. */}
          <Button size="row" className="pointer-events-auto" onClick={toggleShutter}>
            Show <kbd className="text-caption text-text-3">{shutterKey}</kbd>
          </Button>
        </div>
      )}
    </>
  );
}

const separator = ' · ';

/** Keeps a person's name, the first of three parts, out of the tab's title. Returns a function that restores it. */
function hidePersonInTitle(): () => void {
  let hidden: { full: string; shown: string } | null = null;
  const hide = () => {
    const titleParts = document.title.split(separator);
    if (titleParts.length < 3) return;
    hidden = { full: document.title, shown: titleParts.slice(-2).join(separator) };
    document.title = hidden.shown;
  };
  hide();
  const observer = new MutationObserver(hide);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    if (hidden !== null && document.title === hidden.shown) document.title = hidden.full;
  };
}
