import { useCallback, useMemo } from 'react';
import { apiBase } from '../../../api/transport/api-host.ts';
import {
  type DecidedRecord,
  type DecisionLock,
  useDecisionLocks,
} from '../../../lib/browser/storage/decision-locks.ts';
import { unknownWords } from '../why-locked.ts';

/** Returns the locks of one kind of record on this host, oldest first. */
export function useLocksOf(record: DecidedRecord): readonly DecisionLock[] {
  const locks = useDecisionLocks();
  return useMemo(
    () => locks.filter((lock) => lock.record === record && lock.host === apiBase),
    [locks, record],
  );
}

/** Returns a function that returns why a row is locked by a decision without a known outcome, or null. */
export function useWhyLocked(record: DecidedRecord): (id: string) => string | null {
  const locks = useLocksOf(record);
  return useCallback((id) => (locks.some((lock) => lock.id === id) ? unknownWords : null), [locks]);
}
