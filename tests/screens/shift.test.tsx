import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockNow } from '../../src/mocks/fixtures-money.ts';
import { recordAudit } from '../../src/mocks/office/audit-store.ts';
import { closeToasts } from '../support/close-toasts.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';

const path = '/admin/shift';
const minute = 60_000;
/** 23:30 UTC of the day before is 00:30 in Lagos. */
const midnightInLagos = Date.UTC(2026, 10, 17, 23, 0, 0);

/** Returns a decision as the browser stores it. */
const kept = (fields: object) => ({
  key: JSON.stringify(fields),
  at: mockNow,
  knownFrom: mockNow,
  kind: 'approve',
  record: 'withdrawal',
  id: '1044',
  reference: '1044',
  artisan: 'Chukwuemeka Okafor',
  amount: 15_000_000,
  reason: null,
  end: 'approved',
  words: 'Withdrawal 1044 is approved.',
  approvedBefore: 0,
  ...fields,
});

const keep = (decisions: readonly object[], account = 'admin@artisan.example') =>
  localStorage.setItem('decisions', JSON.stringify({ account, decisions }));

const page = async () => within(await screen.findByRole('region', { name: 'My shift' }));
const rowsOf = async () => {
  const table = within(await screen.findByRole('table', { name: 'My shift' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};
const sums = () => screen.getByRole('region', { name: 'Sums' }).textContent;

/** Opens the question about withdrawal 1044, and waits until Yes can be pressed. */
async function askAboutWithdrawal() {
  vi.useRealTimers();
  const app = renderApp('/admin/dashboard/withdrawrequest');
  await app.user.click(await screen.findByRole('button', { name: 'Approve withdrawal 1044' }));
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await waitFor(() => expect(yes).toHaveProperty('disabled', false));
  return { ...app, yes };
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

describe('My shift, on a host without an audit', () => {
  it('is opened from the account menu, and is empty at first', async () => {
    const { user, address } = renderApp('/admin/dashboard/Privacy');
    await user.click(await screen.findByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'My shift' }));
    expect(await screen.findByText('No decisions yet today')).toBeTruthy();
    expect(address()).toBe(path);
    expect(document.title).toBe('My shift · Back Office');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
    expect((await page()).getByText(/From what this browser kept/)).toBeTruthy();
  });

  it('has each decision of today in Lagos with its sums, and marks unknown outcomes', async () => {
    keep([
      kept({ id: '1', reference: '1', at: midnightInLagos - 1 }),
      kept({ id: '2', reference: '2', at: midnightInLagos, amount: 100_050 }),
      kept({ id: '3', reference: '3', kind: 'reject', end: 'rejected', reason: 'Made twice.' }),
      kept({ id: '4', reference: '4', at: mockNow + minute, end: 'unknown', words: null }),
      kept({ id: '13', reference: '13', at: mockNow + 2 * minute, record: 'part-payment' }),
    ]);
    renderApp(path);
    const rows = await rowsOf();
    expect(rows).toEqual([
      expect.stringMatching(/^13:02Part payment13Chukwuemeka Okafor₦150,000\.00Approved/),
      expect.stringMatching(/^13:01Withdrawal4.*Approval: not known yet/),
      expect.stringMatching(/^13:00Withdrawal3.*RejectedReason: Made twice\./),
      expect.stringMatching(/^00:00Withdrawal2.*₦1,000\.50Approved/),
    ]);
    expect(sums()).toMatch(/Withdrawals approved₦1,000\.501 decision/);
    expect(sums()).toMatch(/Withdrawals rejected₦150,000\.001 decision/);
    expect(sums()).toMatch(/Part payments approved₦150,000\.001 decision/);
  });

  it('has a decision of this browser, with its receipt', async () => {
    const { yes, ...app } = await askAboutWithdrawal();
    await app.user.click(yes);
    const result = within(await screen.findByRole('alertdialog', { name: 'Approved' }));
    await app.user.click(result.getByRole('button', { name: 'Receipt' }));
    const receipt = await screen.findByRole('article', { name: 'Receipt' });
    for (const words of [
      '₦150,000.00',
      'One hundred and fifty thousand naira only',
      'Chukwuemeka Okafor',
      'admin@artisan.example',
      'Withdrawal 1044 is approved.',
      'Time and account are from this browser.',
    ]) {
      expect(receipt.textContent).toContain(words);
    }
    expect(receipt.textContent).toMatch(/When\w+, \d+ \w+ \d{4}, \d\d:\d\d:\d\d WAT/);
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.router.navigate({ to: path });
    expect(await rowsOf()).toEqual([expect.stringContaining('1044')]);
    await app.user.click(screen.getByRole('button', { name: 'Receipt of withdrawal 1044' }));
    expect(await screen.findByRole('article', { name: 'Receipt' })).toBeTruthy();
  });

  it('does not count a row that the host says was approved before', async () => {
    const { yes, ...app } = await askAboutWithdrawal();
    // Another administrator approves first.
    mockHost().store.approveWithdrawal(1044);
    await app.user.click(yes);
    const result = within(await screen.findByRole('alertdialog', { name: 'Approved' }));
    expect(result.getByText(/was approved before\. Nothing was changed\./)).toBeTruthy();
    expect(result.queryByRole('button', { name: 'Receipt' })).toBeNull();
    await app.user.click(result.getByRole('button', { name: 'OK' }));
    await app.router.navigate({ to: path });
    expect(await rowsOf()).toEqual([
      expect.stringMatching(/Approval: not confirmed.*was approved before/),
    ]);
    expect(sums()).toMatch(/Withdrawals approved₦0\.000 decisions/);
    expect(screen.queryByRole('button', { name: /^Receipt/ })).toBeNull();
  });

  it('copies the hand-over note and the receipt as text', async () => {
    keep([kept({}), kept({ id: '3', kind: 'reject', end: 'rejected', reason: 'Made twice.' })]);
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Copy as a note' }));
    const note = await navigator.clipboard.readText();
    expect(note).toMatch(/^Hand-over note, 2026\/11\/18 13:0\d:\d\d WAT\nAccount: admin@artisan/);
    expect(note).toContain('Withdrawals approved: 1 · ₦150,000.00');
    expect(note).toContain(
      '13:00:00 · Approved · Withdrawal 1044 · Chukwuemeka Okafor · ₦150,000.00',
    );
    expect(note).toContain('Reason: Made twice.');
    await user.click(screen.getAllByRole('button', { name: /^Receipt of/ })[1] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toContain(
      'When: Wednesday, 18 November 2026, 13:00:00 WAT',
    );
  });

  it('exports a CSV file in which no cell is a formula', async () => {
    keep([kept({ reason: '=HYPERLINK("x")', kind: 'reject', end: 'rejected' })]);
    let file: Blob | undefined;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          file = blob;
          return 'blob:shift';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'CSV' }));
    expect(click).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('my-shift-2026-11-18.csv')).toBeTruthy();
    const text = (await file?.text()) ?? '';
    expect(text).toContain('2026-11-18 13:00:00,Withdrawal,1044,Chukwuemeka Okafor,150000.00,');
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    click.mockRestore();
  });

  it('shows no decision of another administrator, and Sign Out removes the kept decisions', async () => {
    keep([kept({})], 'ngozi.bello@artisan.example');
    const { user } = renderApp(path);
    expect(await screen.findByText('No decisions yet today')).toBeTruthy();
    keep([kept({})]);
    await screen.findByRole('button', { name: /^Waiting for you: \d/ });
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(localStorage.getItem('decisions')).toBeNull());
  });
});

