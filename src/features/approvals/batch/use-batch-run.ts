import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ListState } from '../../../api/lists/use-list.ts';
import { useWriteInTurn } from '../../../api/writes/use-write-in-turn.ts';
import { WriteError } from '../../../api/writes/write-outcome.ts';
import { rowsById } from '../../../lib/row-index/rows-by-id.ts';
import { decisionOf } from '../decision-of.ts';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';
import { offlineWords, type WhyNotInBatch, whyChanged } from '../why-locked.ts';
import type { Line } from './lines.ts';

/** After these statuses the host refuses every further call: the session is over, or there were too many calls. */
const refusesAll = new Set([401, 429]);

/**
 * Approves lines one after the other, once. Before each call the list is read again: a row that has changed, or that
 * cannot be approved any more, is not sent. After a refusal the run continues; a failure or an unknown outcome ends it.
 */
export function useBatchRun<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  readAgain: ListState<T>['retry'],
  whyNot: WhyNotInBatch<T>,
) {
  const client = useQueryClient();
  const send = useWriteInTurn(subject.approval);
  const [lines, setLines] = useState<readonly Line<T>[] | null>(null);
  const [end, setEnd] = useState<string | null>(null);
  const now = useRef<{ hasBegun?: true; end?: string; whyNot: WhyNotInBatch<T> }>({ whyNot });
  useEffect(() => {
    now.current.whyNot = whyNot;
  }, [whyNot]);
  useEffect(() => {
    const run = now.current;
    return () => {
      if (run.hasBegun) run.end = 'The page was left.';
    };
  }, []);
  const note = (id: string, state: Line<T>['state'], words: string | null) =>
    setLines(
      (all) => all?.map((line) => (line.id === id ? { ...line, state, words } : line)) ?? all,
    );

  /** Sends one line. Returns why the run ends here, or null. */
  const sendLine = async (line: Line<T>): Promise<string | null> => {
    if (!onlineManager.isOnline()) return offlineWords;
    const { data, error } = await readAgain();
    if (error !== null) return `The list could not be read again: ${error.message}`;
    if (now.current.end !== undefined) return now.current.end;
    const listed = rowsById(data, subject.idOf);
    const row = listed.rowOf(line.id) ?? line.row;
    const why = whyChanged(subject, line, row) ?? now.current.whyNot(row, listed);
    note(line.id, why === null ? 'under-way' : 'not-sent', why);
    if (why !== null) return null;
    try {
      note(line.id, 'approved', await send(decisionOf(client, subject, row, line.id)));
      return null;
    } catch (reason) {
      const failure = reason instanceof WriteError ? reason : null;
      const message = failure?.message ?? String(reason);
      const outcome = failure?.outcome ?? 'unknown';
      note(line.id, outcome === 'unknown' ? 'outcome-unknown' : outcome, message);
      return outcome === 'refused' && !refusesAll.has(failure?.status ?? 0) ? null : message;
    }
  };
  const run = async (open: readonly Line<T>[]) => {
    let why: string | null = null;
    for (const line of open) why ??= await sendLine(line);
    setEnd(why);
    setLines((all) => all?.map((line) => ({ ...line, state: line.state ?? 'not-sent' })) ?? all);
  };
  return {
    /** The lines as they were at the press, with their results; null before it. */
    lines,
    /** Why the run ends before its last line, or null. */
    end,
    go(asked: readonly Line<T>[]) {
      // The second press of a double press comes before React has removed the button.
      if (now.current.hasBegun) return;
      now.current.hasBegun = true;
      setLines(asked);
      void run(asked.filter(({ state }) => state === null));
    },
    stop() {
      now.current.end = 'You stopped it.';
      setEnd(now.current.end);
    },
  };
}
