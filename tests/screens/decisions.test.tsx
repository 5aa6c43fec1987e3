import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeToasts } from '../support/close-toasts.ts';
import {
  openReadyConfirmation,
  requestsPath,
  waitForYes,
  yesButton,
} from '../support/confirmation.ts';
import { findToast } from '../support/find-toast.ts';
import { goOffline } from '../support/go-offline.ts';
import { hold } from '../support/hold.ts';
import { mockHost, mockServer, serve } from '../support/mock-server.ts';
import { pressAtOnce } from '../support/press-at-once.ts';
import { renderApp } from '../support/render-app.tsx';
import { signIn } from '../support/sign-in.ts';
import { watchWrites } from '../support/watch-writes.ts';

const writes = watchWrites(mockServer);
const sentPaths = () => writes.map(({ path }) => path);

afterEach(closeToasts);

const queues = [
  {
    path: '/admin/dashboard/withdrawrequest',
    title: 'Withdraw Request',
    approve: 'Approve withdrawal 1044',
    reject: 'Reject withdrawal 1044',
    name: 'Chukwuemeka Okafor',
    evidence: ['₦150,000.00', '₦1,112,500.00', '₦962,500.00', 'Available Amount', 'Balance after'],
    call: '/admin/withdrawal/request/1044',
    approveOperation: 'approveWithdrawal',
    rejectOperation: 'rejectWithdrawal',
    history: '/admin/dashboard/withdraw-history',
    id: '1044',
    goneText: /Withdraw History shows/,
    figureAfterRejection: 'Balance stays',
  },
  {
    path: '/admin/dashboard/pending/part-payments',
    title: 'Pending Part Payments',
    approve: 'Approve part-payment for project 13',
    reject: 'Reject part-payment for project 13',
    name: 'Chukwuemeka Okafor',
    evidence: [
      '₦120,000.00',
      '₦385,000.00',
      '₦192,500.00',
      '₦72,500.00',
      'Project Amount',
      'Remaining',
    ],
    call: '/admin/approve/pending/part-payment/13',
    approveOperation: 'approvePartPayment',
    rejectOperation: 'rejectPartPayment',
    history: '/admin/dashboard/all/part-payments',
    id: '13',
    goneText: /Part Payment History shows/,
    figureAfterRejection: 'Stays unpaid',
  },
] as const;

/** Presses Enter on a button, which clicks it as in a browser. */
const fireEnter = (button: HTMLElement) => {
  if (fireEvent.keyDown(button, { key: 'Enter' })) button.click();
};

