import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { latePart, useOpened } from '../../../lib/browser/late-part.tsx';
import { isAlertDialogOpen, isTyping } from '../../../lib/browser/shortcut-guards.ts';

const palette = latePart(() => import('./palette.tsx').then(({ Palette }) => Palette));

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the palette by click, Ctrl K (⌘ K) or a slash. */
export function PaletteButton() {
  const [isOpen, open, close] = useOpened<true>(palette);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const chord = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const slash = event.key === '/' && !isTyping(event) && !event.ctrlKey && !event.metaKey;
      if (!chord && !slash) return;
      event.preventDefault();
      if (!isAlertDialogOpen()) open(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={apple ? 'Meta+K' : 'Control+K'}
        onClick={() => open(true)}
        onPointerEnter={palette.preload}
        className="inline-flex h-[34px] w-[340px] items-center gap-2.5 rounded-control border border-control/60 bg-surface px-3 text-cell text-text-3 shadow-1 hover:border-control max-lg:hidden"
      >
        <Search />
        <span className="flex-1 text-left">Search or jump to…</span>
        <kbd className="rounded-key border border-line bg-surface-2 px-1.5 text-count font-medium text-text-2">
          {apple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <IconButton
        label="Search or jump to a page"
        aria-haspopup="dialog"
        className="lg:hidden"
        icon={<Search size={20} />}
        onClick={() => open(true)}
      />
      {isOpen && <palette.View onClose={close} />}
    </>
  );
}
