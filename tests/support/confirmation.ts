import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from './render-app.tsx';

export const requestsPath = '/admin/dashboard/withdrawrequest';

/** The search for Yes in the confirmation alone is ten times as fast as on the page, which has hundreds of buttons. */
export const yes = (): HTMLElement =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes' });

/** Waits until the figures of the confirmation are read, so that Yes can be pressed. */
export const waitForYes = (): Promise<void> =>
  waitFor(() => expect(yes()).toHaveProperty('disabled', false));

/** Opens the confirmation of a row, which may still be reading the figures. */
export async function openConfirmation(name = 'Approve withdrawal 1044', address = requestsPath) {
  const app = renderApp(address);
  await app.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
  return { ...app, dialog };
}

/** Opens the confirmation of a row, and waits until Yes can be pressed. */
export async function openReady(...row: Parameters<typeof openConfirmation>) {
  const app = await openConfirmation(...row);
  await waitForYes();
  return app;
}
