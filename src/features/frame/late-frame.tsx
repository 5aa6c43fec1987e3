import './print.css';
import { startTransition, useEffect } from 'react';
import { useIsOffered } from '../../components/host-action/use-host-action.ts';
import { storeChoices } from '../../lib/browser/stored-choices.ts';
import { KeysHelpHost } from './keys-help-host.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useHostSignOut } from './sign-out.ts';
import { type LateState, offersKey } from './waiting/waiting.ts';
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
  const waiting = useWaiting();
  const hasAudit = useIsOffered('listAuditEntries');
  const signOut = useHostSignOut();
  useEffect(
    () => startTransition(() => onRead({ waiting, hasAudit, signOut })),
    [waiting, hasAudit, signOut, onRead],
  );
  useEffect(() => {
    if (hasAudit !== undefined) storeChoices(offersKey, { audit: hasAudit });
  }, [hasAudit]);
  return null;
}
