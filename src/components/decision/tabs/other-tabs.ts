/**
 * The questions and decisions about queue rows in the other tabs of this browser. A tab holds a lock while its
 * question about a row is open (Web Locks, https://www.w3.org/TR/web-locks/), and the browser releases it when the
 * tab closes. A channel carries a message when a question opens and when its decision ends. Browsers have locks only
 * on https pages and on localhost; elsewhere other tabs are ignored.
 */
import { noop, type QueryClient, type QueryKey, type Register } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { randomId } from '../../../lib/browser/random-id.ts';
import type { DecidedRecord } from '../../../lib/browser/storage/kept-decisions.ts';

/** A row, by its kind of record and the id that its approval takes. */
interface RowRef {
  record: DecidedRecord;
  id: string;
}

/** A message from one tab to the others. */
interface TabMessage {
  from: string;
  lock: string;
  /** Null when a question opened. */
  ended: { words: string | null; refreshes: readonly QueryKey[] } | null;
}

/** The state of the other tabs. */
interface OtherTabs {
  /** The locks of questions that are open there. */
  open: ReadonlySet<string>;
  /** The decisions that were made there, by lock, with the time of the message (milliseconds UTC). */
  ended: ReadonlyMap<string, { words: string; at: number }>;
}

const channelName = 'decisions';
const lockPrefix = 'decision ';
const thisTab = randomId();
const nothing: OtherTabs = { open: new Set(), ended: new Map() };

export const lockOf = ({ record, id }: RowRef) => `${lockPrefix}${record} ${id}`;

/** The locks of the questions that are open in this tab. */
const asked = new Set<string>();

/** Returns whether the question about a row is open in this tab. */
export const isAsked = (record: DecidedRecord, id: string) => asked.has(lockOf({ record, id }));

/** Records that the question about a row is open in this tab. Returns a function that removes the record. */
export function noteAsked(lock: string): () => void {
  asked.add(lock);
  return () => void asked.delete(lock);
}

/** Returns the locks of the browser; undefined if it has no locks or no channels. */
export const tabLocks = (): LockManager | undefined =>
  'locks' in navigator && 'BroadcastChannel' in globalThis ? navigator.locks : undefined;

let known = nothing;
const listeners = new Set<() => void>();

function change(next: OtherTabs): void {
  known = next;
  for (const listener of listeners) listener();
}

function post(lock: string, ended: TabMessage['ended']): void {
  if (tabLocks() === undefined) return;
  const channel = new BroadcastChannel(channelName);
  const message: TabMessage = { from: thisTab, lock, ended };
  channel.postMessage(message);
  channel.close();
}

/** Reports to the other tabs that the question about a row is open here. */
export const postOpened = (lock: string) => post(lock, null);

/**
 * Reports to the other tabs that a decision ended, and which queries to read again.
 *
 * @param words the text at the row in the other tabs until they have read the list again; null for none
 */
export const postEnded = (
  row: RowRef,
  meta: Register['mutationMeta'] | undefined,
  words: string | null,
): void => post(lockOf(row), { words, refreshes: meta?.refreshes ?? [] });

/**
 * Runs work while this tab holds the lock of a row, so that no other tab opens the question about it.
 *
 * @returns the result of the work, or `elsewhere` without running it while another tab has the question open
 */
export async function whileHeld<T>(row: RowRef, work: () => Promise<T>): Promise<T | 'elsewhere'> {
  const lock = lockOf(row);
  const locks = tabLocks();
  if (locks === undefined) return work();
  let isDenied = true;
  return locks
    .request(lock, { ifAvailable: true }, (mine) => {
      isDenied = false;
      if (mine === null) return 'elsewhere' as const;
      postOpened(lock);
      return work();
    })
    .catch((reason: unknown) => {
      // A browser that denies its storage also denies its locks.
      if (isDenied) return work();
      throw reason;
    });
}

/** Follows the other tabs, and refetches the lists that they changed. The frame calls it once. */
export function useTabMessages(client: QueryClient): void {
  useEffect(() => {
    const locks = tabLocks();
    if (locks === undefined) return;
    const stop = new AbortController();
    const follow = (lock: string) => {
      if (known.open.has(lock)) return;
      change({ ...known, open: new Set([...known.open, lock]) });
      // The lock is granted when the other tab releases it or closes.
      const free = () => {
        const open = new Set(known.open);
        open.delete(lock);
        change({ ...known, open });
      };
      locks.request(lock, { mode: 'shared', signal: stop.signal }, free).catch(noop);
    };
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      const { from, lock, ended } = data;
      if (from === thisTab) return;
      if (ended === null) {
        follow(lock);
        return;
      }
      const { words, refreshes } = ended;
      if (words !== null) {
        change({ ...known, ended: new Map(known.ended).set(lock, { words, at: Date.now() }) });
      }
      for (const queryKey of refreshes) void client.invalidateQueries({ queryKey });
    });
    void locks.query().then(({ held = [] }) => {
      for (const { name = '' } of held) {
        if (name.startsWith(lockPrefix) && !asked.has(name)) follow(name);
      }
    }, noop);
    return () => {
      stop.abort();
      channel.close();
      change(nothing);
    };
  }, [client]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const useOtherTabs = () => useSyncExternalStore(subscribe, () => known);

/** The words for a row whose question is open in another tab. */
export const openElsewhere = 'Open in another tab of this browser';

/** Returns a function that returns `openElsewhere` for a row whose question is open in another tab, else null. */
export function useOpenElsewhere(record: DecidedRecord): (id: string) => string | null {
  const { open } = useOtherTabs();
  return useCallback(
    (id) => (open.has(lockOf({ record, id })) ? openElsewhere : null),
    [record, open],
  );
}

/**
 * Returns a function that returns the words for a row that another tab decided after the list was read, or null.
 *
 * @param listRequestedAt the time of the list's request in milliseconds UTC
 */
export function useDecidedElsewhere(
  record: DecidedRecord,
  listRequestedAt: number,
): (id: string) => string | null {
  const { ended } = useOtherTabs();
  return useCallback(
    (id) => {
      const end = ended.get(lockOf({ record, id }));
      return end !== undefined && end.at > listRequestedAt ? end.words : null;
    },
    [record, ended, listRequestedAt],
  );
}
