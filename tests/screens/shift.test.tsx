import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockNow } from '../../src/mocks/fixtures-money.ts';
import { closeToasts } from '../support/close-toasts.ts';
import { openReadyConfirmation, yesButton } from '../support/confirmation.ts';
import { findToast } from '../support/find-toast.ts';
import { hold } from '../support/hold.ts';
import { mockHost, mockServer, serve } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchCalls } from '../support/watch-calls.ts';
import { watchDownloads } from '../support/watch-downloads.ts';

const path = '/admin/shift';
const minuteMs = 60_000;
/** 00:00 in Lagos is 23:00 UTC of the day before. */
const midnightInLagos = Date.UTC(2026, 10, 17, 23, 0, 0);

/** An approval of a withdrawal of artisan 1. */
const approval = {
  at: mockNow,
  account: 1,
  action: 'approve',
  kind: 'withdrawal',
  id: '1044',
  reason: null as string | null,
  /** In naira. */
  amount: 150_000,
};

/** Adds a decision to the audit of the server. */
async function addDecision(fields: Partial<typeof approval>) {
  const { at, account, action, kind, id, reason, amount } = { ...approval, ...fields };
  await realHost().query(
    `insert into audit_entries (at, account_id, action, subject, subject_id, sentence, reason, artisan_id, detail)
     values ($1, $2, $3, $4, $5, 'A decision.', $6, 1, jsonb_build_object('amountKobo', $7::bigint))`,
    [new Date(at).toISOString(), account, action, kind, id, reason, amount * 100],
  );
}

