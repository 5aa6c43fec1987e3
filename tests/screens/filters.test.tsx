import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockNow } from '../../src/mocks/fixtures-money.ts';
import { setWindowWidth } from '../support/browser-stubs.ts';
import { openTable } from '../support/open-table.ts';
import { renderApp } from '../support/render-app.tsx';

async function openWithFilters(address: string, name: string) {
  const table = await openTable(address, name);
  const openFilters = async () => {
    await table.user.click(table.region.getByRole('button', { name: /^Filters/ }));
    await table.user.click(await screen.findByRole('menuitem', { name: /Ranges/ }));
    return within(await screen.findByRole('dialog', { name: 'Filters' }));
  };
  return { ...table, openFilters };
}

const naira = (text: string) => Number(text.replaceAll(/[₦,]/g, ''));

describe('the filter dialog', () => {
  it('sets ranges of days, ranges of amounts and several values in one step', async () => {
    const { user, column, openFilters, address, router } = await openWithFilters(
      '/admin/jobs?size=25',
      'Jobs',
    );
    const before = router.history.length;
    const dialog = await openFilters();
    const part = (name: string) => within(dialog.getByRole('group', { name }));
    fireEvent.change(part('Start Date').getByLabelText('From'), {
      target: { value: '2026-09-01' },
    });
    fireEvent.change(part('Start Date').getByLabelText('To'), { target: { value: '2026-10-31' } });
    await user.type(part('Amount').getByLabelText('From ₦'), '50k');
    await user.click(part('Status').getByRole('checkbox', { name: /^Completed/ }));
    await user.click(part('Status').getByRole('checkbox', { name: /^Cancelled/ }));
    await user.click(dialog.getByRole('button', { name: 'Show the rows' }));
    await waitFor(() =>
      expect(address()).toBe(
        '/admin/jobs?size=25&start_date=2026-09-01..2026-10-31&amount=50000..&job_status=completed+cancelled',
      ),
    );
    expect(router.history.length).toBe(before + 1);
    for (const day of column('Start Date')) expect(day).toMatch(/^2026\/(09|10)\//);
    for (const amount of column('Amount')) expect(naira(amount)).toBeGreaterThanOrEqual(50_000);
    expect(new Set(column('Status'))).toEqual(new Set(['Completed', 'Cancelled']));
  });

  it('starts from the filters in the address, and clears them', async () => {
    const { user, region, openFilters, address } = await openWithFilters(
      '/admin/jobs?job_status=completed+cancelled&start_date=2026-09-01..2026-10-31',
      'Jobs',
    );
    const dialog = await openFilters();
    const part = (name: string) => within(dialog.getByRole('group', { name }));
    expect(part('Start Date').getByLabelText('From')).toHaveProperty('value', '2026-09-01');
    expect(part('Status').getByRole('checkbox', { name: /^Cancelled/ })).toHaveProperty(
      'checked',
      true,
    );
    await user.click(dialog.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/admin/jobs'));
    expect(region.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  });

  it('says why a range is invalid, and stays open', async () => {
    const { user, openFilters, address } = await openWithFilters('/admin/jobs', 'Jobs');
    const dialog = await openFilters();
    const amounts = within(dialog.getByRole('group', { name: 'Amount' }));
    await user.type(amounts.getByLabelText('From ₦'), 'much');
    await user.click(dialog.getByRole('button', { name: 'Show the rows' }));
    expect(await amounts.findByRole('alert')).toHaveProperty(
      'textContent',
      'Type amounts such as 85000, 85,000 or 85k.',
    );
    expect(address()).toBe('/admin/jobs');
  });

  it('opens where rows are cards', async () => {
    setWindowWidth(390);
    const { user, openFilters, address } = await openWithFilters(
      '/admin/dashboard/transaction-history',
      'Transaction History',
    );
    const dialog = await openFilters();
    await user.type(
      within(dialog.getByRole('group', { name: 'Amount' })).getByLabelText('To ₦'),
      '100,000',
    );
    await user.click(dialog.getByRole('button', { name: 'Show the rows' }));
    await waitFor(() =>
      expect(address()).toBe('/admin/dashboard/transaction-history?amount=..100000'),
    );
  });
});

describe('ranges in the address', () => {
  it('are ignored if they are invalid', async () => {
    const { region } = await openTable(
      '/admin/jobs?amount=1e9..&start_date=2026-02-30..&due_date=%3Cscript%3E&payment=9..1',
      'Jobs',
    );
    expect(region.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
    expect(region.getByText('1–5 of 14')).toBeTruthy();
  });

  it('filter every list', async () => {
    const { router } = renderApp('/admin/jobs');
    for (const [at, words] of [
      ['/admin/dashboard/withdrawrequest?withdrawal_amount=1..', 'Withdrawal Amount: ≥ ₦1'],
      ['/admin/dashboard/withdraw-history?created_at=2020-01-01..', 'Date: from Wed 1 Jan 2020'],
      ['/admin/dashboard/pending/part-payments?job_deadline=..2099-01-01', 'Date: until'],
      ['/admin/dashboard/all/part-payments?job_amount=1..', 'Project Amount: ≥ ₦1'],
      ['/admin/dashboard/transaction-history?date=2020-01-01..', 'Date: from Wed 1 Jan 2020'],
    ] as const) {
      router.history.push(at);
      const name = new RegExp(`^Remove filter ${words}`);
      expect(await screen.findByRole('button', { name }), at).toBeTruthy();
    }
  });
});

describe('a month of the chart', () => {
  it.each([
    ['Revenue', 'Transaction History', 'Paid in'],
    ['Withdrawals', 'Withdraw History', 'Total Withdrawal Amount'],
  ])('leads to the rows of its %s, with the same sum', async (line, list, label) => {
    // The figures of the mock belong to this day.
    vi.useFakeTimers({ toFake: ['Date'], now: mockNow });
    onTestFinished(() => void vi.useRealTimers());
    const { user, address } = renderApp('/admin/dashboard');
    const chart = await screen.findByRole('slider');
    chart.focus();
    await user.keyboard('{ArrowLeft}');
    const link = await screen.findByRole('link', { name: new RegExp(`^${line} ₦`) });
    const [sum = ''] = /₦[\d,.]+/.exec(link.textContent) ?? [];
    expect(naira(sum)).toBeGreaterThan(0);
    await user.click(link);
    await screen.findByRole('heading', { name: list, level: 1 });
    const region = within(await screen.findByRole('region', { name: list }));
    const total = (await region.findByText(new RegExp(`^${label}:`))).textContent;
    expect(total).toContain(sum);
    expect(address()).toMatch(/=20\d\d-\d\d-01\.\.20\d\d-\d\d-\d\d&/);
  });
});
