import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { waitForYes } from '../support/confirmation.ts';
import { mockServer, serve } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchWrites } from '../support/watch-writes.ts';

const paths = ['/admin/dashboard/withdrawrequest', '/admin/dashboard/pending/part-payments'];

async function openRules() {
  const app = renderApp('/admin/dashboard/withdrawrequest');
  await app.user.click(await screen.findByRole('button', { name: 'Decision rules' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decision rules' }));
  const hours = await dialog.findByRole('textbox', { name: 'Promise in hours' });
  const limit = dialog.getByRole('textbox', { name: 'Type amounts from' });
  const save = async () => {
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  const type = async (field: HTMLElement, text: string) => {
    await app.user.clear(field);
    if (text !== '') await app.user.type(field, text);
  };
  return { ...app, dialog, hours, limit, save, type };
}

/** Two rows of each queue, just below the default limit and at it. Amounts are in naira. */
const rows = [499_999.99, 500_000].map((amount, at) => ({
  id: at + 1,
  job_id: at + 1,
  artisan_name: 'Ada Obi',
  available_amount: 900_000,
  withdrawal_amount: amount,
  job_amount: 900_000,
  part_payment_amount: amount,
  paid_before: 0,
  start_date: '2026-11-20T09:00:00Z',
  requested_at: '2026-11-20T09:00:00Z',
}));

it.each(paths)('the default rules apply on a host without rules, on %s', async (path) => {
  serve('listWithdrawalRequests', rows);
  serve('listPendingPartPayments', rows);
  const { user } = renderApp(path);
  const name = 'Decision rules: The server does not offer this';
  await user.click(await screen.findByRole('button', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Promised: decided within 48 hours.')).toBeTruthy();

  await user.click(await screen.findByRole('button', { name: /^Approve (\D+) 1$/ }));
  const findConfirmation = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
  const small = await findConfirmation();
  await waitForYes();
  expect(small.queryByRole('textbox', { name: 'Type the amount' })).toBeNull();
  await user.click(small.getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('button', { name: /^Approve (\D+) 2$/ }));
  const large = await findConfirmation();
  const words = 'Amounts from ₦500,000.00 have to be typed before an approval.';
  expect(await large.findByText(words)).toBeTruthy();
  expect(large.getByRole('textbox', { name: 'Type the amount' })).toBeTruthy();
});

describe('the rules of the host', () => {
  onRealHost(mockServer);
  const writes = watchWrites(mockServer);
  const sentRules = () => writes.map(({ body }) => body);

  it('apply to all administrators, and are checked: the dialog says why one is invalid; an empty field is no rule', async () => {
    const { dialog, hours, limit, save, type } = await openRules();
    expect(dialog.getByText('These apply to all administrators of this host.')).toBeTruthy();
    for (const invalid of ['1.5', '1e2']) {
      await type(hours, invalid);
      await save();
      expect(dialog.getByRole('alert').textContent).toMatch(/whole number of hours/);
    }
    await type(hours, '24');
    await type(limit, 'much');
    await save();
    expect(dialog.getByRole('alert').textContent).toMatch(/^The limit is an amount/);
    expect(hours).toHaveProperty('value', '24');
    expect(sentRules()).toEqual([]);
    await type(limit, '');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentRules()).toEqual([{ type_amounts_from: null, promised_hours: 24, version: 1 }]);
    expect(await screen.findByText('Promised: decided within 24 hours.')).toBeTruthy();
  });

  it('are sent with the version on screen, show both versions after a conflict, keep the typed text, and are saved by the next press', async () => {
    const { dialog, hours, save, type } = await openRules();
    await type(hours, '72');
    await realHost().callAsOther('PUT', 'decision/rules', {
      type_amounts_from: 250_000,
      promised_hours: 24,
      version: 1,
    });
    await save();
    const alert = await dialog.findByText(/Saved by now: promise 24 h, typed from ₦250,000\.00/);
    expect(alert.textContent).toContain('Your rules are still in the fields');
    expect(hours).toHaveProperty('value', '72');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentRules()).toEqual(
      [1, 2].map((version) => ({ type_amounts_from: 500_000, promised_hours: 72, version })),
    );
  });

  it('are read-only where the host does not offer the change, and the dialog says so', async () => {
    realHost().switches.offer = ['getDecisionRules'];
    const { dialog } = await openRules();
    expect(dialog.getByText('The server does not offer to change its rules')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  });

  it('have an error with Retry when they do not load', async () => {
    let isRefused = true;
    mockServer.use(
      http.get('*/api/v1/admin/decision/rules', () =>
        isRefused ? HttpResponse.json({ message: 'Not now.' }, { status: 403 }) : undefined,
      ),
    );
    const { user } = renderApp('/admin/dashboard/withdrawrequest');
    await user.click(await screen.findByRole('button', { name: 'Decision rules' }));
    const alert = (await screen.findByText('The decision rules did not load')).parentElement;
    isRefused = false;
    await user.click(within(alert ?? document.body).getByRole('button', { name: 'Retry' }));
    const hours = await screen.findByRole('textbox', { name: 'Promise in hours' });
    expect(hours).toHaveProperty('value', '48');
  });
});
