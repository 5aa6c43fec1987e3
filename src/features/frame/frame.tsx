import type { ReactNode } from 'react';
import { type AccountInfo, AppFrame } from '../../components/layout/app-frame.tsx';
import { Bell } from './bell.tsx';
import { countsOf } from './counts.ts';
import { KeysHelpHost } from './keys-help-host.tsx';
import { PaletteButton } from './palette-button.tsx';
import { useWaiting } from './queues.ts';

interface FrameProps {
  account: AccountInfo;
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame around every signed-in page, with what waits in each queue. */
export function Frame({ account, onSignOut, children }: FrameProps) {
  const waiting = useWaiting();
  return (
    <AppFrame
      account={account}
      counts={countsOf(waiting)}
      onSignOut={onSignOut}
      search={<PaletteButton />}
      notices={<Bell waiting={waiting} />}
    >
      {children}
      <KeysHelpHost />
    </AppFrame>
  );
}
