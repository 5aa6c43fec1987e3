import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ListState } from '../../../api/lists/use-list.ts';
import { whyOffline } from '../../../api/transport/connection.ts';
import { useWriteInTurn } from '../../../api/writes/use-write-in-turn.ts';
import { WriteError } from '../../../api/writes/write-outcome.ts';
import { rowsById } from '../../../lib/row-index/rows-by-id.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { showOutcomeInToast } from '../locks/outcomes-for-toast.ts';
import { countApproved, newDecision } from '../new-decision.ts';
import { type WhyNotInBatch, whyChanged } from '../why-locked.ts';
import type { BatchLine } from './batch-lines.ts';

/** The newest values for a run, which outlives the render that started it. */
interface Latest<T> {
  hasStarted?: true;
  /** Why the run must end before the next call. */
  whyEnd?: string;
  /** The key of the last call. */
  sentKey?: string;
  whyNotInBatch: WhyNotInBatch<T>;
}

/** After these statuses the host refuses every further call: the session is over, or there were too many calls. */
const refusesAll = new Set([401, 429]);

/**
 * Approves the lines of a batch one after the other; the run can be started once. Before each call the list is read
 * again: no call is sent for a row that has changed or can no longer be approved. After a refusal the run continues,
 * unless the host would refuse every call; a failure or an unknown outcome ends it.
 */
export function useBatchRun<T extends QueueRow>(
  subject: DecisionSubject<T>,
  readAgain: ListState<T>['retry'],
  whyNotInBatch: WhyNotInBatch<T>,
) {
  const client = useQueryClient();
  const send = useWriteInTurn(subject.approval);
  const [lines, setLines] = useState<readonly BatchLine<T>[] | null>(null);
  const [whyEnded, setWhyEnded] = useState<string | null>(null);
  const latest = useRef<Latest<T>>({ whyNotInBatch });
  useEffect(() => {
    latest.current.whyNotInBatch = whyNotInBatch;
  }, [whyNotInBatch]);
  useEffect(() => {
    const current = latest.current;
    return () => {
      if (current.hasStarted) current.whyEnd = 'The page was left.';
      if (current.sentKey !== undefined) showOutcomeInToast(current.sentKey);
    };
  }, []);
  const setResult = (id: string, state: BatchLine<T>['state'], words: string | null) =>
    setLines(
      (all) => all?.map((line) => (line.id === id ? { ...line, state, words } : line)) ?? all,
    );

  /** Approves a line, unless its row has changed or cannot be approved now. Returns why the run must end, or null. */
  const sendLine = async (line: BatchLine<T>): Promise<string | null> => {
    const whyNoCall = whyOffline('decided');
    if (whyNoCall !== undefined) return whyNoCall;
    const { data, error } = await readAgain();
    if (error !== null) return `The list could not be read again: ${error.message}`;
    const listed = rowsById(data, subject.idOf);
    const row = listed.rowOf(line.id) ?? line.row;
    const approvedBefore = subject.hasOwnId(row)
      ? null
      : await countApproved(client, subject, line.id, data?.requestedAt ?? 0);
    if (latest.current.whyEnd !== undefined) return latest.current.whyEnd;
    const why = whyChanged(subject, line, row) ?? latest.current.whyNotInBatch(row, listed);
    setResult(line.id, why === null ? 'under-way' : 'not-sent', why);
    if (why !== null) return null;
    try {
      const decision = newDecision(subject, data, row, line.id, approvedBefore);
      latest.current.sentKey = decision.key;
      setResult(line.id, 'approved', await send(decision));
      return null;
    } catch (thrown) {
      const writeError = thrown instanceof WriteError ? thrown : null;
      const message = writeError?.message ?? String(thrown);
      const outcome = writeError?.outcome ?? 'unknown';
      setResult(line.id, outcome === 'unknown' ? 'outcome-unknown' : outcome, message);
      return outcome === 'refused' && !refusesAll.has(writeError?.status ?? 0) ? null : message;
    }
  };
  const sendLines = async (toSend: readonly BatchLine<T>[]) => {
    let why: string | null = null;
    for (const line of toSend) {
      why = await sendLine(line);
      if (why !== null) break;
    }
    setWhyEnded(why);
    setLines((all) => all?.map((line) => ({ ...line, state: line.state ?? 'not-sent' })) ?? all);
  };
  return {
    /** The lines as they were at the start, with their results; null before the start. */
    lines,
    /** Why the run was stopped or could not continue, or null. */
    whyEnded,
    start(confirmed: readonly BatchLine<T>[]) {
      // The second click of a double click can come before React has removed the button.
      if (latest.current.hasStarted) return;
      latest.current.hasStarted = true;
      setLines(confirmed);
      void sendLines(confirmed.filter(({ state }) => state === null));
    },
    stop() {
      latest.current.whyEnd = 'You stopped it.';
      setWhyEnded(latest.current.whyEnd);
    },
  };
}