describe('My shift, on a host with an audit', () => {
  beforeEach(() => {
    mockHost().switches.offer = ['listAuditEntries', 'listTimeline'];
  });

  it('has the decisions of the own account since midnight in Lagos, from all pages of the audit', async () => {
    const { store } = mockHost();
    const asked: string[] = [];
    mockServer.events.removeAllListeners();
    mockServer.events.on('request:start', ({ request }) => {
      if (request.url.includes('/admin/audit?')) asked.push(new URL(request.url).search);
    });
    store.approveWithdrawal(1044);
    keep([kept({}), kept({ id: '4', reference: '4', end: 'unknown', words: null })]);
    renderApp(path);
    const rows = await rowsOf();
    expect(rows.filter((row) => row.includes('1044'))).toEqual([
      expect.stringMatching(/Withdrawal1044Chukwuemeka Okafor₦150,000\.00Approved/),
    ]);
    expect(rows.some((row) => /Withdrawal4.*not known yet/.test(row))).toBe(true);
    expect((await page()).getByText(/From the audit of the host\.$/)).toBeTruthy();
    expect(asked[0]).toContain('account=admin%40artisan.example');
    expect(asked[0]).toContain('from=2026-11-18');
  });

  it('shows the right amount for each of two decisions on one project', async () => {
    const { store } = mockHost();
    for (const minutes of [1, 2]) {
      recordAudit(store, {
        action: 'approve',
        kind: 'part-payment',
        subject_id: '13',
        sentence: 'Approved a part-payment.',
      });
      const entry = store.audit.at(-1);
      if (entry !== undefined) entry.at = new Date(mockNow + minutes * minute).toISOString();
    }
    const part = (minutes: number, amount: number) =>
      kept({
        id: '13',
        reference: '13',
        record: 'part-payment',
        at: mockNow + minutes * minute,
        amount,
      });
    keep([part(1, 10_000), part(2, 20_000)]);
    renderApp(path);
    await rowsOf();
    expect(sums()).toMatch(/Part payments approved₦300\.002 decisions/);
  });

  it('says that the audit did not load, and Retry reads it', async () => {
    mockHost().switches.faults.listAuditEntries = '500';
    const { user } = renderApp(path);
    expect(await screen.findByText('My shift did not load')).toBeTruthy();
    mockHost().switches.faults = {};
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/From the audit of the host\.$/)).toBeTruthy();
  });

  it('shows a loader until the audit has arrived', async () => {
    mockServer.use(
      http.get('*/api/v1/admin/audit', () => new Promise<HttpResponse<null>>(() => {})),
    );
    renderApp(path);
    await waitFor(async () =>
      expect((await screen.findByRole('region', { name: 'My shift' })).textContent).toBe(''),
    );
    cleanup();
  });

  it('shows the time and the account from the audit on the receipt', async () => {
    mockHost().store.approveWithdrawal(1044);
    keep([kept({ at: mockNow + 7 * minute })]);
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Receipt of withdrawal 1044' }));
    const receipt = await screen.findByRole('article', { name: 'Receipt' });
    expect(receipt.textContent).toContain('Time and account are from the host’s audit.');
    expect(receipt.textContent).not.toContain('13:07:00');
  });
});
