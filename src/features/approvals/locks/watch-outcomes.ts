import type { QueryClient } from '@tanstack/react-query';
import { queues } from '../../../api/money-queues.ts';
import { decisionByOperation } from '../../../api/writes/decide.ts';
import { textIn } from '../../../api/writes/use-attempts.ts';
import { WriteError } from '../../../api/writes/write-outcome.ts';
import { showToast } from '../../../components/feedback/toast.ts';
import type { Toast } from '../../../components/feedback/toaster.tsx';
import { onCrash } from '../../../lib/browser/missing-code.ts';
import { isOutcomeForToast } from './outcomes-for-toast.ts';

/** The toast about the last decision of this tab; null before the first decision. */
let lastToast: Toast | null = null;

let hasCrashed = false;

onCrash(() => {
  hasCrashed = true;
  if (lastToast !== null) void showToast(lastToast);
});

const watchedClients = new WeakSet<QueryClient>();

/** Shows an outcome in a toast if no dialog shows it: after a crash, and for the keys of `showOutcomeInToast`. */
export function watchOutcomes(client: QueryClient): void {
  if (watchedClients.has(client)) return;
  watchedClients.add(client);
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { mutation, action } = event;
    const decision = Object.entries(decisionByOperation).find(
      ([operationId]) => operationId === mutation.meta?.operationId,
    );
    const key = textIn(mutation.state.variables, 'key');
    if (decision === undefined || key === undefined) return;
    const [, { kind, record }] = decision;
    const toast = toastOf(kind, action);
    if (toast === null) return;
    const name = queues[record].nameOf(textIn(mutation.state.variables, 'reference') ?? null);
    lastToast = { ...toast, title: `${name}: ${toast.title}`, id: key };
    if (hasCrashed || isOutcomeForToast(key)) void showToast(lastToast);
  });
}

/** Returns the toast for a step of a mutation: its start, its success or its error; null for other steps. */
function toastOf(
  kind: 'approve' | 'reject',
  action: { type: string; data?: unknown; error?: unknown },
): Toast | null {
  const [succeeded, failed] =
    kind === 'approve' ? ['Approved', 'Not approved'] : ['Rejected', 'Not rejected'];
  const { type, data, error } = action;
  if (type === 'pending') {
    return { title: 'Sent', text: 'The outcome is not known yet.', isUnknown: true };
  }
  if (type === 'success') {
    const words = typeof data === 'string' ? data : (textIn(data, 'message') ?? '');
    return { title: succeeded, text: words };
  }
  if (type !== 'error') return null;
  if (error instanceof WriteError && error.outcome === 'unknown') {
    return { title: 'Outcome unknown', text: 'The list will show the outcome.', isUnknown: true };
  }
  return { title: failed, text: error instanceof Error ? error.message : '', isFailure: true };
}
