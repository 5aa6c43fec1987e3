/**
 * Finds out the outcome of a decision without an answer. It reads and never sends: the list, the audit if the host
 * offers it, and the history.
 */
import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query';
import { timelineQuery } from '../../../api/extensions/audit.ts';
import { offerQuery } from '../../../api/offer/offer.ts';
import { readToken } from '../../../api/transport/token.ts';
import { settleTimeMs } from '../../../api/writes/use-attempts.ts';
import {
  changeDecision,
  dropDecision,
  type KeptDecision,
  keptDecisions,
} from '../../../lib/browser/storage/kept-decisions.ts';
import { readAdministrator } from '../../../lib/browser/storage/stored-administrator.ts';
import { formatStatus } from '../../../lib/values/status.ts';
import { showToast } from '../../feedback/toast.ts';
import { isAsked } from '../tabs/other-tabs.ts';
import { recordReads } from './records.ts';

/** The result of the reads about a decision without an answer. */
type Finding =
  | { is: 'waiting' }
  /** `by` is the account in the audit; null if only the history was read. */
  | { is: 'approved' | 'rejected'; by: string | null }
  /** The list has the row with a status that is not known to wait. */
  | { is: 'listed'; status: string | null }
  /** The row is in no list. */
  | { is: 'gone'; approvedBefore: number | null };

/** The pauses between the reads in milliseconds: about four minutes. Later reads start on focus or reconnect. */
const pauses = [0, settleTimeMs, 5_000, 10_000, 20_000, 40_000, 80_000, 80_000];

/** The decisions that this tab is finding out about, by key. */
const running = new Set<string>();

/** Reads until the outcome is known or the session is over. */
export async function findOut(client: QueryClient, { key }: KeptDecision): Promise<void> {
  if (running.has(key)) return;
  running.add(key);
  try {
    for (let round = 0; ; round += 1) {
      await pause(pauses[round]);
      const decision = keptDecisions().find((one) => one.key === key);
      if (decision?.end !== 'unknown' || readToken() === null) return;
      if (!onlineManager.isOnline()) continue;
      const finding = await read(client, decision).catch(() => null);
      if (finding !== null) {
        conclude(decision, finding);
        return;
      }
    }
  } finally {
    running.delete(key);
  }
}

/** Resolves after the time, or sooner when the window gets the focus or the connection is back. */
function pause(milliseconds: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    };
    const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds);
    const stops = [
      focusManager.subscribe((isFocused) => isFocused && end()),
      onlineManager.subscribe((isOnline) => isOnline && end()),
    ];
  });
}

/** Returns the outcome, or null while it is not known. */
async function read(client: QueryClient, decision: KeptDecision): Promise<Finding | null> {
  const { record, id, knownFrom, approvedBefore } = decision;
  const reads = recordReads[record];
  const { requestedAt, row } = await reads.readQueue(client, id);
  if (row?.isWaiting === true) {
    // Another row may have the same id; then one more row in the history means that this row was approved.
    if (!row.hasOwnId && approvedBefore !== null) {
      const count = await reads.countApproved(client, id);
      if (count > approvedBefore) return { is: 'approved', by: null };
    }
    // Until `knownFrom` the host may still carry it out.
    return requestedAt >= knownFrom ? { is: 'waiting' } : null;
  }
  const entry = await readEntry(client, decision).catch(() => null);
  if (entry !== null) return entry;
  const count = await reads.countApproved(client, id);
  if (approvedBefore !== null && count > approvedBefore) return { is: 'approved', by: null };
  if (row !== undefined) return { is: 'listed', status: row.status };
  return { is: 'gone', approvedBefore: count > 0 ? approvedBefore : 0 };
}

/** Returns the newest decision on the record in the audit; null without an audit or a decision in it. */
async function readEntry(
  client: QueryClient,
  { record, reference }: KeptDecision,
): Promise<Finding | null> {
  const offer = await client.query(offerQuery);
  if (!offer.has('listTimeline')) return null;
  const timeline = await client.infiniteQuery({
    ...timelineQuery(record, reference),
    staleTime: 0,
  });
  for (const { action, kind, by } of timeline.pages.flatMap(({ entries }) => entries)) {
    if (kind !== record) continue;
    if (action === 'approve') return { is: 'approved', by };
    if (action === 'reject') return { is: 'rejected', by };
  }
  return null;
}

/** Returns the end of a sentence about a row that is in the list and does not wait. */
export const listedWords = (status: string | null) =>
  `is in the list as “${formatStatus(status)}”, and the list does not say whether it was approved.`;

/** Keeps the finding, and shows it in a toast unless the open question about the row shows it. */
function conclude(decision: KeptDecision, finding: Finding): void {
  const { end, title, words } = conclusionOf(decision, finding);
  if (end === null) dropDecision(decision.key);
  else changeDecision({ ...decision, end, words, isFoundOut: true });
  if (!isAsked(decision.record, decision.id)) void showToast({ title, subject: words });
}

function conclusionOf(decision: KeptDecision, finding: Finding) {
  const { kind, record, reference } = decision;
  const { name: nameOf, history } = recordReads[record];
  const name = nameOf(reference);
  if (finding.is === 'waiting') {
    const words = `${name} is in the list and still waits for a decision.`;
    return { end: null, title: 'Still waiting', words } as const;
  }
  if (finding.is === 'listed') {
    const words = `${name} ${listedWords(finding.status)}`;
    return { end: 'elsewhere', title: 'No longer waiting', words } as const;
  }
  if (finding.is === 'gone') {
    const isUnsure = finding.approvedBefore === null;
    const words = isUnsure
      ? `${name} no longer waits. ${history} has part-payments of this project, and does not say which is new.`
      : `${name} no longer waits, and ${history} does not have it: it was not approved.`;
    return { end: 'elsewhere', title: 'No longer waiting', words } as const;
  }
  const { is, by } = finding;
  const title = is === 'approved' ? 'Approved' : 'Rejected';
  const isOwn = (is === 'approved') === (kind === 'approve');
  if (by === null) {
    return { end: isOwn ? is : 'elsewhere', title, words: `${name} is in ${history}.` } as const;
  }
  if (isOwn && by === readAdministrator().email) {
    return { end: is, title, words: `${name} was ${is}: the host’s audit has it.` } as const;
  }
  return { end: 'elsewhere', title, words: `${name} was ${is} by ${by}.` } as const;
}
