import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type App, createApp } from '../../src/app/create-app.ts';
import { hostToken } from './host-token.ts';

/** The administrator as the browser stores it after the sign-in. */
export const storedAdministrator = JSON.stringify({
  email: 'admin@artisan.example',
  role: 'admin',
});

/** Masks phones and e-mails in the pages that are rendered from now on. */
export const turnMasksOn = (): void => localStorage.setItem(`masks ${storedAdministrator}`, 'on');

interface Options {
  /** The token in the browser's storage; null for none. */
  token?: string | null;
}

export interface RenderedApp extends App {
  user: UserEvent;
  /** Path and search of the current page. */
  address: () => string;
}

/** Renders the whole app at an address, with its own routes, cache and session, on the host of the test. */
export function renderApp(address: string, { token = hostToken() }: Options = {}): RenderedApp {
  if (token !== null) {
    localStorage.setItem('token', token);
    localStorage.setItem('administrator', storedAdministrator);
  }
  const app = createApp(createMemoryHistory({ initialEntries: [address] }));
  const defaults = app.queryClient.getDefaultOptions();
  app.queryClient.setDefaultOptions({
    ...defaults,
    // Only the delay of the retries is removed; their number stays the same.
    queries: { ...defaults.queries, retryDelay: 0 },
  });
  render(
    <QueryClientProvider client={app.queryClient}>
      <RouterProvider router={app.router} />
    </QueryClientProvider>,
  );
  return {
    ...app,
    user: userEvent.setup(),
    address: () => app.router.state.location.href,
  };
}
