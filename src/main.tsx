import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app/create-app.ts';
import './app/styles/main.css';
import { followTheme } from './lib/theme.ts';

async function start(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('./mocks/browser.ts');
    await startMocks();
  }
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const { queryClient, router } = createApp();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

followTheme();
void start();
