import { type MutationKey, useMutationState } from '@tanstack/react-query';
import { WriteError } from './write-outcome.ts';

/**
 * What this page already tried to do with a row: a call under way, one that was carried out, one that
 * failed, or one whose outcome is not known. The last two last until the list was read again.
 */
export type Attempt = 'under-way' | 'carried-out' | 'failed' | 'unknown';

/** What is said of a row that was tried before. */
export const attemptWords: Record<Attempt, string> = {
  'under-way': 'Approval under way',
  'carried-out': 'Approved here',
  failed: 'Checking after a failure',
  unknown: 'Result not known',
};

/**
 * A call that broke off may still be at work on the host, so a list read at once would show the row
 * as it was before. Only one that is asked for this many milliseconds later tells what became of it.
 */
export const settleTime = 5_000;

/**
 * The attempts on rows by id, read from the cache of writes and not from a screen's own state, so
 * that leaving the screen and coming back does not allow a second press.
 *
 * @param listAskedAt when the list on screen was asked for, in milliseconds UTC
 */
export function useAttempts(mutationKey: MutationKey, listAskedAt: number): Map<string, Attempt> {
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => ({ id: idIn(state.variables), attempt: attemptOf(state, listAskedAt) }),
  });
  const attempts = new Map<string, Attempt>();
  for (const { id, attempt } of states) {
    if (id !== undefined && attempt !== undefined) attempts.set(id, attempt);
  }
  return attempts;
}

function attemptOf(
  { status, error }: { status: string; error: Error | null },
  listAskedAt: number,
): Attempt | undefined {
  if (status === 'pending') return 'under-way';
  if (status === 'success') return 'carried-out';
  if (!(error instanceof WriteError) || error.outcome === 'refused') return undefined;
  const knownFrom = error.at + (error.outcome === 'unknown' ? settleTime : 0);
  return knownFrom > listAskedAt ? error.outcome : undefined;
}

function idIn(variables: unknown): string | undefined {
  if (typeof variables !== 'object' || variables === null) return undefined;
  const id: unknown = Reflect.get(variables, 'id');
  return typeof id === 'string' ? id : undefined;
}
