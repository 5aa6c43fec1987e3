import { Bell as BellIcon, CloudOff, Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { HasMarks } from '../../components/notes/row-mark.tsx';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { LateMenuButton } from '../../components/ui/menu-button.tsx';
import { isApple } from '../../lib/browser/is-apple.ts';
import { lateComponent, useLoaded, useOpened } from '../../lib/browser/late-component.tsx';
import {
  clearNoConnection,
  useMissingCode,
  waitForServer,
} from '../../lib/browser/missing-code.ts';
import { isAlertDialogOpen, isInFieldOrOverlay } from '../../lib/browser/shortcut-guards.ts';
import type { Administrator } from '../../lib/browser/storage/stored-administrator.ts';
import { readChoices } from '../../lib/browser/storage/stored-choices.ts';
import { wait } from '../../lib/browser/wait.ts';
import { AppFrame } from './app-frame.tsx';
import type { LateFrameProps } from './late-frame.tsx';
import {
  type LateState,
  type Notices,
  storedAuditKey,
  useFirstReadsDone,
} from './waiting/waiting.ts';

const bellMenu = lateComponent(() => import('./waiting/bell-menu.tsx'), 'BellMenu');

/** The badge has room for two digits. */
const maxShownCount = 99;

function Bell({ label, total, filled, areAllLoaded }: Notices) {
  return (
    <LateMenuButton
      menu={bellMenu}
      content={{ filled, areAllLoaded }}
      trigger={
        <IconButton
          label={label}
          tip="Waiting for you"
          className="relative"
          icon={
            <>
              <BellIcon className="size-[18px] max-lg:size-5" />
              {total > 0 && (
                <span
                  aria-hidden
                  className="absolute top-0.5 right-0 inline-flex h-3.5 min-w-3.5 items-center justify-center rounded-full bg-bad-solid px-[3px] text-[0.5625rem] font-bold text-white [box-shadow:0_0_0_2px_var(--color-canvas)] max-lg:top-2 max-lg:right-1.5"
                >
                  {total > maxShownCount ? `${maxShownCount}+` : total}
                </span>
              )}
            </>
          }
        />
      }
    />
  );
}

const palette = lateComponent(() => import('./palette/palette.tsx'), 'Palette');

/** Opens the palette by click, Ctrl K (⌘ K) or a slash. */
function PaletteButton() {
  const [isOpen, open, close] = useOpened<true>(palette);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isSlash =
        event.key === '/' && !isInFieldOrOverlay(event) && !event.ctrlKey && !event.metaKey;
      if (!isChord && !isSlash) return;
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
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => open(true)}
        onPointerEnter={palette.preload}
        className="inline-flex h-[34px] w-[340px] items-center gap-2.5 rounded-control border border-control/60 bg-surface px-3 text-cell text-text-3 shadow-1 hover:border-control max-lg:hidden"
      >
        <Search />
        <span className="flex-1 text-left">Search or jump to…</span>
        <kbd className="rounded-key border border-line bg-surface-2 px-1.5 text-count font-medium text-text-2">
          {isApple ? '⌘ K' : 'Ctrl K'}
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

/** The shortest time for which the notice about the connection is shown. */
const minNoticeMs = 6_000;

const missingCodeWords = {
  'no-connection': {
    title: 'Not opened',
    text: 'The connection failed before this part was loaded. Try again when it is back.',
  },
  'new-version': { title: 'A new version is out', text: 'Reload to use it.' },
  crashed: { title: 'A part of the page stopped', text: 'Reload to use it again.' },
} as const;

/**
 * Shows why a part of the page did not open or disappeared. The notice about the connection closes when the server
 * responds. This component is not loaded late, because its code could be missing too.
 */
function MissingCodeNotice() {
  const missing = useMissingCode();
  useEffect(() => {
    if (missing !== 'no-connection') return;
    const stop = new AbortController();
    void Promise.all([waitForServer(stop.signal), wait(minNoticeMs)]).then(
      () => !stop.signal.aborted && clearNoConnection(),
    );
    return () => stop.abort();
  }, [missing]);
  if (missing === null) return null;
  const { title, text } = missingCodeWords[missing];
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

const lateFrame = lateComponent(() => import('./late-frame.tsx'), 'LateFrame');

function LateFrameAfterReads(props: LateFrameProps) {
  // The value is deferred like the rows of a list, so that the rows are on screen before the late frame loads.
  const isLoaded = useLoaded(lateFrame, useDeferredValue(useFirstReadsDone()));
  return isLoaded && <lateFrame.View {...props} />;
}

const initialLateState: LateState = {
  counts: {},
  notices: { label: 'Waiting for you', total: 0, filled: [], areAllLoaded: false },
  hasAudit: undefined,
  hasMarks: false,
};

interface FrameProps {
  account: Administrator;
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame of every signed-in page, with the counts of the queues. */
export function Frame({ account, onSignOut, children }: FrameProps) {
  const [{ counts, notices, hasAudit, hasMarks }, setLateState] = useState(initialLateState);
  // Until the host has answered, the menu shows or hides Audit as at the last visit.
  const [atLastVisit] = useState(() => readChoices(storedAuditKey));
  return (
    <AppFrame
      account={account}
      menu={{
        counts,
        hasAudit: hasAudit ?? atLastVisit.audit,
        onSignOut,
      }}
      search={<PaletteButton />}
      bell={<Bell {...notices} />}
      below={<LateFrameAfterReads onState={setLateState} email={account.email} />}
    >
      <HasMarks value={hasMarks}>{children}</HasMarks>
      <MissingCodeNotice />
    </AppFrame>
  );
}
