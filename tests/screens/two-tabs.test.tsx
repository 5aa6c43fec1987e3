import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import {
  openReadyConfirmation,
  requestsPath,
  waitForYes,
  yesButton,
} from '../support/confirmation.ts';
import { locksKey, makeLock, storeLock } from '../support/decision-lock.ts';
import { findToast } from '../support/find-toast.ts';
import { hold } from '../support/hold.ts';
import { mockHost, mockServer, serve } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchWrites } from '../support/watch-writes.ts';

const approveName = 'Approve withdrawal 1044';
const lockedName = `${approveName}: Result not known`;

const writes = watchWrites(mockServer);

/** Stores or removes the lock of a decision on withdrawal 1044, as another tab of this browser does. */
function setLockInOtherTab(isLocked: boolean) {
  if (isLocked) storeLock({ isUnanswered: false });
  else localStorage.removeItem(locksKey);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: locksKey })));
}

it('locks a row whose decision another tab has sent, and reads the list again when its outcome is known', async () => {
  const { user } = renderApp(requestsPath);
  await screen.findByRole('button', { name: approveName });
  setLockInOtherTab(true);
  await user.click(await screen.findByRole('button', { name: lockedName }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Approve withdrawal 1045' })).toBeTruthy();
  setLockInOtherTab(false);
  await user.click(await screen.findByRole('button', { name: approveName }));
  await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  setLockInOtherTab(true);
  await screen.findByRole('button', { name: lockedName });
  mockHost().store.approveWithdrawal(1044);
  setLockInOtherTab(false);
  await waitFor(() => expect(screen.queryByRole('button', { name: /1044/ })).toBeNull());
  expect(writes).toEqual([]);
});

it('locks Yes in a confirmation that is open in this tab too', async () => {
  const { dialog } = await openReadyConfirmation();
  setLockInOtherTab(true);
  await dialog.findByText('Result not known');
  expect(dialog.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', true);
  setLockInOtherTab(false);
  await waitForYes();
});

it('stores the lock before the call, without names and amounts, and removes it with the answer', async () => {
  const held = hold();
  let stored: unknown;
  mockServer.use(
    http.post('*/admin/withdrawal/request/1044', async () => {
      stored = JSON.parse(localStorage.getItem(locksKey) ?? '');
      await held.wait();
    }),
  );
  const { user } = await openReadyConfirmation();
  await user.click(yesButton());
  await held.whenReached;
  // The random parts have exact forms: a search for an amount would sometimes find its digits in them.
  const key = expect.stringMatching(/^[-0-9a-f]{36}$/);
  const version = expect.stringMatching(/^1\.\w+\.\w+\.$/);
  const at = expect.any(Number);
  expect(stored).toEqual([makeLock({ key, version, at, hasOwnId: true, isUnanswered: false })]);
  held.release();
  await findToast('Approved');
  expect(localStorage.getItem(locksKey)).toBeNull();
  expect(writes).toHaveLength(1);
});

it('shows the outcome of another part-payment of the project in a toast, and not as that of the open confirmation', async () => {
  const row = { job_id: 13, artisan_name: 'Ada Obi', job_amount: 400_000 };
  const paid = { ...row, part_payment_amount: 1_000, part_payment_status: 'paid' };
  serve('listPendingPartPayments', [
    { ...row, part_payment_amount: 2_000, part_payment_status: 'pending' },
  ]);
  serve('listPaidPartPayments', []);
  await openReadyConfirmation(
    'Approve part-payment for project 13',
    '/admin/dashboard/pending/part-payments',
  );
  serve('listPaidPartPayments', [paid]);
  storeLock({
    id: '13',
    reference: '13',
    record: 'part-payment',
    hasOwnId: false,
    at: Date.now() - 180_000,
  });
  act(() => void dispatchEvent(new StorageEvent('storage', { key: locksKey })));
  const toast = await findToast('Approved');
  expect(toast.textContent).toContain(
    'The part-payment for project 13 is in Part Payment History.',
  );
  expect(toast.textContent).not.toContain('2,000');
  await waitForYes();
  expect(writes).toEqual([]);
});
