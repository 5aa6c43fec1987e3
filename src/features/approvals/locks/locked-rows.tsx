import { useQueryClient } from '@tanstack/react-query';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { isSafeToRepeat } from '../../../api/writes/decide.ts';
import { repeatedForMs } from '../../../api/writes/send-until-answered.ts';
import { useWriteInTurn } from '../../../api/writes/use-write-in-turn.ts';
import { Button } from '../../../components/ui/button.tsx';
import type { DecisionLock } from '../../../lib/browser/storage/decision-locks.ts';
import { readAdministrator } from '../../../lib/browser/storage/stored-administrator.ts';
import { useNow } from '../../../lib/browser/use-now.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { showOutcomeInToast } from './outcomes-for-toast.ts';

interface LockedRowsProps<T extends QueueRow> {
  subject: DecisionSubject<T>;
  locks: readonly DecisionLock[];
  onRefresh: () => Promise<unknown>;
}

/** The rows whose decision has no known outcome, as a list above the table. */
export const LockedRows = <T extends QueueRow>(props: LockedRowsProps<T>) =>
  // Without locks, no clock renders the list every second.
  props.locks.length === 0 ? null : <UnknownRows {...props} />;

function UnknownRows<T extends QueueRow>({ locks, ...props }: LockedRowsProps<T>) {
  const now = useNow(1_000);
  const listedLocks = locks.filter(
    ({ isUnanswered, at }) => isUnanswered || now - at > answeredWithinMs,
  );
  if (listedLocks.length === 0) return null;
  return (
    <ul aria-label="Results not known" className="mb-3 flex flex-col gap-2">
      {listedLocks.map((lock) => (
        <LockedRow key={lock.key} lock={lock} {...props} />
      ))}
    </ul>
  );
}

/** Most calls are answered within this time. Until then, a call that runs in another tab is not listed. */
const answeredWithinMs = 3_000;

type LockedRowProps<T extends QueueRow> = Omit<LockedRowsProps<T>, 'locks'> & {
  lock: DecisionLock;
};

function LockedRow<T extends QueueRow>({ lock, subject, onRefresh }: LockedRowProps<T>) {
  const client = useQueryClient();
  const approve = useWriteInTurn(subject.approval);
  const [isChecking, setIsChecking] = useState(false);
  /**
   * Sends a recent approval of this administrator again if the host can repeat it, else reads the list. A rejection is
   * not sent again, because the lock does not store its reason.
   */
  const check = async () => {
    const isRecent = Date.now() - lock.at < repeatedForMs;
    const isOwnApproval = lock.account === readAdministrator().email && lock.kind === 'approve';
    const canRepeat = isSafeToRepeat(client, subject.operations.approve);
    setIsChecking(true);
    if (isRecent && isOwnApproval && canRepeat) {
      showOutcomeInToast(lock.key);
      // After a failure the list is read again, and shows the state of the row.
      await approve({ ...lock, pressedAt: lock.at, sharedBy: [] }).catch(() => {});
    } else await onRefresh();
    setIsChecking(false);
  };
  const decidedWord = lock.kind === 'approve' ? 'approved' : 'rejected';
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-control bg-wait-soft px-3 py-2 text-cell text-wait-ink">
      <CircleQuestionMark size={16} className="shrink-0" />
      <span className="min-w-0 flex-1">
        {`${subject.nameOf(lock.reference)}: it is not known whether it was ${decidedWord}. It stays locked until that is known.`}
      </span>
      <Button size="row" isBusy={isChecking} onClick={() => void check()}>
        Check again
      </Button>
    </li>
  );
}