const findPage = async () => within(await screen.findByRole('region', { name: 'My shift' }));
const findRowTexts = async () => {
  const table = within(await screen.findByRole('table', { name: 'My shift' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};
const sums = () => screen.getByRole('region', { name: 'Sums' }).textContent;

/** Approves withdrawal 1044. */
async function approve() {
  vi.useRealTimers();
  const app = await openReadyConfirmation();
  await app.user.click(yesButton());
  const result = within(await findToast('Approved'));
  return { ...app, result };
}

beforeEach(() => {
  // The machine is in a time zone whose day begins hours after the day in Lagos.
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.useFakeTimers({ toFake: ['Date'], now: mockNow });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await closeToasts();
});

it('My shift links a part-payment to its project, where its own id may be that of another project', async () => {
  mockHost().switches.offer = ['listAuditEntries'];
  serve('listAuditEntries', [
    {
      id: 1,
      at: new Date(mockNow).toISOString(),
      action: 'approve',
      kind: 'part-payment',
      subject_id: '13',
      amount: 100,
    },
  ]);
  serve('listPaidPartPayments', [{ id: 13, job_id: 7, part_payment_status: 'paid' }]);
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('link', { name: '13' }));
  expect(await screen.findByRole('dialog', { name: 'Job 13' })).toBeTruthy();
});

describe('My shift, on a host without an audit', () => {
  it('is disabled in the account menu, and its page says why', async () => {
    const { user } = renderApp(path);
    expect(await screen.findByText('The server does not offer this.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /^Account/ }));
    const entry = await screen.findByRole('menuitem', { name: /^My shift/ });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(entry.textContent).toContain('The server does not offer this');
  });

  it('the receipt of an approval has no lines about the decision', async () => {
    const { result, user } = await approve();
    await user.click(result.getByRole('button', { name: 'Receipt' }));
    const receipt = await screen.findByRole('article', { name: 'Receipt' });
    expect(receipt.textContent).toContain('₦150,000.00');
    expect(receipt.textContent).not.toContain('Decided by');
  });
});

describe('My shift, on a host with an audit', () => {
  onRealHost(mockServer);

  it('is opened from the account menu, and is empty at first', async () => {
    const { user, address } = renderApp('/admin/dashboard/Privacy');
    await screen.findByRole('button', { name: /^Waiting for you: \d/ });
    await user.click(await screen.findByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'My shift' }));
    expect(await screen.findByText('No decisions yet today')).toBeTruthy();
    expect(address()).toBe(path);
    expect(document.title).toBe('My shift · Back Office');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
    expect((await findPage()).getByText(/From the audit of the host\.$/)).toBeTruthy();
  });

  it('has each own decision since midnight in Lagos with its sums', async () => {
    const calls = watchCalls(mockServer, /\/admin\/audit$/);
    await addDecision({ id: '1', at: midnightInLagos - 1 });
    await addDecision({ id: '2', at: midnightInLagos, amount: 1_000.5 });
    await addDecision({ id: '5', account: 2 });
    await addDecision({ id: '3', action: 'reject', reason: 'Made twice.' });
    await addDecision({ id: '13', kind: 'part-payment', at: mockNow + minuteMs, amount: 100 });
    await addDecision({ id: '13', kind: 'part-payment', at: mockNow + 2 * minuteMs, amount: 200 });
    renderApp(path);
    expect(await findRowTexts()).toEqual([
      expect.stringMatching(/^13:02Part payment13Chukwuemeka Okafor₦200\.00Approved/),
      expect.stringMatching(/^13:01Part payment13Chukwuemeka Okafor₦100\.00Approved/),
      expect.stringMatching(/^13:00Withdrawal3.*RejectedReason: Made twice\./),
      expect.stringMatching(/^00:00Withdrawal2.*₦1,000\.50Approved/),
    ]);
    expect(sums()).toMatch(/Withdrawals approved₦1,000\.501 decision/);
    expect(sums()).toMatch(/Withdrawals rejected₦150,000\.001 decision/);
    expect(sums()).toMatch(/Part payments approved₦300\.002 decisions/);
    expect(calls[0]).toContain('account=admin%40artisan.example');
    expect(calls[0]).toContain('from=2026-11-18');
  });

  it('an approval has a receipt from the audit, and is in the shift', async () => {
    const { result, ...app } = await approve();
    await app.user.click(result.getByRole('button', { name: 'Receipt' }));
    const receipt = await screen.findByRole('article', { name: 'Receipt' });
    await waitFor(() => expect(receipt.textContent).toContain('Decided by'));
    for (const words of [
      '₦150,000.00',
      'One hundred and fifty thousand naira only',
      'Chukwuemeka Okafor',
      'admin@artisan.example',
      'Approved withdrawal 1044 of Chukwuemeka Okafor: ₦150,000.00.',
    ]) {
      expect(receipt.textContent).toContain(words);
    }
    expect(receipt.textContent).toMatch(/When\w+, \d+ \w+ \d{4}, \d\d:\d\d:\d\d WAT/);
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.router.navigate({ to: path });
    expect(await findRowTexts()).toEqual([expect.stringContaining('1044')]);
    await app.user.click(screen.getByRole('link', { name: '1044' }));
    expect(await screen.findByRole('article', { name: 'Receipt' })).toBeTruthy();
    expect(app.address()).toBe('/admin/dashboard/withdraw-history?record=1044');
  });

  it('the receipt of a waiting part-payment has no decision on an earlier one of its job', async () => {
    const [request] = await realHost().query(
      `select job_id, requested_at from part_payments where status = 'pending' order by job_id limit 1`,
    );
    const job = String(request?.job_id);
    const before = Date.parse(String(request?.requested_at)) - minuteMs;
    await addDecision({ id: job, kind: 'part-payment', at: before });
    renderApp(`/admin/dashboard/pending/part-payments?record=${job}`);
    expect(await screen.findByText('A decision.')).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Receipt' }).textContent).not.toContain(
      'Decided by',
    );
  });

  it('copies the hand-over note as text, and exports a CSV file in which no cell is a formula', async () => {
    await addDecision({});
    await addDecision({ id: '3', action: 'reject', reason: '=HYPERLINK("x")' });
    const files = watchDownloads();
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Copy as a note' }));
    const note = await navigator.clipboard.readText();
    expect(note).toMatch(/^Hand-over note, 2026\/11\/18 13:0\d:\d\d WAT\nAccount: admin@artisan/);
    expect(note).toContain('Withdrawals approved: 1 · ₦150,000.00');
    expect(note).toContain(
      '13:00:00 · Approved · Withdrawal 1044 · Chukwuemeka Okafor · ₦150,000.00',
    );
    expect(note).toContain('Reason: =HYPERLINK("x")');
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(files).toHaveLength(1);
    expect(await screen.findByText('my-shift-2026-11-18.csv')).toBeTruthy();
    const text = (await files[0]?.text) ?? '';
    expect(text).toContain('2026-11-18 13:00:00,Withdrawal,1044,Chukwuemeka Okafor,150000.00,');
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('says that the audit did not load, and Retry reads it', async () => {
    realHost().switches.faults.listAuditEntries = '500';
    const { user } = renderApp(path);
    expect(await screen.findByText('My shift did not load')).toBeTruthy();
    realHost().switches.faults = {};
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/From the audit of the host\.$/)).toBeTruthy();
  });

  it('shows a loader until the audit has arrived', async () => {
    const held = hold();
    mockServer.use(http.get('*/api/v1/admin/audit', () => held.wait()));
    renderApp(path);
    const card = await screen.findByRole('region', { name: 'My shift' });
    expect(card.querySelector('[aria-busy=true]')).not.toBeNull();
    expect(card.textContent).toBe('');
    held.release();
    expect(await screen.findByText('No decisions yet today')).toBeTruthy();
  });
});
