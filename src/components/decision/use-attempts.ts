import { type MutationKey, useMutationState } from '@tanstack/react-query';
import { ApiError, isOutcomeUnknown } from '../../api/api-error.ts';

/**
 * What this page already tried to do with a row: a call under way, one that was carried out, or one
 * whose outcome is not known until the list was read again.
 */
export type Attempt = 'under-way' | 'done' | 'unknown';

/** What is said of a row that was tried before. */
export const attemptWords: Record<Attempt, string> = {
  'under-way': 'Approval under way',
  done: 'Approved here',
  unknown: 'Result not known',
};

/**
 * A call that broke off may still be at work on the host, so a list read at once would show the row
 * as it was before. Only one read this many milliseconds later says what became of it.
 */
export const settleTime = 5_000;

/**
 * The attempts on rows by id, read from the cache of writes and not from a screen's own state, so
 * that leaving the screen and coming back does not allow a second press.
 *
 * @param listReadAt when the list was last read, in milliseconds UTC
 */
export function useAttempts(mutationKey: MutationKey, listReadAt: number): Map<string, Attempt> {
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => ({ id: idIn(state.variables), attempt: attemptOf(state, listReadAt) }),
  });
  const attempts = new Map<string, Attempt>();
  for (const { id, attempt } of states) {
    if (id !== undefined && attempt !== undefined) attempts.set(id, attempt);
  }
  return attempts;
}

function attemptOf(
  { status, error }: { status: string; error: Error | null },
  listReadAt: number,
): Attempt | undefined {
  if (status === 'pending') return 'under-way';
  if (status === 'success') return 'done';
  if (error instanceof ApiError && isOutcomeUnknown(error) && error.at + settleTime > listReadAt) {
    return 'unknown';
  }
  return undefined;
}

function idIn(variables: unknown): string | undefined {
  if (typeof variables !== 'object' || variables === null) return undefined;
  const id: unknown = Reflect.get(variables, 'id');
  return typeof id === 'string' ? id : undefined;
}
