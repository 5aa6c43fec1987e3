import type { ReactNode } from 'react';
import { type AccountInfo, AppFrame } from '../../components/layout/app-frame.tsx';
import { useQueueCounts } from './use-queue-counts.ts';

interface FrameProps {
  account: AccountInfo;
  onSignOut(): void;
  children: ReactNode;
}

/** The frame around every signed-in page, with what waits in each queue. */
export function Frame({ account, onSignOut, children }: FrameProps) {
  const counts = useQueueCounts();
  return (
    <AppFrame account={account} counts={counts} onSignOut={onSignOut}>
      {children}
    </AppFrame>
  );
}
