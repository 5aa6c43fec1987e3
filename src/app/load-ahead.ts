import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { checkConnection } from '../api/transport/connection.ts';
import { idle } from '../lib/browser/idle.ts';
import { reportIfGone } from '../lib/browser/missing-code.ts';
import { wait } from '../lib/browser/wait.ts';
import type { AppRouter } from './create-app.ts';
import { isPageBusy } from './is-page-busy.ts';

const pollIntervalMs = 500;

const isDataSaverOn = () =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/**
 * Fetches the code of all pages and dialogs, one file at a time while the browser is idle. Fetched code works
 * without a connection and after a newer version was deployed. It is not executed before its first use, so that
 * unused code takes no memory for its functions.
 */
export function loadAhead(queryClient: QueryClient, router: AppRouter): void {
  if (isDataSaverOn() || !document.createElement('link').relList.supports('modulepreload')) return;
  const remaining = [...(window.codeFiles ?? [])];
  let isRunning = false;
  const fetchRemaining = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let [file] = remaining; file !== undefined; [file] = remaining) {
      while (isPageBusy(queryClient, router)) await wait(pollIntervalMs);
      await idle();
      if (!(await fetchFile(file))) {
        if (!(await reportIfGone(file))) void checkConnection();
        break;
      }
      remaining.shift();
    }
    isRunning = false;
  };
  // After a failure the loading continues when the connection is back.
  onlineManager.subscribe((isOnline) => isOnline && void fetchRemaining());
  void fetchRemaining();
}

/** Fetches a script or style file for a later import. Returns whether it succeeded. */
const fetchFile = (file: string): Promise<boolean> =>
  file.endsWith('.css')
    ? fetch(file).then(
        ({ ok }) => ok,
        () => false,
      )
    : fetchModule(file);

const fetchModule = (file: string): Promise<boolean> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    // The browser keeps the file without its link.
    const finish = (isLoaded: boolean) => {
      link.remove();
      resolve(isLoaded);
    };
    link.onload = () => finish(true);
    link.onerror = () => finish(false);
    document.head.append(link);
  });
