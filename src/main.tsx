import { noop, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { checkConnection } from './api/transport/connection.ts';
import { createApp } from './app/create-app.ts';
import { isReading } from './app/is-reading.ts';
import './app/styles/main.css';
import { watchMissingParts } from './lib/browser/missing-part.ts';
import { followTheme } from './lib/browser/theme.ts';
import { wait } from './lib/browser/wait.ts';

/** Milliseconds between two looks whether the first page has what it shows. */
const betweenLooks = 300;

/** Milliseconds that the first page may take before an empty frame of it is drawn. */
const patience = 500;

async function start(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('./mocks/browser.ts');
    await startMocks();
  }
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  // A breath for what else the page has to do: the files just read have taken a phone a tenth of a second.
  await wait(0);
  const { queryClient, router } = createApp();
  // Drawing nothing first would take a frame; on a slow line the page says that it loads.
  await Promise.race([router.load(), wait(patience)]);
  // In slices: on a phone the whole page in one go would keep it from answering for a third of a second.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  // Not needed for the first page, which has the line to itself.
  do await wait(betweenLooks);
  while (isReading(queryClient, router));
  await import('./app/load-ahead.ts').then(({ loadAhead }) => loadAhead(queryClient, router), noop);
}

// Letters, naira and the dots of Yoruba are three files. They come while the page is put together: text that
// is laid out without them is measured with the system's fonts first, and all of it again when they are there.
void document.fonts.load('1em "Inter Variable"', 'a₦ọ');
followTheme();
watchMissingParts(() => void checkConnection());
void start();
