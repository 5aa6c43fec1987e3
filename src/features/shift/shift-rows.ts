/** The decisions of one day, from the host's audit and from the kept decisions of this browser. */
import type { AuditEntry } from '../../api/extensions/audit.ts';
import {
  type DecisionFacts,
  factsOfKept,
} from '../../components/decision/receipt/facts-of-kept.ts';
import {
  type DecidedRecord,
  isOpenEnd,
  type KeptDecision,
} from '../../lib/browser/storage/kept-decisions.ts';
import { lagosDay } from '../../lib/values/dates.ts';
import { type Kobo, parseNaira } from '../../lib/values/money.ts';

/** Returns the kept decisions of today, newest first. `now` is in milliseconds UTC. */
export const rowsOfBrowser = (kept: readonly KeptDecision[], now: number): DecisionFacts[] =>
  kept
    .filter(({ at }) => lagosDay(at) === lagosDay(now))
    .map(factsOfKept)
    .reverse();

/**
 * Returns the decisions in the audit, and the kept decisions whose result is not known, newest first. Values that
 * an entry does not have, such as the artisan, come from the kept decision of this browser.
 */
export function rowsOfAudit(
  entries: readonly AuditEntry[],
  kept: readonly KeptDecision[],
): DecisionFacts[] {
  const here = keptByEntry(entries, kept);
  const decided = entries.flatMap((entry, index) => rowOfEntry(entry, index, here.get(entry)));
  const open = kept.filter(isOpenEnd).map(factsOfKept);
  return [...open, ...decided].sort((a, b) => b.at - a.at);
}

/**
 * Returns the kept decision of each entry. If a record has several decisions, each belongs to the entry
 * that is nearest in time.
 */
function keptByEntry(
  entries: readonly AuditEntry[],
  kept: readonly KeptDecision[],
): ReadonlyMap<AuditEntry, KeptDecision> {
  const found = new Map<AuditEntry, KeptDecision>();
  for (const one of kept) {
    const distance = ({ at }: AuditEntry) => Math.abs((at?.time ?? Infinity) - one.at);
    const [nearest] = entries
      .filter(
        ({ kind, subject_id, action }) =>
          kind === one.record && subject_id === one.reference && action === one.kind,
      )
      .sort((a, b) => distance(a) - distance(b));
    if (nearest !== undefined) found.set(nearest, one);
  }
  return found;
}

const isRecord = (kind: string | null): kind is DecidedRecord =>
  kind === 'withdrawal' || kind === 'part-payment';

function rowOfEntry(
  { id, at, by, action, kind, subject_id, sentence, reason }: AuditEntry,
  index: number,
  here: KeptDecision | undefined,
): DecisionFacts[] {
  if (!isRecord(kind) || subject_id === null || at === null) return [];
  if (action !== 'approve' && action !== 'reject') return [];
  return [
    {
      key: id ?? `entry-${index}`,
      at: at.time,
      kind: action,
      record: kind,
      reference: subject_id,
      artisan: here?.artisan ?? nameIn(sentence),
      amount: here?.amount ?? amountIn(sentence),
      reason,
      end: action === 'approve' ? 'approved' : 'rejected',
      words: sentence,
      isFoundOut: false,
      by: by ?? '',
      source: 'audit',
    },
  ];
}

/** Our server's sentences end with the amount: "Approved withdrawal 7 of Ada Obi: ₦1,000.00." */
const amountIn = (sentence: string | null): Kobo | null =>
  parseNaira(/₦(\d[\d,]*(?:\.\d+)?)/.exec(sentence ?? '')?.[1]);

const nameIn = (sentence: string | null): string | null =>
  /withdrawal \S+ of (.+): ₦/.exec(sentence ?? '')?.[1] ?? null;