describe.each(queues)('$title', (queue) => {
  const open = (which: 'approve' | 'reject' = 'approve') =>
    openReadyConfirmation(queue[which], queue.path);
  const cancel = () => screen.getByRole('button', { name: 'Cancel' });
  const region = () => within(screen.getByRole('region', { name: queue.title }));

  it('shows the person, the amount and the balance before and after, and starts on Cancel, which sends nothing and returns the focus; Yes sends the row’s own id, and the row moves from the list to the history', async () => {
    const { user, router, dialog } = await open();
    expect(dialog.getByText("You won't be able to revert this!")).toBeTruthy();
    expect(dialog.getByText(queue.name)).toBeTruthy();
    // The confirmation opens before the amount that was paid before has arrived.
    await waitFor(() => {
      const text = screen.getByRole('alertdialog').textContent;
      for (const piece of queue.evidence) expect(text).toContain(piece);
    });
    expect(document.activeElement).toBe(cancel());
    await user.click(cancel());
    const cancelled = within(await findToast('Cancelled'));
    expect(cancelled.getByText('Your data is safe :)')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: queue.approve })),
    );
    expect(sentPaths()).toEqual([]);

    await user.click(screen.getByRole('button', { name: queue.approve }));
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await waitForYes();
    await user.click(yesButton());
    const result = within(await findToast('Approved'));
    expect(result.getByText(/^Success/)).toBeTruthy();
    // The host's document names no headers, so the call has no key and no version.
    const call = { method: 'POST', path: queue.call, body: '', key: null, version: null };
    expect(writes).toEqual([call]);
    // The list behind the dialog has been read again.
    expect(screen.queryByRole('button', { name: queue.approve, hidden: true })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // The focus moves to the same button of the row that is now at the same place.
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Approve /),
    );
    await router.navigate({ to: queue.history });
    expect((await screen.findAllByText(queue.id)).length).toBeGreaterThan(0);
  });

  it('sends no rejection to a host without the call, and no approval of a row that another administrator has decided, and says so', async () => {
    mockHost().switches.offer = queues
      .map(({ rejectOperation }) => rejectOperation)
      .filter((operation) => operation !== queue.rejectOperation);
    const { user, dialog } = await open('reject');
    expect(dialog.getByText('You are rejecting')).toBeTruthy();
    expect(dialog.queryByRole('combobox', { name: 'Reason' })).toBeNull();
    // A rejection does not change the remaining amount, so the dialog does not show that amount.
    expect(dialog.queryByText(/^(Remaining|Balance after)$/)).toBeNull();
    expect(dialog.getByText(queue.figureAfterRejection)).toBeTruthy();
    await user.click(yesButton());
    const result = within(await screen.findByRole('alertdialog', { name: 'Nothing was sent' }));
    expect(result.getByText(/does not offer rejecting.*still pending/)).toBeTruthy();
    expect(screen.queryByText('Deleted')).toBeNull();
    await user.click(result.getByRole('button', { name: 'OK' }));

    mockHost().store[queue.approveOperation](Number(queue.id));
    await user.click(screen.getByRole('button', { name: queue.approve }));
    expect(await screen.findByText(queue.goneText)).toBeTruthy();
    expect(yesButton()).toHaveProperty('disabled', true);
    expect(sentPaths()).toEqual([]);
  });

  // Both queues share the dialog, so the rest is tested on one of them.
  if (queue.approveOperation !== 'approveWithdrawal') return;

  it('does not accept new figures with the second click of a double click', async () => {
    const { user } = renderApp(queue.path);
    const button = await screen.findByRole('button', { name: queue.approve });
    const wasDisabled = pressAtOnce(() => {
      const isAsking = screen.queryByRole('alertdialog') !== null;
      return isAsking && screen.queryByText('Checking the figures…') === null ? yesButton() : null;
    });
    await user.click(button);
    expect(await wasDisabled).toBe(true);
    expect(sentPaths()).toEqual([]);
    await waitForYes();
  });

  it('sends one call when Yes is pressed by mouse and key in one turn, cannot be pressed or closed while it runs, and its row is locked, also after leaving the page, a sign-out and a sign-in', async () => {
    const held = hold();
    mockServer.use(http.post(`*/api/v1${queue.call}`, () => held.wait(), { once: true }));
    const { user, router } = await open();
    const button = yesButton();
    act(() => {
      button.click();
      button.click();
      fireEnter(button);
    });
    await user.dblClick(button);
    await user.click(button);
    await user.keyboard('{Enter}{Escape}');
    expect(button).toHaveProperty('disabled', true);
    expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toBeTruthy();
    const lockedRow = async (reason: string) => {
      await router.navigate({ to: queue.path });
      const name = `${queue.approve}: ${reason}`;
      await user.click(await screen.findByRole('button', { name }));
      expect(screen.queryByRole('alertdialog')).toBeNull();
    };
    await router.navigate({ to: '/admin/dashboard/Privacy' });
    await screen.findByRole('heading', { name: 'Privacy', level: 1 });
    await lockedRow('Approval under way');

    const [out] = await screen.findAllByRole('button', { name: 'Sign Out' });
    await user.click(out ?? document.body);
    // The sign-in ignores letter case.
    await signIn('Admin@artisan.example');
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    await lockedRow('Result not known');
    held.release();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: new RegExp(queue.approve) })).toBeNull(),
    );
    expect(sentPaths().filter((path) => path === queue.call)).toHaveLength(1);
  });

  it('sends one call for presses until the refusal appears, shows each failure, and ends as not approved, also when the list cannot be read again', async () => {
    // tests/unit/reader.test.ts has the outcomes of the other answers.
    mockHost().switches.faults[queue.approveOperation] = '409';
    const { user } = await open();
    const pressed = pressAtOnce(() => screen.queryByRole('alert') && yesButton());
    // Without a pause between the presses, the last one cannot become a new attempt on a slow machine.
    for (let press = 0; press < 3; press += 1) act(() => yesButton().click());
    await act(() => pressed);
    expect(sentPaths()).toEqual([queue.call]);
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Request approval failed.*rejected before/,
    );
    // The list is read again before Yes can be pressed again.
    await waitForYes();
    expect(screen.getByRole('button', { name: queue.approve, hidden: true })).toBeTruthy();
    mockHost().switches.faults = {
      [queue.approveOperation]: 'empty-500',
      listWithdrawalRequests: '403',
    };
    await user.click(yesButton());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(
        /^Request approval failed.*The host failed/,
      ),
    );
    expect(screen.queryByText('Approved')).toBeNull();
    expect(sentPaths()).toEqual([queue.call, queue.call]);
    await user.click(cancel());
    // A call was sent, so the result must not say that nothing changed.
    const result = await screen.findByRole('alertdialog', { name: 'Not approved' });
    expect(result.textContent).toMatch(/The host failed/);
    expect(result.textContent).not.toContain('safe');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(region().getByRole('button', { name: new RegExp(queue.approve) })).toBeTruthy();
  });

  // tests/data/mutations.test.ts has the other answers whose outcome is unknown.
  it('has an unknown outcome after a 202, until the list has been read again', async () => {
    const body = { data: { message: 'Queued for processing.' } };
    mockServer.use(
      http.post(`*/api/v1${queue.call}`, () => HttpResponse.json(body, { status: 202 })),
    );
    const { user, dialog, queryClient } = await open();
    await user.click(yesButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Outcome unknown ?Queued for processing\. The result is not known/,
    );
    mockServer.resetHandlers(...mockHost().handlers);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await user.click(dialog.getByRole('button', { name: 'Refresh the list' }));
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    // A read that is under way for a minute is aborted.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    // A list that is read within a minute of the call does not prove the outcome.
    expect(yesButton()).toHaveProperty('disabled', true);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitForYes();
    expect(screen.getByRole('alert').textContent).toMatch(/^Still waiting/);
    await user.click(yesButton());
    await findToast('Approved');
    expect(sentPaths()).toHaveLength(2);
  });

  it('is disabled without a connection, and says why', async () => {
    const { user } = await open();
    await goOffline();
    expect(await screen.findByText(/^Offline: nothing can be decided/)).toBeTruthy();
    expect(yesButton()).toHaveProperty('disabled', true);
    await user.click(cancel());
    const locked = region().getByRole('button', { name: new RegExp(`${queue.approve}: Offline`) });
    await user.click(locked);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('button', { name: queue.approve })).toBeTruthy();
    expect(sentPaths()).toEqual([]);
  });

  it('opens with a key, which decides nothing, and blocks the keys of the palette and of the help', async () => {
    const { user } = renderApp(queue.path);
    const button = await screen.findByRole('button', { name: queue.approve });
    await screen.findByRole('button', { name: /^Waiting for you: \d/ });
    // Each is opened once, so that its code is loaded and a later press would open it at once.
    for (const keys of ['{Control>}k{/Control}', '?']) {
      await user.keyboard(keys);
      await screen.findByRole('dialog');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const row = Number(button.closest('[data-row]')?.getAttribute('data-row'));
    const focused = () => Number(document.activeElement?.getAttribute('data-row'));
    await user.keyboard('j'.repeat(row + 2));
    await waitFor(() => expect(focused()).toBe(row + 1));
    await user.keyboard('k');
    expect(focused()).toBe(row);
    await user.keyboard('a');
    await screen.findByRole('alertdialog');
    expect(document.activeElement).toBe(cancel());
    await user.keyboard('a');
    for (const target of [cancel(), document.body]) {
      fireEvent.keyDown(target, { key: 'k', ctrlKey: true });
      fireEvent.keyDown(target, { key: '/' });
      fireEvent.keyDown(target, { key: '?' });
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe(row));
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
    expect(sentPaths()).toEqual([]);
  });
});

