import { type ReactNode, useDeferredValue, useState } from 'react';
import type { Administrator } from '../../api/session.ts';
import { latePart, useLoaded } from '../../lib/browser/late-part.tsx';
import { readChoices } from '../../lib/browser/storage/stored-choices.ts';
import { AppFrame } from './app-frame.tsx';
import { MissingPartNotice } from './missing-part-notice.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { Bell } from './waiting/bell.tsx';
import { auditOfferKey, type LateState, useFirstReadsDone } from './waiting/waiting.ts';

const late = latePart(() => import('./late-frame.tsx').then(({ LateFrame }) => LateFrame));

const noLateState: LateState = {
  counts: {},
  notices: { label: 'Waiting for you', total: 0, filled: [] },
  hasAudit: undefined,
  signOut: (here) => here(),
};

interface FrameProps {
  account: Administrator;
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame of every signed-in page, with the counts of the queues. */
export function Frame({ account, onSignOut, children }: FrameProps) {
  const [{ counts, notices, hasAudit, signOut }, setLate] = useState(noLateState);
  const [offered] = useState(() => readChoices(auditOfferKey));
  // Deferred like the rows of a list, so that the rows are on screen before this part loads.
  const isLate = useLoaded(late, useDeferredValue(useFirstReadsDone()));
  return (
    <AppFrame
      account={account}
      menu={{
        counts,
        hasAudit: hasAudit ?? offered.audit,
        onSignOut: () => signOut(onSignOut),
      }}
      search={<PaletteButton />}
      notices={<Bell {...notices} />}
      below={isLate && <late.View onRead={setLate} email={account.email} />}
    >
      {children}
      <MissingPartNotice />
    </AppFrame>
  );
}
