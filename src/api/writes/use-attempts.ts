import { type MutationKey, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { propertyOf } from '../../lib/values/records.ts';
import { WriteError } from './write-outcome.ts';

/**
 * The state of the last write that this tab sent for a row and that was not refused. `failed` and `unknown` end when a
 * list arrives that was requested after `knownFrom`.
 */
export type Attempt = 'under-way' | 'carried-out' | 'failed' | 'unknown';

/**
 * Milliseconds after an unknown outcome during which the host may still carry out the write. Only a list that
 * is requested later shows the outcome.
 */
export const settleTimeMs = 5_000;

/** The same time after an answer that announces the work for later, such as 202 or the status "pending". */
const promisedTimeMs = 60_000;

/** Returns a time in milliseconds UTC. A list that is requested later shows whether the write was carried out. */
export function knownFrom({ at, outcome, kind, status, body }: WriteError): number {
  if (outcome !== 'unknown') return at;
  const mayBePromised = kind === 'unreadable' && (body !== undefined || status !== 200);
  return at + (mayBePromised ? promisedTimeMs : settleTimeMs);
}

/**
 * Returns the last attempt for each row, by the id of the row. Attempts come from the mutation cache and not from the state
 * of a component, so that a second approval is not possible after the user leaves the screen and comes back.
 *
 * @param listRequestedAt the time of the list's request in milliseconds UTC
 */
export function useAttempts(
  mutationKey: MutationKey,
  listRequestedAt: number,
): Map<string, Attempt> {
  const states = useMutationState({ filters: { mutationKey } });
  return useMemo(() => {
    const attempts = new Map<string, Attempt>();
    for (const state of states) {
      const id = textIn(state.variables, 'id');
      const attempt = attemptOf(state, listRequestedAt);
      if (id !== undefined && attempt !== undefined) attempts.set(id, attempt);
    }
    return attempts;
  }, [states, listRequestedAt]);
}

function attemptOf(
  { status, error }: { status: string; error: Error | null },
  listRequestedAt: number,
): Attempt | undefined {
  if (status === 'pending') return 'under-way';
  if (status === 'success') return 'carried-out';
  if (!(error instanceof WriteError) || error.outcome === 'refused') return undefined;
  return knownFrom(error) > listRequestedAt ? error.outcome : undefined;
}

/** Returns a text field of a write's variables or answer, or undefined. */
export function textIn(value: unknown, name: string): string | undefined {
  const text = propertyOf(value, name);
  return typeof text === 'string' ? text : undefined;
}
