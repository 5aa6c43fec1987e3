import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { wait } from '../../lib/browser/wait.ts';
import { apiBase } from './api-host.ts';

const probeIntervalMs = 2_000;
/** A probe without an answer for this long counts as one that failed. */
const probeTimeoutMs = 10_000;

let runningCheck: Promise<void> | undefined;

/**
 * Probes the host, because a failed call does not prove that the host is unreachable. If a probe fails too, the
 * dashboard is offline until one succeeds; then the cache refetches stale reads.
 *
 * @returns resolves when the host is reachable
 */
export function checkConnection(): Promise<void> {
  runningCheck ??= waitUntilReachable().finally(() => {
    runningCheck = undefined;
  });
  return runningCheck;
}

async function waitUntilReachable(): Promise<void> {
  while (!(await isReachable())) {
    onlineManager.setOnline(false);
    await wait(probeIntervalMs);
  }
  onlineManager.setOnline(true);
}

/** Any answer proves that the host is reachable, so `no-cors` is enough. */
function isReachable(): Promise<boolean> {
  return fetch(`${apiBase}/openapi.json`, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    signal: AbortSignal.timeout(probeTimeoutMs),
  }).then(
    () => true,
    () => false,
  );
}

/** Returns whether the host is reachable: false after a failed probe, until a later one succeeds. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

/**
 * Returns why the control of a write is disabled, or undefined while the host is reachable.
 *
 * @param participle what cannot happen, such as "saved"
 */
export const whyOffline = (participle: string): string | undefined =>
  onlineManager.isOnline()
    ? undefined
    : `Offline: nothing can be ${participle} until the connection is back`;

/** Returns `whyOffline()`, and renders again when the connection changes. */
export const useWhyOffline = (participle: string): string | undefined =>
  useSyncExternalStore(subscribe, () => whyOffline(participle));

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
