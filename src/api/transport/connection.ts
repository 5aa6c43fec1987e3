import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { wait } from '../../lib/browser/wait.ts';
import { apiBase } from './api-host.ts';

/** Milliseconds between two looks whether the host can be reached again. */
const betweenProbes = 5_000;

let running: Promise<void> | undefined;

/**
 * Finds out whether a call that broke off means that the host cannot be reached, and if so looks for it
 * until it is back. Reads that were out of date are then repeated by their cache. One failed call proves
 * nothing: a host may break off a single call.
 *
 * @returns when the host can be reached
 */
export function checkConnection(): Promise<void> {
  running ??= untilReachable().finally(() => {
    running = undefined;
  });
  return running;
}

async function untilReachable(): Promise<void> {
  while (!(await isReachable())) {
    onlineManager.setOnline(false);
    await wait(betweenProbes);
  }
  onlineManager.setOnline(true);
}

/** Any answer will do, so the call asks for none that it may read. */
function isReachable(): Promise<boolean> {
  return fetch(`${apiBase}/openapi.json`, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
  }).then(
    () => true,
    () => false,
  );
}

/** Whether the host can be reached, as far as the browser and the last calls tell. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
