import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { missingCode } from '../lib/browser/late-part.tsx';
import { wait } from '../lib/browser/wait.ts';
import type { AppRouter } from './create-app.ts';
import { isReading } from './is-reading.ts';

/** Milliseconds between two looks whether the page reads something. */
const betweenLooks = 500;

/** Resolves when the browser has nothing else to do; where it cannot tell (Safari), after a moment. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, betweenLooks);
  });

/** Whether the administrator asked the browser to use little data. */
const savesData = () =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/**
 * Loads the code of all pages, and of all they can open: one piece at a time while the browser is idle.
 * What is loaded stays usable without a connection, and after a newer version came out.
 */
export function loadAhead(queryClient: QueryClient, router: AppRouter): void {
  if (savesData()) return;
  const byId: Readonly<Record<string, AnyRoute>> = { ...router.routesById };
  const routes = Object.values(byId);
  /** @throws when a page does not load */
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
      while (isReading(queryClient, router)) await wait(betweenLooks);
      await idle();
    } while (await loadNext().catch(() => false));
    isRunning = false;
  };
  // Where it broke off, it goes on with the connection.
  onlineManager.subscribe((isOnline) => isOnline && void run());
  void run();
}
