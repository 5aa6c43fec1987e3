import { type ReactNode, useState } from 'react';
import type { Administrator } from '../../api/session.ts';
import { latePart, useLoaded } from '../../lib/browser/late-part.tsx';
import { AppFrame } from './app-frame.tsx';
import { MissingPartNotice } from './missing-part-notice.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { Bell } from './waiting/bell.tsx';
import { countsOf, useFirstReadsDone, type WaitingByQueue } from './waiting/waiting.ts';

const late = latePart(() => import('./late-frame.tsx').then(({ LateFrame }) => LateFrame));

interface FrameProps {
  account: Administrator;
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame of every signed-in page, with the counts of the queues. */
export function Frame({ account, onSignOut, children }: FrameProps) {
  const [waiting, setWaiting] = useState<WaitingByQueue>({});
  const isLate = useLoaded(late, useFirstReadsDone());
  return (
    <AppFrame
      account={account}
      counts={countsOf(waiting)}
      onSignOut={onSignOut}
      search={<PaletteButton />}
      notices={<Bell waiting={waiting} />}
    >
      {children}
      <MissingPartNotice />
      {isLate && <late.View onRead={setWaiting} />}
    </AppFrame>
  );
}
