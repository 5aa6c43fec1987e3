import './print.css';
import { startTransition, useEffect } from 'react';
import { KeysHelpHost } from './keys-help-host.tsx';
import { useOfferedLinks } from './menu/offered-links.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ShutterHost } from './shutter-host.tsx';
import { useHostSignOut } from './sign-out.ts';
import type { LateState } from './waiting/waiting.ts';
import { useWaiting } from './waiting/waiting-reader.ts';

/** The parts of the frame that load after the page's own data. */
export function LateFrame({ onRead }: { onRead: (state: LateState) => void }) {
  return (
    <>
      <LateReader onRead={onRead} />
      <RouteAnnouncer />
      <KeysHelpHost />
      <ShutterHost />
      <OfflineBanner />
    </>
  );
}

/** Reports to the frame, which renders it as a transition. Renders nothing itself. */
function LateReader({ onRead }: { onRead: (state: LateState) => void }) {
  const waiting = useWaiting();
  const links = useOfferedLinks();
  const signOut = useHostSignOut();
  useEffect(
    () => startTransition(() => onRead({ waiting, links, signOut })),
    [waiting, links, signOut, onRead],
  );
  return null;
}
