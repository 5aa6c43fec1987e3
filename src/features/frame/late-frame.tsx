import { KeysHelpHost } from './keys-help-host.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import type { WaitingByQueue } from './waiting/waiting.ts';
import { WaitingReader } from './waiting/waiting-reader.ts';

/** The parts of the frame that load after the page's own data. */
export function LateFrame({ onRead }: { onRead: (waiting: WaitingByQueue) => void }) {
  return (
    <>
      <WaitingReader onRead={onRead} />
      <RouteAnnouncer />
      <KeysHelpHost />
    </>
  );
}
