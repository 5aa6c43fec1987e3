import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { locksKey, storeLock } from '../support/decision-lock.ts';
import { hold } from '../support/hold.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';

const path = '/admin/dashboard/withdrawrequest';
const approve = 'Approve withdrawal 1044';
const unknown = `${approve}: Result not known`;

let posts = 0;

beforeEach(() => {
  posts = 0;
  mockServer.events.removeAllListeners();
  mockServer.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') posts += 1;
  });
});

/** Another tab of this browser stores or removes the lock of a decision on withdrawal 1044. */
function otherTab(isLocked: boolean) {
  if (isLocked) storeLock({ isUnanswered: false });
  else localStorage.removeItem(locksKey);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: locksKey })));
}

it('locks a row whose decision another tab has sent, until its outcome is known', async () => {
  const { user } = renderApp(path);
  await screen.findByRole('button', { name: approve });
  otherTab(true);
  await user.click(await screen.findByRole('button', { name: unknown }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Approve withdrawal 1045' })).toBeTruthy();
  otherTab(false);
  await user.click(await screen.findByRole('button', { name: approve }));
  await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(posts).toBe(0);
});

it('reads the list again when the decision of another tab has ended', async () => {
  renderApp(path);
  await screen.findByRole('button', { name: approve });
  otherTab(true);
  await screen.findByRole('button', { name: unknown });
  mockHost().store.approveWithdrawal(1044);
  otherTab(false);
  await waitFor(() => expect(screen.queryByRole('button', { name: /1044/ })).toBeNull());
});

it('locks Yes in a confirmation that is open in this tab too', async () => {
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: approve }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', false),
  );
  otherTab(true);
  await dialog.findByText('Result not known');
  expect(dialog.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', true);
  otherTab(false);
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', false),
  );
});

it('stores the lock before the call, without names and amounts, and removes it with the answer', async () => {
  const held = hold();
  let stored: string | null = null;
  mockServer.use(
    http.post('*/admin/withdrawal/request/1044', async () => {
      stored = localStorage.getItem(locksKey);
      await held.wait();
    }),
  );
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: approve }));
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await waitFor(() => expect(yes).toHaveProperty('disabled', false));
  await user.click(yes);
  await held.reached;
  expect(stored).toContain('"id":"1044"');
  expect(stored).not.toMatch(/Okafor|150/);
  held.release();
  await screen.findByRole('alertdialog', { name: 'Approved' });
  expect(localStorage.getItem(locksKey)).toBeNull();
  expect(posts).toBe(1);
});
