import { apiBase } from '../../../api/transport/api-host.ts';
import { lockDecision } from '../../../lib/browser/storage/decision-locks.ts';
import { localStore } from '../../../lib/browser/storage/stores.ts';

/** The decisions that an earlier version stored. */
const earlierKey = 'decisions';

/** Makes locks of the decisions that an earlier version stored without their outcome, and removes what it stored. */
export function takeOverDecisions(): void {
  const stored = localStore.get(earlierKey);
  if (stored === null) return;
  localStore.set(earlierKey, null);
  const { account, decisions } = parse(stored);
  for (const one of decisions) {
    const text = (name: string) => String(Reflect.get(Object(one), name) ?? '');
    if (text('end') !== 'under-way' && text('end') !== 'unknown') continue;
    const before: unknown = Reflect.get(Object(one), 'approvedBefore');
    lockDecision({
      key: text('key'),
      account,
      host: apiBase,
      kind: text('kind') === 'reject' ? 'reject' : 'approve',
      record: text('record') === 'part-payment' ? 'part-payment' : 'withdrawal',
      id: text('id'),
      reference: text('reference') || text('id'),
      version: null,
      at: Number(text('at')),
      isUnanswered: true,
      approvedBefore: typeof before === 'number' ? before : null,
    });
  }
}

function parse(text: string): { account: string; decisions: readonly unknown[] } {
  try {
    const stored: unknown = JSON.parse(text);
    const decisions: unknown = Reflect.get(Object(stored), 'decisions');
    const account = String(Reflect.get(Object(stored), 'account') ?? '');
    return { account, decisions: Array.isArray(decisions) ? decisions : [] };
  } catch {
    // The stored text is not JSON.
    return { account: '', decisions: [] };
  }
}
