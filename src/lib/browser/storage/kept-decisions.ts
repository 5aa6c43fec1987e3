import { useMemo } from 'react';
import { lagosDay } from '../../values/dates.ts';
import { type Kobo, sumOfKobo } from '../../values/money.ts';
import { readAdministrator } from './stored-administrator.ts';
import { storeText, useStoredText } from './stored-text.ts';

const storageKey = 'decisions';

/** More decisions than an administrator makes in a day. The oldest go first. */
const mostKept = 300;

const dayMs = 86_400_000;

/** The records that decisions about money are made on, by the words of the audit. */
export type DecidedRecord = 'withdrawal' | 'part-payment';

/**
 * The outcome of a decision:
 * - `under-way`: the call was sent, and no answer has come
 * - `unknown`: the call ended, and whether it was carried out is not known
 * - `elsewhere`: the row was decided, and not by this decision as far as this browser knows
 */
export type DecisionEnd = 'under-way' | 'unknown' | 'approved' | 'rejected' | 'elsewhere';

/** A decision that was sent from this browser. */
export interface KeptDecision {
  key: string;
  /** Milliseconds UTC of the last change of `end`. */
  at: number;
  kind: 'approve' | 'reject';
  record: DecidedRecord;
  /** The id that the call was sent with. */
  id: string;
  /** The id that people and the audit know the record by; a part-payment has its job's. */
  reference: string;
  artisan: string | null;
  amount: Kobo | null;
  reason: string | null;
  end: DecisionEnd;
  /** A list that was requested later (milliseconds UTC) shows whether it was carried out. */
  knownFrom: number;
  /** The words of the host, or what was found out after no answer; null for none. */
  words: string | null;
  /** Whether the words say what was found out after no answer. */
  isFoundOut: boolean;
  /**
   * How many approved rows with this id there were before the call; null where that is not known. An id of the
   * row's own has none.
   */
  approvedBefore: number | null;
}

/** Whether the outcome of a decision is not known yet. */
export const isOpenEnd = ({ end }: KeptDecision) => end === 'under-way' || end === 'unknown';

/** Returns the decisions that the signed-in administrator sent from this browser today, oldest first. */
export const keptDecisions = (): KeptDecision[] => read(localStorage.getItem(storageKey));

/** Returns the same, and renders again when they change, in other tabs too. */
export function useKeptDecisions(): KeptDecision[] {
  const text = useStoredText(storageKey);
  return useMemo(() => read(text), [text]);
}

/**
 * Keeps a decision in place of the one with its key. Those of earlier days and of other administrators are
 * removed: several people may use this browser.
 */
export function keepDecision(decision: KeptDecision): void {
  store([...keptDecisions().filter(({ key }) => key !== decision.key), decision]);
}

/** Removes a decision that was not carried out: it was refused, or the row still waits. */
export function dropDecision(key: string): void {
  // A refusal may have ended the session: then no account is signed in.
  const { account, decisions } = parse(localStorage.getItem(storageKey));
  store(
    decisions.filter((one) => one.key !== key),
    account,
  );
}

/** Removes all decisions, at the end of a session. */
export const forgetDecisions = (): void => storeText(storageKey, null);

function store(
  decisions: readonly KeptDecision[],
  account: unknown = readAdministrator().email,
): void {
  try {
    storeText(storageKey, JSON.stringify({ account, decisions: decisions.slice(-mostKept) }));
  } catch {
    // The storage is full. Only the receipt is lost.
  }
}

/** Returns the stored decisions, and the e-mail of the account that sent them. */
function parse(text: string | null): { account: unknown; decisions: KeptDecision[] } {
  const none = { account: undefined, decisions: [] };
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return none;
    const decisions: unknown = Reflect.get(kept, 'decisions');
    const now = Date.now();
    return {
      account: Reflect.get(kept, 'account'),
      decisions: Array.isArray(decisions)
        ? decisions.flatMap((one) => readDecision(one, now)).sort((a, b) => a.at - b.at)
        : [],
    };
  } catch {
    // The stored text is not JSON.
    return none;
  }
}

function read(text: string | null): KeptDecision[] {
  const { account, decisions } = parse(text);
  return account === readAdministrator().email ? decisions : [];
}

const ends: readonly unknown[] = ['under-way', 'unknown', 'approved', 'rejected', 'elsewhere'];

const isEnd = (value: unknown): value is DecisionEnd => ends.includes(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** An open end is kept past midnight, until the outcome is known. */
function readDecision(value: unknown, now: number): KeptDecision[] {
  if (typeof value !== 'object' || value === null) return [];
  const field = (name: keyof KeptDecision): unknown => Reflect.get(value, name);
  const [key, id, at] = [textOf(field('key')), textOf(field('id')), numberOf(field('at'))];
  const [end, record, amount] = [field('end'), field('record'), numberOf(field('amount'))];
  if (key === null || id === null || at === null || !isEnd(end)) return [];
  const decision: KeptDecision = {
    key,
    at,
    id,
    reference: textOf(field('reference')) ?? id,
    end,
    knownFrom: numberOf(field('knownFrom')) ?? at,
    kind: field('kind') === 'reject' ? 'reject' : 'approve',
    record: record === 'part-payment' ? 'part-payment' : 'withdrawal',
    artisan: textOf(field('artisan')),
    amount: amount === null ? null : sumOfKobo(amount),
    reason: textOf(field('reason')),
    words: textOf(field('words')),
    isFoundOut: field('isFoundOut') === true,
    approvedBefore: numberOf(field('approvedBefore')),
  };
  const isOfToday = lagosDay(at) === lagosDay(now);
  return isOfToday || (isOpenEnd(decision) && now - at < dayMs) ? [decision] : [];
}
