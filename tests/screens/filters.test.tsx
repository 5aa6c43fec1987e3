import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockNow } from '../../src/mocks/fixtures-money.ts';
import { setWindowWidth } from '../support/browser-stubs.ts';
import { openTable } from '../support/open-table.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchDownloads } from '../support/watch-downloads.ts';
import { writeText } from '../support/write-text.ts';

async function openWithFilters(address: string, name: string) {
  const table = await openTable(address, name);
  /** Opens the dialog of ranges from a menu of the toolbar. */
  const openRanges = async (button: string, entry: string) => {
    await table.user.click(await table.region.findByRole('button', { name: button }));
    await table.user.click(await screen.findByRole('menuitem', { name: entry }));
    return within(await screen.findByRole('dialog', { name: entry.replace('…', '') }));
  };
  return { ...table, openRanges };
}

const parseNaira = (text: string) => Number(text.replaceAll(/[₦,]/g, ''));

describe('the period of a list', () => {
  it('is exported in three presses, and stays relative to today in the address', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 9) });
    onTestFinished(() => void vi.useRealTimers());
    const files = watchDownloads();
    const { user, region, column, address } = await openTable(
      '/admin/dashboard/transaction-history?size=50',
      'Transaction History',
    );
    await user.click(await region.findByRole('button', { name: 'Period' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Last month' }));
    await user.click(await region.findByRole('button', { name: /^Export \d+ rows? as CSV$/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(region.getByRole('button', { name: 'Period: last month (Oct 2026)' })).toBeTruthy();
    await waitFor(() =>
      expect(address()).toBe('/admin/dashboard/transaction-history?size=50&date=last-month'),
    );
    const [, ...lines] = ((await files[0]?.text) ?? '').trim().split('\r\n');
    expect(lines.length).toBe(column('Date').length);
    expect(lines.length).toBeGreaterThan(0);
    for (const day of column('Date')) expect(day).toMatch(/^2026\/10\//);
  });

  it('moves along when a day begins, and is cleared', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.UTC(2026, 9, 31, 22, 59),
    });
    onTestFinished(() => void vi.useRealTimers());
    const { user, region, column, address } = await openTable(
      '/admin/jobs?size=25&start_date=this-month',
      'Jobs',
    );
    await region.findByRole('button', { name: 'Period: this month (Oct 2026)' });
    for (const day of column('Start Date')) expect(day).toMatch(/^2026\/10\//);
    // 00:00 in Lagos on the first of November.
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    const button = await region.findByRole('button', { name: 'Period: this month (Nov 2026)' });
    await waitFor(() => expect(column('Start Date').join()).not.toContain('2026/10/'));
    expect(address()).toBe('/admin/jobs?size=25&start_date=this-month');
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Clear' }));
    await waitFor(() => expect(address()).toBe('/admin/jobs?size=25'));
  });

  // tests/unit/read-search.test.ts has the other forms of a typed day.
  it('takes days that are typed without slashes, and shows them as YYYY/MM/DD', async () => {
    const { user, openRanges, address } = await openWithFilters('/admin/jobs', 'Jobs');
    const dialog = await openRanges('Period', 'From–to…');
    expect(document.activeElement).toBe(dialog.getByLabelText('From'));
    await user.keyboard('20260901');
    await user.tab();
    expect(dialog.getByLabelText('From')).toHaveProperty('value', '2026/09/01');
    await user.type(dialog.getByLabelText('To'), '20261031');
    await user.click(dialog.getByRole('button', { name: 'Show the rows' }));
    await waitFor(() => expect(address()).toBe('/admin/jobs?start_date=2026-09-01..2026-10-31'));
  });
});

describe('several filters', () => {
  it('are set by the status, a period and a range, and cleared; a range says why it is invalid, and stays open', async () => {
    const { user, region, column, openRanges, address } = await openWithFilters(
      '/admin/jobs?size=25&start_date=2026-09-01..2026-10-31',
      'Jobs',
    );
    await user.click(await region.findByRole('button', { name: /^Status: / }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Completed/ }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Cancelled/ }));
    await user.keyboard('{Escape}');
    const dialog = await openRanges('More filters', 'Ranges…');
    expect(dialog.queryByRole('group', { name: 'Start Date' })).toBeNull();
    const [amounts, due] = ['Amount', 'Due Date'].map((name) =>
      within(dialog.getByRole('group', { name })),
    );
    if (!amounts || !due) throw new Error('There are no groups');
    writeText(amounts.getByLabelText('From ₦'), 'much');
    writeText(due.getByLabelText('From'), '2026/02/30');
    await user.click(dialog.getByRole('button', { name: 'Show the rows' }));
    expect((await amounts.findByRole('alert')).textContent).toBe(
      'Type amounts such as 85000, 85,000 or 85k.',
    );
    expect(due.getByRole('alert').textContent).toBe('Type days as YYYY/MM/DD.');
    expect(address()).not.toContain('amount');
    await user.clear(amounts.getByLabelText('From ₦'));
    await user.clear(due.getByLabelText('From'));
    writeText(amounts.getByLabelText('From ₦'), '50k');
    await user.click(dialog.getByRole('button', { name: 'Show the rows' }));
    await waitFor(() =>
      expect(address()).toBe(
        '/admin/jobs?size=25&start_date=2026-09-01..2026-10-31&job_status=completed+cancelled&amount=50000..',
      ),
    );
    for (const day of column('Start Date')) expect(day).toMatch(/^2026\/(09|10)\//);
    for (const amount of column('Amount'))
      expect(parseNaira(amount)).toBeGreaterThanOrEqual(50_000);
    expect(new Set(column('Status'))).toEqual(new Set(['Completed', 'Cancelled']));
    const again = await openRanges('More filters', 'Ranges…');
    await user.click(again.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(address()).not.toContain('amount'));
  });

  it('show an amount as typed, also one with the digits of a day', async () => {
    const { openRanges } = await openWithFilters('/admin/jobs?amount=..20261103', 'Jobs');
    const dialog = await openRanges('More filters', 'Ranges…');
    const amounts = within(dialog.getByRole('group', { name: 'Amount' }));
    expect(amounts.getByLabelText('To ₦')).toHaveProperty('value', '20261103');
  });

  it('are in one menu where rows are cards, beside the export', async () => {
    setWindowWidth(390);
    const { user, region, openRanges, address } = await openWithFilters(
      '/admin/dashboard/transaction-history',
      'Transaction History',
    );
    expect(await region.findByRole('button', { name: /^Export \d+ rows as CSV$/ })).toBeTruthy();
    const dialog = await openRanges('Filters and order', 'Ranges…');
    expect(screen.queryByRole('button', { name: 'Period' })).toBeNull();
    writeText(dialog.getByLabelText('To ₦'), '100,000');
    await user.click(dialog.getByRole('button', { name: 'Show the rows' }));
    await waitFor(() =>
      expect(address()).toBe('/admin/dashboard/transaction-history?amount=..100000'),
    );
    await user.click(region.getByRole('button', { name: 'Filters and order' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Last month' }));
    await waitFor(() => expect(address()).toContain('date=last-month'));
  });
});

it('ranges in the address filter every list', async () => {
  const { router } = renderApp('/admin/jobs');
  for (const [listAddress, words] of [
    ['/admin/dashboard/withdrawrequest?withdrawal_amount=1..', 'Withdrawal Amount: ≥ ₦1'],
    ['/admin/dashboard/withdraw-history?created_at=2020-01-01..', 'Date: from Wed 1 Jan 2020'],
    ['/admin/dashboard/pending/part-payments?job_deadline=..2099-01-01', 'Date: until'],
    ['/admin/dashboard/all/part-payments?job_amount=1..', 'Project Amount: ≥ ₦1'],
    ['/admin/dashboard/transaction-history?date=2020-01-01..', 'Date: from Wed 1 Jan 2020'],
  ] as const) {
    router.history.push(listAddress);
    const name = new RegExp(`^Remove filter ${words}`);
    expect(await screen.findByRole('button', { name }), listAddress).toBeTruthy();
  }
});

it('a month of the chart leads to the rows of its revenue and of its withdrawals, with the same sums', async () => {
  // The figures of the mock belong to this day.
  vi.useFakeTimers({ toFake: ['Date'], now: mockNow });
  onTestFinished(() => void vi.useRealTimers());
  const { user, address, router } = renderApp('/admin/dashboard');
  for (const [line, list, label] of [
    ['Revenue', 'Transaction History', 'Paid in'],
    ['Withdrawals', 'Withdraw History', 'Total Withdrawal Amount'],
  ] as const) {
    const chart = await screen.findByRole('slider');
    chart.focus();
    await user.keyboard('{ArrowLeft}');
    const link = await screen.findByRole('link', { name: new RegExp(`^${line} ₦`) });
    const [sum = ''] = /₦[\d,.]+/.exec(link.textContent) ?? [];
    expect(parseNaira(sum)).toBeGreaterThan(0);
    await user.click(link);
    await screen.findByRole('heading', { name: list, level: 1 });
    const region = within(await screen.findByRole('region', { name: list }));
    const total = (await region.findByText(new RegExp(`^${label}:`))).textContent;
    expect(total).toContain(sum);
    expect(address()).toMatch(/=20\d\d-\d\d-01\.\.20\d\d-\d\d-\d\d&/);
    router.history.back();
  }
});
