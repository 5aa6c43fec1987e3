import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { capabilitiesQuery } from '../../../api/capabilities/capabilities.ts';
import type { ListState } from '../../../api/lists/use-list.ts';
import { apiBase } from '../../../api/transport/api-host.ts';
import { isSafeToRepeat } from '../../../api/writes/decide.ts';
import { textIn } from '../../../api/writes/use-attempts.ts';
import { showToast } from '../../../components/feedback/toast.ts';
import {
  type DecisionLock,
  unlockDecision,
  useDecisionLocks,
} from '../../../lib/browser/storage/decision-locks.ts';
import type { Attempts, DecisionSubject, QueueRow } from '../decision-subject.ts';
import { forgetCarriedOut } from '../new-decision.ts';
import { type Outcome, titleOf } from '../outcome.ts';
import { unknownWords } from '../why-locked.ts';
import { findOutcome, removableFrom } from './find-outcome.ts';

export type Locks = ReturnType<typeof useLocks>;

/** Returns whether the decision of a lock was sent by this tab since the page was loaded. */
const wasPressedHere = (client: QueryClient, { key }: DecisionLock): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(({ state }) => textIn(state.variables, 'key') === key);

/**
 * Returns the locks of a queue, which all tabs share, and removes each of them when the lists show the outcome of its
 * decision. Reads the list again as soon as a new list is certain to show the outcome.
 *
 * @param openId the id of the row in the open confirmation, which shows the outcome itself; else null
 */
export function useLocks<T extends QueueRow>(
  { rows, retry }: ListState<T>,
  subject: DecisionSubject<T>,
  attempts: Attempts,
  openId: string | null,
) {
  const client = useQueryClient();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const [resolved, setResolved] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const allLocks = useDecisionLocks();
  const locks = useMemo(
    () => allLocks.filter(({ record, host }) => record === subject.kind && host === apiBase),
    [allLocks, subject],
  );
  const unresolved = useMemo(
    () => locks.filter(({ kind, id }) => attempts[kind].get(id) !== 'under-way'),
    [locks, attempts],
  );
  const latestOpenId = useRef(openId);
  useEffect(() => {
    latestOpenId.current = openId;
  }, [openId]);

  // Fewer locks can mean that a decision has ended, perhaps in another tab, and has changed the list.
  const previousCount = useRef(unresolved.length);
  useEffect(() => {
    if (unresolved.length < previousCount.current) void retry();
    previousCount.current = unresolved.length;
  }, [unresolved.length, retry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision succeeds after its list has arrived
  useEffect(() => {
    if (rows !== undefined) forgetCarriedOut(client, subject, rows);
  }, [client, subject, rows, attempts]);

  useEffect(() => {
    if (rows === undefined || capabilities === undefined) return;
    let isOver = false;
    const timers = unresolved.flatMap((lock) => {
      const canRepeat = isSafeToRepeat(client, subject.operations[lock.kind]);
      findOutcome(client, lock, subject, rows, canRepeat).then(
        (outcome) => {
          if (isOver || outcome === null) return;
          unlockDecision(lock.key);
          // Part-payments may share an id, so an outcome belongs to the open confirmation only if its press was here.
          if (latestOpenId.current === lock.id && wasPressedHere(client, lock)) {
            setResolved((before) => new Map(before).set(lock.id, outcome));
          } else {
            const words = 'message' in outcome ? (outcome.message ?? '') : '';
            void showToast({ title: titleOf(outcome), text: words });
          }
        },
        // After a failed read, the effect tries again with the next list.
        () => undefined,
      );
      const removableAt = removableFrom(lock, canRepeat);
      // This list is new enough. If only the approved rows cannot be read, reading it again at once would never end.
      if (rows.requestedAt >= removableAt) return [];
      // A list from the start of the page counts as old, so the next one may be needed at once, but without a loop.
      return setTimeout(() => void retry(), Math.max(1000, removableAt - Date.now()));
    });
    return () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [client, unresolved, subject, rows, capabilities, retry]);

  const whyLocked = useCallback(
    (id: string) => (locks.some((lock) => lock.id === id) ? unknownWords : null),
    [locks],
  );
  return {
    /** The locks whose call does not run in this tab. */
    unresolved,
    /** Returns the reason if a decision on the row with this id has no known outcome, else null. */
    whyLocked,
    /** Returns whether a call of a decision on the row with this id ended without a known outcome. */
    isUnanswered: (id: string) => locks.some((lock) => lock.id === id && lock.isUnanswered),
    /** The last outcome of each press of an open confirmation that the lists showed, by the id of its row. */
    resolved,
  };
}
