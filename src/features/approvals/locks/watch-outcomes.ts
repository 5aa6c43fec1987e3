import type { QueryClient } from '@tanstack/react-query';
import { queues } from '../../../api/money-queues.ts';
import { decisionByOperation } from '../../../api/writes/decide.ts';
import { textIn } from '../../../api/writes/use-attempts.ts';
import { WriteError } from '../../../api/writes/write-outcome.ts';
import { showToast } from '../../../components/feedback/toast.ts';
import type { Toast } from '../../../components/feedback/toaster.tsx';
import { onCrash } from '../../../lib/browser/missing-code.ts';

/** The keys of the decisions whose confirmation was closed before their answer. */
const left = new Set<string>();

/** Notes that the confirmation of a decision is closed before its answer, so that a toast shows the outcome. */
export const leaveDecision = (key: string): void => void left.add(key);

/** What a toast says about the last decision of this tab; null before the first one. */
let last: Toast | null = null;

let hasCrashed = false;

onCrash(() => {
  hasCrashed = true;
  if (last !== null) void showToast(last);
});

const watched = new WeakSet<QueryClient>();

/** Shows in toasts the outcomes that no confirmation shows: after a crash of the page, and after a confirmation was closed. */
export function watchOutcomes(client: QueryClient): void {
  if (watched.has(client)) return;
  watched.add(client);
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { mutation, action } = event;
    const decided = Object.entries(decisionByOperation).find(
      ([id]) => id === mutation.meta?.operationId,
    );
    const key = textIn(mutation.state.variables, 'key');
    if (decided === undefined || key === undefined) return;
    const [, { kind, record }] = decided;
    const message = messageOf(kind, action);
    if (message === null) return;
    const name = queues[record].nameOf(textIn(mutation.state.variables, 'reference') ?? null);
    last = { ...message, title: `${name}: ${message.title}`, id: key };
    if (hasCrashed || left.has(key)) void showToast(last);
  });
}

function messageOf(
  kind: 'approve' | 'reject',
  action: { type: string; data?: unknown; error?: unknown },
): Toast | null {
  const [done, not] =
    kind === 'approve' ? ['Approved', 'Not approved'] : ['Rejected', 'Not rejected'];
  const { type, data, error } = action;
  if (type === 'pending') {
    return { title: 'Sent', subject: 'The outcome is not known yet.', open: true };
  }
  if (type === 'success') {
    const words = typeof data === 'string' ? data : (textIn(data, 'message') ?? '');
    return { title: done, subject: words };
  }
  if (type !== 'error') return null;
  if (error instanceof WriteError && error.outcome === 'unknown') {
    return { title: 'Outcome unknown', subject: 'The list will show the outcome.', open: true };
  }
  return { title: not, subject: error instanceof Error ? error.message : '', failed: true };
}
