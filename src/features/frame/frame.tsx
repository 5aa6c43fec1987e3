import { type ReactNode, useState } from 'react';
import { type AccountInfo, AppFrame } from '../../components/layout/app-frame.tsx';
import { latePart, useLoaded } from '../../lib/late-part.tsx';
import { Bell } from './bell.tsx';
import { countsOf } from './counts.ts';
import { PaletteButton } from './palette-button.tsx';
import { usePageHasRead, type WaitingByQueue } from './waiting.ts';

const late = latePart(() => import('./late-frame.tsx').then(({ LateFrame }) => LateFrame));

interface FrameProps {
  account: AccountInfo;
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame around every signed-in page, with what waits in each queue. */
export function Frame({ account, onSignOut, children }: FrameProps) {
  const [waiting, setWaiting] = useState<WaitingByQueue>({});
  const isLate = useLoaded(late, usePageHasRead());
  return (
    <AppFrame
      account={account}
      counts={countsOf(waiting)}
      onSignOut={onSignOut}
      search={<PaletteButton />}
      notices={<Bell waiting={waiting} />}
    >
      {children}
      {isLate && <late.View onRead={setWaiting} />}
    </AppFrame>
  );
}
