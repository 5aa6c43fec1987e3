import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goOffline } from '../support/go-offline.ts';
import { hold } from '../support/hold.ts';
import { mockHost, mockServer, serve, serveDecisionRules } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';

const findPanel = async () =>
  within(await screen.findByRole('region', { name: 'Waiting for you' }));

describe('the queues at the top of the dashboard', () => {
  /** Waits until a queue has its figures, and returns its cell. */
  const findCell = async (label: string) => {
    const link = await (await findPanel()).findByRole('link', { name: label });
    const cell = link.closest('li');
    if (cell === null) throw new Error('The link has no cell');
    await waitFor(() => expect(cell.querySelector('.animate-pulse')).toBeNull());
    return cell;
  };

  it('have a count, a sum and the oldest row each, also without a connection, and one press opens the list', async () => {
    const { user, address, router } = renderApp('/admin/dashboard');
    expect((await findCell('Withdrawal requests')).textContent).toMatch(
      /^Withdrawal requests7₦[\d,.]+Oldest waits \d+ d \d+ h, since .+ WAT$/,
    );
    expect((await findCell('Pending part payments')).textContent).toMatch(
      /^Pending part payments4₦[\d,.]+Oldest waits \d+ d/,
    );
    expect((await findCell('Unread messages')).textContent).toMatch(
      /^Unread messages4Oldest waits/,
    );
    expect((await findCell('Artisans to verify')).textContent).toMatch(/^Artisans to verify\d+$/);
    const first = screen.getByRole('main').querySelector('h2');
    expect(first?.textContent).toBe('Waiting for you');
    const cell = await findCell('Withdrawal requests');
    await goOffline();
    await waitFor(() => expect(cell.textContent).toContain('May be out of date'));
    expect(cell.textContent).toContain('requests7');
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(cell.textContent).not.toContain('May be out of date'));

    await user.click((await findPanel()).getByRole('link', { name: 'Unread messages' }));
    await screen.findByRole('heading', { name: 'Contact Forms', level: 1 });
    expect(address()).toBe('/admin/dashboard/contactforms');
    await act(() => router.navigate({ to: '/admin/dashboard' }));
    await user.click((await findPanel()).getByRole('link', { name: 'Withdrawal requests' }));
    await screen.findByRole('heading', { name: 'Withdraw Request', level: 1 });
    expect(address()).toBe('/admin/dashboard/withdrawrequest');
  });

  it('have one sentence for all when nothing waits', async () => {
    for (const operation of [
      'listWithdrawalRequests',
      'listPendingPartPayments',
      'listContactMessages',
      'listVerificationArtisans',
    ] as const) {
      mockHost().switches.faults[operation] = 'empty';
    }
    const { queryClient } = renderApp('/admin/dashboard');
    expect(await screen.findByText(/^Nothing waits for you\. New requests/)).toBeTruthy();
    // After a failed read, a request may wait that the page does not know.
    mockHost().switches.faults.listWithdrawalRequests = '403';
    await queryClient.invalidateQueries();
    const cell = await findCell('Withdrawal requests');
    expect(cell.textContent).toBe('Withdrawal requestsNone May be out of date');
  });

  it('fail separately, each with its own Retry', async () => {
    mockHost().switches.faults.listPendingPartPayments = '403';
    const { user } = renderApp('/admin/dashboard');
    const cell = await findCell('Pending part payments');
    expect((await within(cell).findByRole('alert')).textContent).toMatch(/^Did not load\./);
    expect((await findCell('Withdrawal requests')).textContent).toContain('requests7');
    delete mockHost().switches.faults.listPendingPartPayments;
    await user.click(within(cell).getByRole('button', { name: 'Retry Pending part payments' }));
    await waitFor(() => expect(cell.textContent).toContain('payments4'));
  });

  it('are requested after the figures of the page have arrived', async () => {
    const requested: string[] = [];
    const held = hold();
    mockServer.use(
      http.get('*/api/v1/*', async ({ request }) => {
        requested.push(new URL(request.url).pathname);
        if (request.url.includes('dashboard')) await held.wait();
        return undefined;
      }),
    );
    renderApp('/admin/dashboard');
    await findPanel();
    await screen.findByRole('region', { name: 'Transaction History' });
    expect(
      requested.filter((path) =>
        /withdrawal\/history|part-payment|level\/1|contact\/message/.test(path),
      ),
    ).toEqual([]);
    held.release();
    await findCell('Artisans to verify');
  });
});

