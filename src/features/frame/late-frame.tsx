import './print.css';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect } from 'react';
import { useNewsOfTabs } from '../../components/decision/tabs/other-tabs.ts';
import { KeysHelpHost } from './keys-help-host.tsx';
import { useOfferedLinks } from './menu/offered-links.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
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
    </>
  );
}

/** Reports to the frame, which renders it as a transition. Renders nothing itself. */
function LateReader({ onRead }: { onRead: (state: LateState) => void }) {
  useNewsOfTabs(useQueryClient());
  const waiting = useWaiting();
  const links = useOfferedLinks();
  const signOut = useHostSignOut();
  useEffect(
    () => startTransition(() => onRead({ waiting, links, signOut })),
    [waiting, links, signOut, onRead],
  );
  return null;
}
