import type { QueryClient, Register } from '@tanstack/react-query';
import { knownFrom, settleTimeMs } from '../../../api/writes/use-attempts.ts';
import { WriteError } from '../../../api/writes/write-outcome.ts';
import { onCrash } from '../../../lib/browser/missing-part.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import {
  changeDecision,
  type DecidedRecord,
  dropDecision,
  isOpenEnd,
  type KeptDecision,
  keepDecision,
  keptDecisions,
} from '../../../lib/browser/storage/kept-decisions.ts';
import { showToast } from '../../feedback/toast.ts';
import type { Toast } from '../../feedback/toaster.tsx';
import { postEnded } from '../tabs/other-tabs.ts';
import { findOut } from './find-out.ts';
import { recordReads } from './records.ts';

type Meta = Register['mutationMeta'] | undefined;
type Watched = Pick<KeptDecision, 'kind' | 'record'>;

const withdrawal: DecidedRecord = 'withdrawal';
const partPayment: DecidedRecord = 'part-payment';

/** The writes that decide, by their operationId. */
const decisions = new Map<unknown, Watched>([
  ['approveWithdrawal', { kind: 'approve', record: withdrawal }],
  ['rejectWithdrawal', { kind: 'reject', record: withdrawal }],
  ['approvePartPayment', { kind: 'approve', record: partPayment }],
  ['rejectPartPayment', { kind: 'reject', record: partPayment }],
]);

/**
 * Milliseconds after which a call has ended and the host has carried it out or not. A tab that is closed during its
 * call reports no outcome.
 */
const longestCallMs = 60_000 + settleTimeMs;

/** What a toast says about the last decision of this tab; null before the first one. */
let last: Toast | null = null;

let hasCrashed = false;

/** Notes the state of a decision. After a crash nothing else on the page may show it, so a toast does. */
function note({ record, reference, key }: KeptDecision, message: Toast): void {
  const title = `${recordReads[record].name(reference)}: ${message.title}`;
  last = { ...message, title, id: key };
  if (hasCrashed) void showToast(last);
}

onCrash(() => {
  hasCrashed = true;
  if (last !== null) void showToast(last);
});

/** The decisions whose calls run in this tab, by their mutations. */
const sent = new Map<object, KeptDecision>();

const watching = new WeakSet<QueryClient>();

/**
 * Keeps every decision that this tab sends, and reports its outcome to the other tabs. Finds out outcomes of decisions
 * without an answer, also from before a reload or an earlier session.
 */
export function watchDecisions(client: QueryClient): void {
  if (!watching.has(client)) follow(client);
  watching.add(client);
  const running = new Set([...sent.values()].map(({ key }) => key));
  for (const decision of keptDecisions().filter(isOpenEnd)) {
    if (!running.has(decision.key)) resume(client, decision);
  }
}

function follow(client: QueryClient): void {
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { mutation, action } = event;
    const { meta } = mutation;
    const watched = decisions.get(meta?.operationId);
    if (watched === undefined) return;
    if (action.type === 'pending') {
      const decision = sentNow(client, watched, action.variables);
      if (decision === null) return;
      sent.set(mutation, decision);
      for (const earlier of keptDecisions().filter(
        (one) => isOpenEnd(one) && isSameRow(one, decision),
      )) {
        // The row was still waiting, so the earlier call changed nothing.
        dropDecision(earlier.key);
      }
      keepDecision(decision);
      note(decision, { title: 'Sent', subject: 'The outcome is not known yet.', open: true });
    }
    const decision = sent.get(mutation);
    if (decision === undefined || (action.type !== 'success' && action.type !== 'error')) return;
    sent.delete(mutation);
    if (action.type === 'success') carriedOut(meta, decision, action.data);
    else notCarriedOut(client, meta, decision, action.error);
  });
}

function sentNow(client: QueryClient, watched: Watched, variables: unknown): KeptDecision | null {
  const id = textIn(variables, 'id');
  if (id === null) return null;
  const reads = recordReads[watched.record];
  const row = reads.shown(client, id);
  const at = Date.now();
  return {
    ...watched,
    key: randomId(),
    at,
    id,
    reference: row?.reference ?? id,
    artisan: row?.artisan ?? null,
    amount: row?.amount ?? null,
    reason: textIn(variables, 'reason'),
    end: 'under-way',
    knownFrom: at + longestCallMs,
    words: null,
    isFoundOut: false,
    approvedBefore: row?.hasOwnId === true ? 0 : reads.countShown(client, id),
  };
}

/** Matches the message for a row that was decided before; the contract has no field for this case. */
const decidedBeforePattern =
  /\balready (been )?(approved|paid|rejected)\b|\b(approved|paid|rejected) before\b/i;

function carriedOut(meta: Meta, decision: KeptDecision, data: unknown): void {
  const end = decision.kind === 'approve' ? 'approved' : 'rejected';
  const words = typeof data === 'string' ? data : textIn(data, 'message');
  const wasDecidedBefore = words !== null && decidedBeforePattern.test(words);
  changeDecision({ ...decision, at: Date.now(), end: wasDecidedBefore ? 'elsewhere' : end, words });
  const title = end === 'approved' ? 'Approved' : 'Rejected';
  note(decision, { title: wasDecidedBefore ? 'Already decided' : title, subject: words ?? '' });
  const endedWords = end === 'approved' ? 'Approved in another tab' : 'Rejected in another tab';
  postEnded(decision, meta, wasDecidedBefore ? 'Already decided' : endedWords);
}

function notCarriedOut(
  client: QueryClient,
  meta: Meta,
  decision: KeptDecision,
  error: unknown,
): void {
  postEnded(decision, meta, null);
  if (!(error instanceof WriteError) || error.outcome === 'refused') {
    dropDecision(decision.key);
    const title = decision.kind === 'approve' ? 'Not approved' : 'Not rejected';
    const why = error instanceof Error ? error.message : '';
    note(decision, { title, subject: why, failed: true });
    return;
  }
  note(decision, {
    title: 'Outcome unknown',
    subject: 'A message will show the outcome.',
    open: true,
  });
  const { at } = error;
  const unknown = { ...decision, at, end: 'unknown', knownFrom: knownFrom(error) } as const;
  changeDecision(unknown);
  void findOut(client, unknown);
}

/** Finds out the outcome of a kept decision, after the time in which another tab may still receive its answer. */
function resume(client: QueryClient, decision: KeptDecision): void {
  const start = () => {
    const now = keptDecisions().find(({ key }) => key === decision.key);
    if (now === undefined || !isOpenEnd(now)) return;
    const unknown = { ...now, end: 'unknown' } as const;
    changeDecision(unknown);
    void findOut(client, unknown);
  };
  if (decision.end === 'unknown') start();
  else setTimeout(start, Math.max(0, decision.knownFrom - Date.now()));
}

const isSameRow = (one: KeptDecision, other: KeptDecision) =>
  one.record === other.record && one.id === other.id;

function textIn(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' && text !== '' ? text : null;
}
