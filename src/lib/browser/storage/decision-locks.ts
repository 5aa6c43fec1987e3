import { useEffect, useMemo } from 'react';
import type { MoneyRecordKind } from '../../../../domain/decision-rules.ts';
import { propertyOf } from '../../values/records.ts';
import { storeText, useStoredText } from './stored-text.ts';
import { localStore, parseStored } from './stores.ts';

/** A decision whose outcome is not known. It locks its row in every tab, also after a reload. */
export interface DecisionLock {
  /** The `Idempotency-Key` of the call. */
  key: string;
  /** The e-mail address of the administrator. */
  account: string;
  /** The address of the API. */
  host: string;
  kind: 'approve' | 'reject';
  record: MoneyRecordKind;
  /** The id that the call is sent with. */
  id: string;
  /** The id that people use: of the withdrawal, or of the job of the part-payment. */
  reference: string;
  /** Whether the id belongs to this row alone, and not to all part-payments of a job. */
  hasOwnId?: boolean | undefined;
  /** The version of the row that was on screen; null if the host sends none. */
  version: string | null;
  /** Milliseconds UTC of the press. */
  at: number;
  /** Whether a call of the decision ended without a known outcome. */
  isUnanswered: boolean;
  /** The number of approved rows with this id before the call; null if it is not known. */
  approvedBefore: number | null;
}

const storageKey = 'decision-locks';

/** A lock ends after this time at the latest, when its call can no longer be under way. */
const maxAgeMs = 86_400_000;

/** Returns all locks of this browser, and renders again when any tab changes them. */
export function useDecisionLocks(): DecisionLock[] {
  const text = useStoredText(storageKey);
  const locks = useMemo(() => read(text), [text]);
  useEffect(() => {
    // The time of a lock that `read` has changed is stored, because each visit of the page would begin it again.
    if (text !== null && JSON.stringify(locks) !== text) store(read(localStore.get(storageKey)));
  }, [text, locks]);
  return locks;
}

/** Stores a lock. It replaces a lock with the same key. */
export const lockDecision = (lock: DecisionLock): void => store([...without(lock.key), lock]);

/** Removes a lock, because the outcome of its decision is known. */
export const unlockDecision = (key: string): void => store(without(key));

const without = (key: string) =>
  read(localStore.get(storageKey)).filter((lock) => lock.key !== key);

const store = (locks: readonly DecisionLock[]): void =>
  storeText(storageKey, locks.length === 0 ? null : JSON.stringify(locks));

function read(text: string | null): DecisionLock[] {
  const stored = parseStored(text);
  const locks: unknown[] = Array.isArray(stored) ? stored : [];
  const now = Date.now();
  return locks
    .filter(isLock)
    .filter(({ at }) => now - at < maxAgeMs)
    .map((lock) => ({ ...lock, at: Math.min(lock.at, now) }));
}

const textFields = ['key', 'account', 'host', 'kind', 'record', 'id', 'reference'] as const;

function isLock(value: unknown): value is DecisionLock {
  const isText = (name: string) => typeof propertyOf(value, name) === 'string';
  return textFields.every(isText) && typeof propertyOf(value, 'at') === 'number';
}