describe('a withdrawal', () => {
  const path = `${requestsPath}?size=25`;

  it('above the available amount is locked with a visible reason; one that changed since the list was read shows old and new figures, and needs a second Yes', async () => {
    const { user } = renderApp(path);
    const above = await screen.findByRole('button', {
      name: 'Approve withdrawal 1050: Above available',
    });
    expect(above.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText(/Above available$/).length).toBeGreaterThan(0);
    await user.click(above);
    expect(screen.queryByRole('alertdialog')).toBeNull();

    const button = await screen.findByRole('button', { name: 'Approve withdrawal 1044' });
    const row = mockHost().store.withdrawals.find(({ id }) => id === 1044);
    if (row !== undefined) row.amount = 499_000;
    await user.click(button);
    expect(await screen.findByText(/Withdrawal Amount ₦150,000.00 → ₦499,000.00/)).toBeTruthy();
    await waitForYes();
    // Two clicks in one task accept the new figures, and send nothing.
    act(() => {
      yesButton().click();
      yesButton().click();
    });
    await waitFor(() => expect(screen.queryByText(/Changed since/)).toBeNull());
    expect(yesButton()).toHaveProperty('disabled', true);
    expect(sentPaths()).toEqual([]);
    await waitForYes();
    await user.click(yesButton());
    await findToast('Approved');
    expect(sentPaths()).toHaveLength(1);
  });

  it('that is not pending is disabled, and says why; one without figures prints NIL and cannot be approved', async () => {
    serve('listWithdrawalRequests', [
      { id: 1044, status: 'processing', withdrawal_amount: 10, available_amount: 20 },
      { id: 'W-1', withdrawal_amount: '1,250.50' },
    ]);
    const { user } = renderApp(requestsPath);
    const name = 'Approve withdrawal 1044: Not pending';
    const approve = await screen.findByRole('button', { name });
    const reject = screen.getByRole('button', { name: /^Reject withdrawal 1044: / });
    for (const button of [approve, reject]) {
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await user.click(button);
    }
    approve.closest('tr')?.focus();
    await user.keyboard('a');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const unknown = 'Approve withdrawal W-1: Balance not known';
    const row = within(screen.getByRole('button', { name: unknown }).closest('tr') ?? approve);
    // By the specification, a request is pending until it is approved.
    expect(row.getByText('Pending')).toBeTruthy();
    expect(row.getAllByText('NIL').length).toBeGreaterThan(2);
    expect(row.getByText('Balance not known')).toBeTruthy();
    expect(screen.getByText('Processing')).toBeTruthy();
    expect(sentPaths()).toEqual([]);
  });
});
