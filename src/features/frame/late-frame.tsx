import { MissingPartNotice } from '../../components/feedback/missing-part-notice.tsx';
import { RouteAnnouncer } from '../../components/layout/route-announcer.tsx';
import { KeysHelpHost } from './keys-help-host.tsx';
import type { WaitingByQueue } from './waiting.ts';
import { WaitingReader } from './waiting-reader.ts';

/** The parts of the frame that a page does not need before it has its own rows. */
export function LateFrame({ onRead }: { onRead: (waiting: WaitingByQueue) => void }) {
  return (
    <>
      <WaitingReader onRead={onRead} />
      <RouteAnnouncer />
      <MissingPartNotice />
      <KeysHelpHost />
    </>
  );
}