describe('the waiting time of a request', () => {
  const path = '/admin/dashboard/withdrawrequest';
  const now = Date.UTC(2026, 10, 18, 12);
  const hourMs = 3_600_000;
  const serveRequests = (createdAt: readonly string[]) =>
    serve(
      'listWithdrawalRequests',
      createdAt.map((start_date, at) => ({
        id: at + 1,
        artisan_name: 'Ada Obi',
        withdrawal_amount: 10,
        available_amount: 20,
        start_date,
      })),
    );
  const ago = (hours: number) => new Date(now - hours * hourMs).toISOString();
  const findRow = async (id: number) =>
    (await screen.findByRole('button', { name: `Approve withdrawal ${id}` })).closest('tr');

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is compared with the promise by days in Lagos, and is updated', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now });
    // The promise is past, ends today at 23:30 in Lagos, or tomorrow at 00:30; the last date has no time.
    serveRequests([ago(76), ago(37.5), ago(36.5), '2026-11-16']);
    renderApp(path);
    expect(await screen.findByText('Promised: decided within 48 hours.')).toBeTruthy();
    expect((await findRow(1))?.textContent).toContain('3 d 4 h. Past the promise. Since');
    expect((await findRow(2))?.textContent).toContain('1 d 13 h. Promised for today. Since');
    expect((await findRow(3))?.textContent).toContain('1 d 12 h. Since ');
    expect((await findRow(4))?.textContent).toContain('2 d. Since ');
    expect(screen.getByText('1 goes past the promise today, 1 is past it.')).toBeTruthy();
    const time = within((await findRow(1)) ?? document.body).getByText(/3 d 4 h/);
    expect(time.getAttribute('data-tip')).toBe(
      'Past the promise. Waits since Sunday, 15 November 2026, 09:00:00 WAT',
    );
    vi.setSystemTime(now + 11 * hourMs);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText(/1 goes past the promise today, 3 are past it/)).toBeTruthy();
  });

  it('does not mention a promise if the host has none', async () => {
    serveDecisionRules({ promised_hours: null });
    serveRequests([ago(76)]);
    const { queryClient } = renderApp(path);
    await findRow(1);
    const rules = () => queryClient.getQueryState(['decision-rules']);
    await waitFor(() => expect(rules()?.status).toBe('success'));
    expect(screen.queryByText(/past the promise/i)).toBeNull();
  });

  const servePartPayments = (rows: readonly object[]) =>
    serve(
      'listPendingPartPayments',
      rows.map((row) => ({
        job_amount: 20,
        part_payment_amount: 10,
        part_payment_status: 'pending',
        ...row,
      })),
    );

  it('is shown for part-payments if the host sends the date of the request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now });
    // The older request has the later deadline.
    servePartPayments([
      { job_id: 14, job_deadline: ago(24), requested_at: ago(36) },
      { job_id: 13, job_deadline: ago(0), requested_at: ago(76) },
    ]);
    const { router } = renderApp('/admin/dashboard/pending/part-payments');
    expect(await screen.findByText('1 is past the promise.')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Approve part-payment for project 13' });
    expect(button.closest('tr')?.textContent).toContain('Waits 3 d 4 h. Past the promise. Since');
    const [oldest] = screen.getAllByRole('button', { name: /^Approve part-payment/ });
    expect(oldest).toBe(button);
    // No column on screen has the mark of this order.
    expect(screen.getByText('Oldest request first')).toBeTruthy();
    await router.navigate({ to: '/admin/dashboard' });
    expect(await screen.findByText(/^Oldest waits 3 d 4 h/)).toBeTruthy();
  });

  it('is not shown for part-payments without that date, which are in the order of their deadlines', async () => {
    servePartPayments([
      { job_id: 14, job_deadline: ago(0) },
      { job_id: 13, job_deadline: ago(24) },
    ]);
    const { router, user } = renderApp('/admin/dashboard/pending/part-payments');
    const [first] = await screen.findAllByRole('button', { name: /^Approve part-payment/ });
    expect(first?.getAttribute('aria-label')).toBe('Approve part-payment for project 13');
    expect(screen.queryByText(/promise|Waits|request first/)).toBeNull();
    const date = screen.getByRole('columnheader', { name: 'Date' });
    expect(date.getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Period' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Today' }));
    expect(await screen.findByRole('button', { name: /^Remove filter Date: today/ })).toBeTruthy();
    await router.navigate({ to: '/admin/dashboard' });
    const link = await screen.findByRole('link', { name: 'Pending part payments' });
    await waitFor(() => expect(link.closest('li')?.textContent).toMatch(/₦20\.00$/));
  });
});

it('the sum of a queue is zero if the queue is empty or no row belongs in the sum, and NIL only without amounts', async () => {
  serve('listWithdrawalRequests', []);
  const { queryClient } = renderApp('/admin/dashboard/withdrawrequest');
  const figures = await screen.findByRole('region', { name: 'The queue in figures' });
  await waitFor(() => expect(figures.textContent).toContain('Total requested₦0.00'));
  serve('listWithdrawalRequests', [{ id: 1, status: 'pending', withdrawal_amount: null }]);
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(figures.textContent).toContain('Total requestedNIL'));
  serve('listWithdrawalRequests', [{ id: 1, status: 'paused', withdrawal_amount: 5000 }]);
  await act(() => queryClient.invalidateQueries());
  const table = screen.getByRole('region', { name: 'Withdraw Request' });
  await waitFor(() => expect(table.textContent).toMatch(/: ₦0\.00 awaiting a decision/));
});
