import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { idle } from '../lib/browser/idle.ts';
import { missingCode } from '../lib/browser/late-code.ts';
import { wait } from '../lib/browser/wait.ts';
import type { AppRouter } from './create-app.ts';
import { isPageBusy } from './is-page-busy.ts';

const pollIntervalMs = 500;

/** Returns whether the browser's data saver is on. */
const savesData = () =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/**
 * Loads the code of all pages and dialogs, one chunk at a time while the browser is idle. Loaded code works
 * without a connection and after a newer version was deployed.
 */
export function loadAhead(queryClient: QueryClient, router: AppRouter): void {
  if (savesData()) return;
  const byId: Readonly<Record<string, AnyRoute>> = { ...router.routesById };
  const routes = Object.values(byId);
  /** @throws if a page does not load */
  const loadNext = async () => {
    const [code] = missingCode();
    if (code !== undefined) return (await code.loadAhead()) !== undefined;
    const [route] = routes;
    if (route === undefined) return false;
    await router.loadRouteChunk(route);
    routes.shift();
    return true;
  };
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    do {
      while (isPageBusy(queryClient, router)) await wait(pollIntervalMs);
      await idle();
    } while (await loadNext().catch(() => false));
    isRunning = false;
  };
  // After a failure it continues when the connection is back.
  onlineManager.subscribe((isOnline) => isOnline && void run());
  void run();
}
