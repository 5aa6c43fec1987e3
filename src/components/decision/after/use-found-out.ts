import { noop, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type DecidedRecord,
  type KeptDecision,
  useKeptDecisions,
} from '../../../lib/browser/storage/kept-decisions.ts';
import type { Outcome } from '../outcome.ts';
import { recordReads } from './records.ts';

/** Ends the open question when the outcome of its call without an answer is known. */
export function useFoundOut(
  record: DecidedRecord,
  id: string | null,
  onEnd: (outcome: Outcome) => void,
): void {
  const client = useQueryClient();
  useEffect(() => {
    // A failed read is harmless: the outcome is only harder to find out later.
    if (id !== null) recordReads[record].prepare(client, id).catch(noop);
  }, [client, record, id]);
  const decision = useKeptDecisions().findLast((one) => one.record === record && one.id === id);
  const unknown = useRef<string | null>(null);
  useEffect(() => {
    if (decision === undefined) return;
    if (decision.end === 'unknown') unknown.current = decision.key;
    else if (decision.key === unknown.current) {
      const outcome = outcomeOfKept(decision);
      if (outcome !== null) onEnd(outcome);
    }
  }, [decision, onEnd]);
}

function outcomeOfKept({ end, words }: KeptDecision): Outcome | null {
  if (end === 'approved' || end === 'rejected') return { kind: end, message: words };
  return end === 'elsewhere' ? { kind: 'gone', message: words ?? '' } : null;
}
