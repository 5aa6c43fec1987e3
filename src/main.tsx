import { noop, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { checkConnection } from './api/transport/connection.ts';
import { createApp } from './app/create-app.ts';
import { isPageBusy } from './app/is-page-busy.ts';
import './app/styles/main.css';
import { watchMissingCode } from './lib/browser/missing-code.ts';
import { followTheme } from './lib/browser/theme.ts';
import { wait } from './lib/browser/wait.ts';

const pollIntervalMs = 300;

/** If the first page takes longer, its skeleton is drawn. */
const skeletonDelayMs = 500;

async function start(): Promise<void> {
  if (import.meta.env.DEV) {
    const { readSwitchesOfTab } = await import('./mocks/tab-switches.ts');
    const isMock = import.meta.env.MODE === 'mock';
    if (isMock || readSwitchesOfTab() !== null) {
      const { startMocks } = await import('./mocks/browser.ts');
      await startMocks(isMock ? 'mock' : 'server');
    }
  }
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  // Other tasks run first, because executing the scripts has blocked a phone for about 100 ms.
  await wait(0);
  const { queryClient, router } = createApp();
  // Waits for the first page, because drawing an empty page before it costs a frame.
  await Promise.race([router.load(), wait(skeletonDelayMs)]);
  // The render is not a transition: a transition renders in steps of 5 ms, which delays the first paint.
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  if (import.meta.env.DEV) (await import('./app/devtools.tsx')).showDevtools(queryClient, router);
  // The first page needs the whole bandwidth, so loading the other pages starts after it.
  do await wait(pollIntervalMs);
  while (isPageBusy(queryClient, router));
  await import('./app/load-ahead.ts').then(({ loadAhead }) => loadAhead(queryClient, router), noop);
}

// Loads the font files (one letter of each: Latin, ₦, Yoruba dots) early, because a late font changes the layout.
void document.fonts.load('1em "Inter Variable"', 'a₦ọ');
followTheme();
watchMissingCode(() => void checkConnection());
void start();
