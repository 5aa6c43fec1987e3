import { useSyncExternalStore } from 'react';
import { wait } from './wait.ts';

/**
 * Why a part of the page did not load:
 * - `no-connection`: the line broke off, or is down
 * - `new-version`: the server has a newer build, without the files of the one on screen
 */
export type MissingPart = 'no-connection' | 'new-version';

let current: MissingPart | null = null;
const listeners = new Set<() => void>();

function set(next: MissingPart | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why a part of the page is missing, or null while none is. */
export const missingPart = (): MissingPart | null => current;

/** The same, for drawing. */
export function useMissingPart(): MissingPart | null {
  return useSyncExternalStore(subscribe, missingPart);
}

/** Takes back that the connection was missing: parts load again. */
export function forgetMissingPart(): void {
  if (current === 'no-connection') set(null);
}

/** What browsers say when a file of a script does not load. */
const loadError =
  /dynamically imported module|importing a module script failed|unable to preload css/i;
const name = 'MissingPart';

/** Whether an error is about a part of the page that did not load. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && (error.name === name || loadError.test(error.message));
}

/** Finds out why a part that somebody asked for did not load, and lets the page know. */
export async function reportMissingPart(error: unknown): Promise<void> {
  set((await checkGone(error)) ? 'new-version' : 'no-connection');
}

const checks = new WeakMap<object, Promise<boolean>>();

/** Whether the server is there without the missing file. One error is looked into once. */
function checkGone(error: unknown): Promise<boolean> {
  if (!(error instanceof Error)) return isGone();
  const check = checks.get(error) ?? isGone(/https?:\S+/.exec(error.message)?.[0]);
  checks.set(error, check);
  return check;
}

/** Answers that the browser shall remember; of the usual 250, a long session forgets the later ones. */
const remembered = 10_000;

/** Whether the server already answered that a file of the dashboard's code is not there. */
const wasNotFound = () =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) => /\.(js|css)$/.test(entry.name) && Reflect.get(entry, 'responseStatus') === 404,
    );

/**
 * @param url the missing file; the page is asked for where the browser names none. The browser names the
 *   file that imports, also where the one that is imported is gone.
 */
async function isGone(url?: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  if (wasNotFound()) return true;
  try {
    const { ok, headers } = await fetch(url ?? location.origin, {
      method: 'HEAD',
      cache: 'no-store',
    });
    // Some servers answer with their page where a file is gone.
    const isFile = ok && !(headers.get('content-type') ?? '').includes('html');
    return url === undefined || !isFile;
  } catch {
    return false;
  }
}

/** Milliseconds between two looks whether the server is back. */
const betweenProbes = 3_000;

/**
 * Waits until the server that the dashboard came from answers.
 *
 * @returns whether it did not answer at first; false too once `signal` is aborted
 */
export async function waitForServer(signal?: AbortSignal): Promise<boolean> {
  for (let probes = 0; ; probes += 1) {
    if (signal?.aborted) return false;
    const isThere = await fetch(location.origin, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (isThere) return probes > 0 && !signal?.aborted;
    await wait(betweenProbes);
  }
}

/**
 * Looks into every part that does not load, from now on, also where it was loaded ahead of need: a file
 * that is gone means a newer version at any time. The router reloads the page when it sees the browser's
 * own words, which without a connection leads to the browser's error page and loses what is on screen; the
 * error gets other words first.
 *
 * @param onNoConnection is told when the line may be down
 * @returns how to stop, which forgets what was seen
 */
export function watchMissingParts(onNoConnection: () => void): () => void {
  const onError = ({ payload }: VitePreloadErrorEvent) => {
    const check = checkGone(payload);
    payload.name = name;
    payload.message = `A part of this page did not load: ${payload.message.split(' ').at(-1)}`;
    void check.then((gone) => {
      if (gone) set('new-version');
      else onNoConnection();
    });
  };
  performance.setResourceTimingBufferSize(remembered);
  addEventListener('vite:preloadError', onError);
  return () => {
    removeEventListener('vite:preloadError', onError);
    set(null);
  };
}
