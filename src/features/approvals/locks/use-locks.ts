import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { capabilitiesQuery } from '../../../api/capabilities/capabilities.ts';
import type { ListState } from '../../../api/lists/use-list.ts';
import { apiBase } from '../../../api/transport/api-host.ts';
import { isRepeatable } from '../../../api/writes/decide.ts';
import { showToast } from '../../../components/feedback/toast.ts';
import { unlockDecision, useDecisionLocks } from '../../../lib/browser/storage/decision-locks.ts';
import type { Attempts, DecidedRow, DecisionSubject } from '../decision-subject.ts';
import { type Outcome, titleOf } from '../outcome.ts';
import { unknownWords } from '../why-locked.ts';
import { findOutcome, opensAt } from './find-outcome.ts';

/** The locks of a queue. */
export type Locks = ReturnType<typeof useLocks>;

/**
 * Follows the locks of a queue in all tabs. A lock opens when a list shows the outcome, and when a list is read that
 * is new enough to show it.
 *
 * @param askedId the id of the row with the open confirmation, which shows its outcome itself
 */
export function useLocks<T extends DecidedRow>(
  { rows, retry }: ListState<T>,
  subject: DecisionSubject<T>,
  attempts: Attempts,
  askedId: string | null,
) {
  const client = useQueryClient();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const [found, setFound] = useState<{ id: string; outcome: Outcome } | null>(null);
  const all = useDecisionLocks();
  const locks = useMemo(
    () => all.filter(({ record, host }) => record === subject.kind && host === apiBase),
    [all, subject],
  );
  const open = useMemo(
    () => locks.filter(({ kind, id }) => attempts[kind].get(id) !== 'under-way'),
    [locks, attempts],
  );
  const asked = useRef(askedId);
  useEffect(() => {
    asked.current = askedId;
  }, [askedId]);

  // A decision of another tab has ended, so the list has changed.
  const count = useRef(open.length);
  useEffect(() => {
    if (open.length < count.current) void retry();
    count.current = open.length;
  }, [open.length, retry]);

  useEffect(() => {
    if (rows === undefined || capabilities === undefined) return;
    let isOver = false;
    const timers = open.map((lock) => {
      const repeats = isRepeatable(client, subject.operations[lock.kind]);
      findOutcome(client, lock, subject, rows, repeats).then(
        (outcome) => {
          if (isOver || outcome === null) return;
          unlockDecision(lock.key);
          setFound({ id: lock.id, outcome });
          if (asked.current !== lock.id) {
            const words = 'message' in outcome ? (outcome.message ?? '') : '';
            void showToast({ title: titleOf(outcome), subject: words });
          }
        },
        // The next list tries again.
        () => undefined,
      );
      return setTimeout(() => void retry(), Math.max(0, opensAt(lock, repeats) - Date.now()));
    });
    return () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [client, open, subject, rows, capabilities, retry]);

  const whyLocked = useCallback(
    (id: string) => (locks.some((lock) => lock.id === id) ? unknownWords : null),
    [locks],
  );
  return {
    /** Those without a running call in this tab, oldest first. */
    open,
    /** Returns why a row is locked by a decision without a known outcome, or null. */
    whyLocked,
    /** Returns whether a decision on a row is sent again, because it had no answer. */
    isUnanswered: (id: string) => locks.some((lock) => lock.id === id && lock.isUnanswered),
    /** The last outcome that the lists showed. */
    found,
  };
}
