import './beside.css';
import './forced-colors.css';
import './low-window.css';
import './print.css';
import './rare-letters.css';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { startTransition, useEffect, useState } from 'react';
import { useIsOnline } from '../../api/transport/connection.ts';
import { followConnection } from '../../api/transport/follow-connection.ts';
import { useIsOffered } from '../../components/host-action/use-is-offered.ts';
import { mark } from '../../components/notes/row-mark.tsx';
import { lateCode } from '../../lib/browser/late-code.ts';
import { lateComponent, useLoaded, useOpened } from '../../lib/browser/late-component.tsx';
import { storeChoices } from '../../lib/browser/storage/stored-choices.ts';
import { storeText, useStoredText } from '../../lib/browser/storage/stored-text.ts';
import { localStore } from '../../lib/browser/storage/stores.ts';
import { useShortcut } from '../../lib/browser/use-shortcut.ts';
import { clockTime } from '../../lib/values/calendar.ts';
import { Shutter } from './shutter.tsx';
import { useRequiredPasswordChange } from './use-required-password-change.ts';
import { countsOf, noticesOf, useWaiting } from './waiting/notices.ts';
import { type LateState, storedAuditKey } from './waiting/waiting.ts';

const keysHelp = lateComponent(() => import('./keys-help.tsx'), 'KeysHelp');

function KeysHelpOpener() {
  const [isOpen, open, close] = useOpened<true>(keysHelp);
  useShortcut('?', () => open(true));
  return isOpen && <keysHelp.View onClose={close} />;
}

const changesCode = lateCode(() => import('../../api/live/follow-changes.ts'));

const storedViews = lateComponent(() => import('./stored-views.tsx'), 'StoredViews');

export interface LateFrameProps {
  /** Receives the state at first and after each change. */
  onState: (state: LateState) => void;
  email: string;
}

/** The parts of the frame that load after the page's own data. */
export function LateFrame({ onState, email }: LateFrameProps) {
  useLiveChanges(email);
  useRequiredPasswordChange();
  useEffect(followConnection, []);
  useEffect(hideComposedKeys, []);
  useEffect(keepFocusInNav, []);
  useEffect(removeStoredRules, []);
  return (
    <>
      <LateStateReporter onState={onState} />
      <RouteAnnouncer />
      <KeysHelpOpener />
      <Shutter />
      <OfflineBanner />
      <StoredViewsOfAccount />
    </>
  );
}

/** The key code of a key that an input method uses. In Safari only this code marks the key that ends a composition. */
const inputMethodKeyCode = 229;

/**
 * Hides key events from all other listeners while an input method composes a text, because the Enter that ends a
 * composition must not open anything. Returns a function that stops this.
 */
function hideComposedKeys() {
  const onKey = (event: KeyboardEvent) => {
    const isComposing = event.isComposing || Reflect.get(event, 'keyCode') === inputMethodKeyCode;
    if (isComposing) event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, true);
  return () => removeEventListener('keydown', onKey, true);
}

/** Removes the decision rules that an earlier version stored in this browser. */
const removeStoredRules = () => void localStore.set('decision-rules', null);

/** Lists the views that an earlier version stored for this administrator, until the user removes them. */
function StoredViewsOfAccount() {
  const key = `views ${localStore.get('administrator') ?? ''}`;
  const text = useStoredText(key);
  const isLoaded = useLoaded(storedViews, text !== null);
  return isLoaded && <storedViews.View text={text ?? ''} onRemove={() => storeText(key, null)} />;
}

/** Reads data again when it changes on the host, if the host sends a stream of changes. */
function useLiveChanges(email: string): void {
  const client = useQueryClient();
  const isLoaded = useLoaded(changesCode, useIsOffered('streamChanges') === true);
  useEffect(
    () => (isLoaded ? changesCode.current()?.followChanges(client, email) : undefined),
    [isLoaded, client, email],
  );
}

/** Reads the late state and reports it to the frame in a transition. Renders nothing. */
function LateStateReporter({ onState }: Pick<LateFrameProps, 'onState'>) {
  const waiting = useWaiting();
  const hasAudit = useIsOffered('listAuditEntries');
  const hasMarks = useLoaded(mark, useIsOffered('listMarks') === true);
  useEffect(
    () =>
      startTransition(() =>
        onState({
          counts: countsOf(waiting),
          notices: noticesOf(waiting),
          hasAudit,
          hasMarks,
        }),
      ),
    [waiting, hasAudit, hasMarks, onState],
  );
  useEffect(() => {
    if (hasAudit !== undefined) storeChoices(storedAuditKey, { audit: hasAudit });
  }, [hasAudit]);
  return null;
}

/**
 * Moves the focus to the nearest link or enabled button of the same `nav` when the focused one is disabled or removed,
 * such as Next on the last page. Otherwise no element would have the focus. Returns a function that stops this.
 */
function keepFocusInNav(): () => void {
  let focused: HTMLElement | null = null;
  let nav: Element | null = null;
  let position = -1;
  const targets = () => [...(nav?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
  const isUsable = (element: Element | null) =>
    element?.isConnected === true && !element.matches(':disabled');
  const follow = (target: EventTarget | null) => {
    focused = target instanceof HTMLElement ? target : null;
    nav = focused?.closest('nav') ?? null;
    position = focused === null ? -1 : targets().indexOf(focused);
  };
  const onFocus = ({ target }: FocusEvent) => follow(target);
  // If the element is still usable after it lost the focus, the user has left the `nav`.
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (target === focused && isUsable(focused)) nav = null;
    });
  const moveFocus = () => {
    if (nav === null || isUsable(focused)) return;
    if (document.activeElement?.matches('body, :disabled') !== true) return;
    const all = targets();
    const distance = (target: HTMLElement) => Math.abs(all.indexOf(target) - position);
    all
      .filter(isUsable)
      .sort((a, b) => distance(a) - distance(b))[0]
      ?.focus();
  };
  const observer = new MutationObserver(moveFocus);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', onFocus);
  follow(document.activeElement);
  moveFocus();
  document.addEventListener('focusout', onBlur);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}

/** A banner while the host cannot be reached. It says when the data on screen was read. */
function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div
      role="status"
      data-bar
      className="sticky bottom-0 z-20 max-lg:bottom-[calc(65px+env(safe-area-inset-bottom))] print:hidden"
    >
      {!isOnline && (
        <div className="flex items-start gap-2.5 border-line border-t bg-wait-soft px-(--gutter) py-2.5 text-cell text-wait-ink">
          <CloudOff size={17} className="mt-0.5 shrink-0" />
          <p>
            <b>No connection.</b> <ReadTime /> Nothing can be decided until the connection is back.
          </p>
        </div>
      )}
    </div>
  );
}

/** Says when the data on screen was read. Renders nothing if no data is on screen. */
function ReadTime() {
  const queryClient = useQueryClient();
  // This renders again when a read starts or ends, because a new page has other queries.
  useIsFetching();
  const active = queryClient.getQueryCache().findAll({
    type: 'active',
    // The page does not show the capabilities, which are read once per session.
    predicate: ({ queryKey }) => queryKey[0] !== 'capabilities',
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

/** Announces the new page to screen readers, because a client-side navigation loads no document. */
function RouteAnnouncer() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [title, setTitle] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
  useEffect(() => {
    // The page sets its title shortly after the address changes.
    const timer = setTimeout(() => setTitle(document.title), 100);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
