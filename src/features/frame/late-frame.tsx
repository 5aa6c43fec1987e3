import './forced-colors.css';
import './print.css';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect } from 'react';
import { followConnection } from '../../api/transport/follow-connection.ts';
import { useIsOffered } from '../../components/host-action/use-host-action.ts';
import { lateCode } from '../../lib/browser/late-code.ts';
import { latePart, useLoaded } from '../../lib/browser/late-part.tsx';
import { storeChoices } from '../../lib/browser/storage/stored-choices.ts';
import { storeText, useStoredText } from '../../lib/browser/storage/stored-text.ts';
import { localStore } from '../../lib/browser/storage/stores.ts';
import { startFocusBeside } from './focus-beside.ts';
import { KeysHelpHost } from './keys-help-host.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ShutterHost } from './shutter-host.tsx';
import { useHostSignOut } from './sign-out.ts';
import { countsOf, noticesOf } from './waiting/notices.ts';
import { auditOfferKey, type LateState } from './waiting/waiting.ts';
import { useWaiting } from './waiting/waiting-reader.ts';

const live = lateCode(() =>
  import('../../api/live/follow-changes.ts').then(({ followChanges }) => followChanges),
);

const storedViews = latePart(() =>
  import('./stored-views.tsx').then(({ StoredViews }) => StoredViews),
);

interface LateFrameProps {
  onRead: (state: LateState) => void;
  /** The e-mail of the administrator. */
  email: string;
}

/** The parts of the frame that load after the page's own data. */
export function LateFrame({ onRead, email }: LateFrameProps) {
  useLiveChanges(email);
  useEffect(followConnection, []);
  useEffect(hideComposedKeys, []);
  useEffect(startFocusBeside, []);
  useEffect(removeStoredRules, []);
  return (
    <>
      <LateReader onRead={onRead} />
      <RouteAnnouncer />
      <KeysHelpHost />
      <ShutterHost />
      <OfflineBanner />
      <StoredViewsHost />
    </>
  );
}

/** The key code of a key that an input method takes. Safari says only by it which key ended a composition. */
const takenKeyCode = 229;

/**
 * Hides the keys that compose a text with an input method from all listeners of the page and of its libraries: the
 * Enter that ends a composition must open nothing.
 */
function hideComposedKeys() {
  const onKey = (event: KeyboardEvent) => {
    const isTaken = event.isComposing || Reflect.get(event, 'keyCode') === takenKeyCode;
    if (isTaken) event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, true);
  return () => removeEventListener('keydown', onKey, true);
}

/** Removes the decision rules that an earlier version stored in this browser. */
const removeStoredRules = () => void localStore.set('decision-rules', null);

/** Lists the views that an earlier version stored in this browser for this administrator, until they are removed. */
function StoredViewsHost() {
  const key = `views ${localStore.get('administrator') ?? ''}`;
  const text = useStoredText(key);
  const isLoaded = useLoaded(storedViews, text !== null);
  return isLoaded && <storedViews.View text={text ?? ''} onRemove={() => storeText(key, null)} />;
}

/** Keeps the data up to date, if the host sends changes. */
function useLiveChanges(email: string): void {
  const client = useQueryClient();
  const isLoaded = useLoaded(live, useIsOffered('streamChanges') === true);
  useEffect(
    () => (isLoaded ? live.current()?.(client, email) : undefined),
    [isLoaded, client, email],
  );
}

/** Reports the late state to the frame, which renders it as a transition. Renders nothing itself. */
function LateReader({ onRead }: { onRead: (state: LateState) => void }) {
  const waiting = useWaiting();
  const hasAudit = useIsOffered('listAuditEntries');
  const signOut = useHostSignOut();
  useEffect(
    () =>
      startTransition(() =>
        onRead({ counts: countsOf(waiting), notices: noticesOf(waiting), hasAudit, signOut }),
      ),
    [waiting, hasAudit, signOut, onRead],
  );
  useEffect(() => {
    if (hasAudit !== undefined) storeChoices(auditOfferKey, { audit: hasAudit });
  }, [hasAudit]);
  return null;
}
