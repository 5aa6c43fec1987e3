import { useSyncExternalStore } from 'react';
import { wait } from './wait.ts';

/**
 * The reason why a part of the page is missing:
 * - `no-connection`: the connection failed
 * - `new-version`: the server has a newer build, without the files of this one
 * - `crashed`: an error stopped the part
 */
export type MissingCode = 'no-connection' | 'new-version' | 'crashed';

let current: MissingCode | null = null;
const listeners = new Set<() => void>();

function set(next: MissingCode | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns why a part of the page is missing, or null. */
export const missingCode = (): MissingCode | null => current;

/** Returns missingCode() and renders again when it changes. */
export function useMissingCode(): MissingCode | null {
  return useSyncExternalStore(subscribe, missingCode);
}

let crashListener = () => {};

/** Sets what runs whenever an error stops a part of the page, or the whole page. */
export function onCrash(listener: () => void): void {
  crashListener = listener;
}

/** Reports that an error stopped the whole page. The page itself shows the error. */
export function reportCrash(): void {
  crashListener();
}

/** Reports that an error stopped a part of the page. */
export function reportCrashedComponent(): void {
  set('crashed');
  reportCrash();
}

/** Clears `no-connection`, because a part has loaded or the server answers again. */
export function clearNoConnection(): void {
  if (current === 'no-connection') set(null);
}

/** Matches the messages of browsers and Vite for a script or style file that does not load. */
const loadError =
  /dynamically imported module|importing a module script failed|unable to preload css/i;
const errorName = 'MissingCode';

/** Returns whether an error means that a part of the page did not load. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && (error.name === errorName || loadError.test(error.message));
}

/** Reports a newer version if the server answers and no longer has this file. Returns whether it did. */
export async function reportIfGone(file: string): Promise<boolean> {
  const isFileGone = await isGone(file);
  if (isFileGone) set('new-version');
  return isFileGone;
}

/** Finds the reason why a part did not load and reports it to the page. */
export async function reportMissingCode(error: unknown): Promise<void> {
  set((await isGoneFor(error)) ? 'new-version' : 'no-connection');
}

const probe = (url = location.origin) => fetch(url, { method: 'HEAD', cache: 'no-store' });

const checks = new WeakMap<object, Promise<boolean>>();

/** Returns whether the file that an error names is gone from the server. It checks each `Error` once. */
function isGoneFor(error: unknown): Promise<boolean> {
  if (!(error instanceof Error)) return isGone();
  const check = checks.get(error) ?? isGone(/https?:\S+/.exec(error.message)?.[0]);
  checks.set(error, check);
  return check;
}

/** The default size is too small for a long session, and the browser drops later entries. */
const resourceTimingBufferSize = 10_000;

/** Returns whether the server already answered 404 for a file of the dashboard's code. */
const wasNotFound = () =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) => /\.(js|css)$/.test(entry.name) && Reflect.get(entry, 'responseStatus') === 404,
    );

/**
 * Returns whether the server answers and no longer has a file of the code.
 *
 * @param url the file that the browser's message names (some browsers name the importing file); without it, any answer
 *   means that the file is gone
 */
async function isGone(url?: string): Promise<boolean> {
  if (wasNotFound()) return true;
  try {
    const { ok, headers } = await probe(url);
    // Some servers answer with their HTML page instead of 404.
    const isFile = ok && !(headers.get('content-type') ?? '').includes('html');
    return url === undefined || !isFile;
  } catch {
    return false;
  }
}

const probeIntervalMs = 3_000;

/** Waits until the dashboard's own server answers. Returns whether the first probe failed; false if aborted. */
export async function waitForServer(signal?: AbortSignal): Promise<boolean> {
  for (let probes = 0; ; probes += 1) {
    if (signal?.aborted) return false;
    const isThere = await probe().then(
      () => true,
      () => false,
    );
    if (isThere) return probes > 0 && !signal?.aborted;
    await wait(probeIntervalMs);
  }
}

/**
 * Checks for each part that does not load whether its file is gone, because that means a newer version. The router
 * reloads the page when it sees the browser's message, and a reload without a connection loses the page. Therefore this
 * function replaces the message of the error.
 *
 * @param onNoConnection runs when the connection may be down
 * @returns a function that stops the checks and clears the state
 */
export function watchMissingCode(onNoConnection: () => void): () => void {
  const onError = ({ payload }: VitePreloadErrorEvent) => {
    const check = isGoneFor(payload);
    payload.name = errorName;
    payload.message = `A part of this page did not load: ${payload.message.split(' ').at(-1)}`;
    void check.then((isFileGone) => {
      if (isFileGone) set('new-version');
      else onNoConnection();
    });
  };
  performance.setResourceTimingBufferSize(resourceTimingBufferSize);
  addEventListener('vite:preloadError', onError);
  return () => {
    removeEventListener('vite:preloadError', onError);
    set(null);
  };
}
