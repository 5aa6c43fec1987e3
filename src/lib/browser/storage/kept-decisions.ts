import { useMemo } from 'react';
import { lagosDay } from '../../values/dates.ts';
import { type Kobo, sumOfKobo } from '../../values/money.ts';
import { readAdministrator } from './stored-administrator.ts';
import { storeText, useStoredText } from './stored-text.ts';
import { localStore } from './stores.ts';

const storageKey = 'decisions';

/** More decisions than an administrator makes in a day. The oldest are removed first. */
const maxKept = 300;

const dayMs = 86_400_000;

/** The kinds of records with decisions about money, named as in the audit. */
export type DecidedRecord = 'withdrawal' | 'part-payment';

/**
 * The outcome of a decision:
 * - `under-way`: the call was sent, and no answer has come
 * - `unknown`: the call ended without a known outcome
 * - `elsewhere`: the row was decided by another decision, as far as is known
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
  /** The id of the record on screen and in the audit; for a part-payment, the id of its job. */
  reference: string;
  artisan: string | null;
  amount: Kobo | null;
  reason: string | null;
  end: DecisionEnd;
  /** Milliseconds UTC. A list that is requested later shows whether the decision was carried out. */
  knownFrom: number;
  /** The host's message, or the result of finding out after a missing answer; null without either. */
  words: string | null;
  /** Whether `words` is the result of finding out. */
  isFoundOut: boolean;
  /**
   * The number of approved rows with this id before the call; null if it is not known. It is 0 for an id that no
   * other row has.
   */
  approvedBefore: number | null;
}

/** Whether the outcome of a decision is not known yet. */
export const isOpenEnd = ({ end }: KeptDecision) => end === 'under-way' || end === 'unknown';

/** Returns today's decisions of the signed-in administrator in this browser, and older open ones, oldest first. */
export const keptDecisions = (): KeptDecision[] => read(localStore.get(storageKey));

/** Returns keptDecisions() and renders again when any tab changes them. */
export function useKeptDecisions(): KeptDecision[] {
  const text = useStoredText(storageKey);
  return useMemo(() => read(text), [text]);
}

/**
 * Stores a decision that is being sent. Decisions of earlier days and of other administrators are removed, because
 * several people may use this browser.
 */
export const keepDecision = (decision: KeptDecision): void =>
  store([...keptDecisions(), decision], readAdministrator().email);

/**
 * Changes a stored decision. It belongs to the account that sent it, even if the call ends after its session, or while
 * another account is signed in.
 */
export const changeDecision = (decision: KeptDecision): void =>
  update((all) => all.map((one) => (one.key === decision.key ? decision : one)));

/** Removes a decision that was not carried out: it was refused, or the row still waits. */
export const dropDecision = (key: string): void =>
  update((all) => all.filter((one) => one.key !== key));

/** Removes the decisions with a known outcome, at the end of a session. The others still lock their rows. */
export const forgetDecisions = (): void => update((all) => all.filter(isOpenEnd));

/** Changes the stored decisions, which stay with the account that sent them. */
function update(change: (decisions: readonly KeptDecision[]) => readonly KeptDecision[]): void {
  const { account, decisions } = parse(localStore.get(storageKey));
  store(change(decisions), account);
}

function store(decisions: readonly KeptDecision[], account: unknown): void {
  const kept = decisions.slice(-maxKept);
  storeText(storageKey, kept.length === 0 ? null : JSON.stringify({ account, decisions: kept }));
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

/** Reads a stored decision. It is kept past midnight, for at most 24 hours, while its outcome is not known. */
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
