import { useEffect } from 'react';
import { copyText } from '../../components/feedback/copy-text.ts';
import { Button } from '../../components/ui/button.tsx';
import { parseStored } from '../../lib/browser/storage/stores.ts';
import { hasTexts } from '../../lib/browser/storage/tab-draft.ts';

interface StoredViewsProps {
  /** The stored JSON: an array of views. */
  text: string;
  onRemove: () => void;
}

/**
 * Lists the names and addresses of the views that an earlier version stored in this browser, until
 * the user removes them. The list takes no focus, because it appears while the user works. If there
 * are no views, the storage is cleared at once.
 */
export function StoredViews({ text, onRemove }: StoredViewsProps) {
  const views = viewsIn(text);
  const isEmpty = views.length === 0;
  useEffect(() => {
    if (isEmpty) onRemove();
  }, [isEmpty, onRemove]);
  if (isEmpty) return null;
  const lines = views.map(({ name, address }) => `${name}: ${address}`).join('\n');
  return (
    <section
      aria-label="Views of this browser"
      className="fixed right-4 bottom-16 z-30 flex max-h-[70vh] w-[min(360px,calc(100vw-32px))] flex-col gap-3 rounded-tile bg-raised px-4 py-3 text-cell shadow-2 max-lg:bottom-[168px] print:hidden"
    >
      <p role="status">
        <b className="block">Views of this browser</b>
        The dashboard no longer stores views in the browser. Copy the addresses that you need, then
        remove the list.
      </p>
      <ul data-private className="min-h-0 overflow-y-auto">
        {views.map(({ name, address }) => (
          <li key={`${name} ${address}`} className="py-1 [overflow-wrap:anywhere]">
            <span className="block font-strong">{name}</span>
            <a href={address} className="text-text-2 underline underline-offset-2">
              {address}
            </a>
          </li>
        ))}
      </ul>
      <div className="flex justify-end gap-2">
        <Button onClick={() => void copyText(lines, 'The views of this browser')}>Copy all</Button>
        <Button onClick={onRemove}>Remove</Button>
      </div>
    </section>
  );
}

/** Reads the stored views. Entries that are not views are left out, because the user may have changed the storage. */
function viewsIn(text: string): { name: string; address: string }[] {
  const stored = parseStored(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((value: unknown) => hasTexts(value, ['name', 'screen', 'search']))
    .map(({ name, screen, search }) => ({ name, address: location.origin + screen + search }));
}
