import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { List } from '../../../api/lists/use-list.ts';
import { useIsOnline } from '../../../api/transport/connection.ts';
import { useWriteInTurn } from '../../../api/writes/use-write-in-turn.ts';
import { WriteError } from '../../../api/writes/write-outcome.ts';
import { findRow } from '../../../lib/row-index/row-source.ts';
import { formatMoney } from '../../../lib/values/money.ts';
import { decisionOf } from '../decision-of.ts';
import { type DecidedRow, type DecisionSubject, offlineWords } from '../decision-subject.ts';
import type { Line } from './plan.ts';

/** The outcome of one line of a run. */
export interface LineResult {
  state: 'under-way' | 'approved' | 'refused' | 'failed' | 'unknown' | 'not-sent';
  /** The host's message, or why nothing was sent. */
  words: string | null;
  /** When the call ended, in milliseconds UTC; 0 while it runs, and for a line that was not sent. */
  at: number;
}

/** A run is `reading` before its first call, and `paused` if it stopped before its end. */
export type RunPhase = 'reading' | 'running' | 'stopping' | 'paused' | 'ended';

export interface BatchRun<T> {
  phase: RunPhase;
  results: ReadonlyMap<string, LineResult>;
  /** Why the run stopped before its end, or null. */
  pausedBecause: string | null;
  /** Sends the lines without a result, one after the other. */
  go: (lines: readonly Line<T>[]) => void;
  stop: () => void;
}

/** After these statuses the host refuses every further call: the session is over, or there were too many calls. */
const refusesAll = new Set([401, 429]);

/**
 * Approves lines one after the other. Before each call the list is read again: a row whose amount changed, or
 * that cannot be approved any more, is not sent. After a refusal the run continues; a failure or an unknown outcome
 * pauses it.
 *
 * @param whyNot returns why the current row cannot be approved, or null
 */
export function useBatchRun<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  read: List<T>['retry'],
  whyNot: (row: T) => string | null,
): BatchRun<T> {
  const client = useQueryClient();
  const send = useWriteInTurn(subject.approval);
  const [phase, setPhase] = useState<RunPhase>('reading');
  const [results, setResults] = useState<ReadonlyMap<string, LineResult>>(new Map());
  const [pausedBecause, setPausedBecause] = useState<string | null>(null);
  const isRunning = useRef(false);
  const isStopped = useRef(false);
  const latest = useRef({ whyNot, isOnline: true });
  const isOnline = useIsOnline();
  useLayoutEffect(() => {
    latest.current = { whyNot, isOnline };
  });
  useEffect(() => {
    isStopped.current = false;
    return () => {
      // The run stops when the page is left.
      isStopped.current = true;
    };
  }, []);

  const note = (id: string, state: LineResult['state'], words: string | null, at = 0) =>
    setResults((before) => new Map(before).set(id, { state, words, at }));

  /** Sends one line. Returns why the run stops here, or null. */
  const sendLine = async (line: Line<T>): Promise<string | null> => {
    if (!latest.current.isOnline) return offlineWords;
    const { id } = line;
    const { data, error } = await read();
    if (error !== null) return `The list could not be read again: ${error.message}`;
    if (isStopped.current) return stopped;
    const row = data && findRow(data, (one) => subject.idOf(one) === id);
    const why = row === undefined ? 'No longer in the list' : whyChanged(subject, line, row);
    const not = why ?? (row === undefined ? null : latest.current.whyNot(row));
    if (row === undefined || not !== null) {
      note(id, 'not-sent', not);
      return null;
    }
    note(id, 'under-way', null);
    try {
      note(id, 'approved', await send(decisionOf(client, subject, row, id)), Date.now());
      return null;
    } catch (reason) {
      if (!(reason instanceof WriteError)) {
        note(id, 'unknown', String(reason), Date.now());
        return String(reason);
      }
      note(id, reason.outcome, reason.message, reason.at);
      if (reason.outcome === 'unknown') return 'It is not known whether the last one was approved.';
      const goesOn = reason.outcome === 'refused' && !refusesAll.has(reason.status);
      return goesOn ? null : reason.message;
    }
  };

  const run = async (lines: readonly Line<T>[]) => {
    let pause: string | null = null;
    for (const line of lines) {
      pause = isStopped.current ? stopped : await sendLine(line);
      if (pause !== null) break;
    }
    await read();
    isRunning.current = false;
    setPausedBecause(pause);
    setPhase(pause === null ? 'ended' : 'paused');
  };

  return {
    phase,
    results,
    pausedBecause,
    go(lines) {
      if (isRunning.current) return;
      isRunning.current = true;
      isStopped.current = false;
      setPausedBecause(null);
      setPhase('running');
      void run(lines.filter(({ id }) => !results.has(id)));
    },
    stop() {
      isStopped.current = true;
      setPhase((now) => (now === 'running' ? 'stopping' : now));
    },
  };
}

const stopped = 'You stopped it.';

/** Returns how the row differs from the line that was read, or null. */
function whyChanged<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  { row: seen, before: read }: Line<T>,
  row: T,
): string | null {
  const [before, now] = [subject.amountOf(seen), subject.amountOf(row)].map(formatMoney);
  if (before !== now) return `The amount changed: ${before} → ${now}`;
  if (seen.artisan_name !== row.artisan_name) {
    return `The artisan changed: ${seen.artisan_name ?? 'NIL'} → ${row.artisan_name ?? 'NIL'}`;
  }
  const left = subject.purse.availableOf(row);
  return left !== null && read !== null && left < read
    ? `Less is available now than in the read-back: ${formatMoney(read)} → ${formatMoney(left)}`
    : null;
}
