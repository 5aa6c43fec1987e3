import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from './render-app.tsx';

export const requestsPath = '/admin/dashboard/withdrawrequest';

/** Returns Yes. A search in the confirmation is ten times as fast as one of the whole page. */
export const yesButton = (): HTMLElement =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes' });

/** Waits until Yes can be pressed. */
export const waitForYes = (): Promise<void> =>
  waitFor(() => expect(yesButton()).toHaveProperty('disabled', false));

/** Opens the confirmation of a row. It may still be reading the figures. */
export async function openConfirmation(
  buttonName = 'Approve withdrawal 1044',
  address = requestsPath,
) {
  const app = renderApp(address);
  await app.user.click(await screen.findByRole('button', { name: buttonName }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
  return { ...app, dialog };
}

/** Opens the confirmation of a row, and waits until Yes can be pressed. */
export async function openReadyConfirmation(...target: Parameters<typeof openConfirmation>) {
  const app = await openConfirmation(...target);
  await waitForYes();
  return app;
}
