import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { openReady, requestsPath, waitForYes, yes } from '../support/confirmation.ts';
import { findToast } from '../support/find-toast.ts';
import { goOffline } from '../support/go-offline.ts';
import { hold } from '../support/hold.ts';
import { mockHost, mockServer, serve } from '../support/mock-server.ts';
import { pressAtOnce } from '../support/press-at-once.ts';
import { renderApp } from '../support/render-app.tsx';
import { signIn } from '../support/sign-in.ts';
import { watchWrites } from '../support/watch-writes.ts';

const writes = watchWrites(mockServer);
const posts = () => writes.map(({ path }) => path);

const queues = [
  {
    path: '/admin/dashboard/withdrawrequest',
    title: 'Withdraw Request',
    approve: 'Approve withdrawal 1044',
    reject: 'Reject withdrawal 1044',
    name: 'Chukwuemeka Okafor',
    evidence: ['₦150,000.00', '₦1,112,500.00', '₦962,500.00', 'Balance after'],
    call: '/admin/withdrawal/request/1044',
    operation: 'approveWithdrawal',
    history: '/admin/dashboard/withdraw-history',
    id: '1044',
    gone: /Withdraw History shows/,
    rejected: 'Balance stays',
    list: '/admin/withdrawal/history',
    notPending: { id: 1044, status: 'processing', withdrawal_amount: 10, available_amount: 20 },
  },
  {
    path: '/admin/dashboard/pending/part-payments',
    title: 'Pending Part Payments',
    approve: 'Approve part-payment for project 13',
    reject: 'Reject part-payment for project 13',
    name: 'Chukwuemeka Okafor',
    evidence: ['₦120,000.00', '₦385,000.00', '₦192,500.00', '₦72,500.00', 'Remaining'],
    call: '/admin/approve/pending/part-payment/13',
    operation: 'approvePartPayment',
    history: '/admin/dashboard/all/part-payments',
    id: '13',
    gone: /Part Payment History shows/,
    rejected: 'Stays unpaid',
    list: '/admin/get/all/pending/part-payment/list',
    notPending: {
      job_id: 13,
      part_payment_status: 'processing',
      part_payment_amount: 10,
      job_amount: 20,
    },
  },
] as const;

/** Presses Enter on a button, which clicks it as in a browser. */
const fireEnter = (button: HTMLElement) => {
  if (fireEvent.keyDown(button, { key: 'Enter' })) button.click();
};

describe.each(queues)('$title', (queue) => {
  const open = (which: 'approve' | 'reject' = 'approve') => openReady(queue[which], queue.path);
  const cancel = () => screen.getByRole('button', { name: 'Cancel' });
  /** Replaces the host's answer to the decision. */
  const answerWith = (answer: () => Response) =>
    mockServer.use(http.post(`*/api/v1${queue.call}`, answer));
  /** Holds the next decision back until the test lets the host carry it out. */
  function holdCall() {
    const held = hold();
    mockServer.use(http.post(`*/api/v1${queue.call}`, () => held.wait(), { once: true }));
    return held;
  }
  const region = () => within(screen.getByRole('region', { name: queue.title }));

  it('shows the person, the amount and the balance before and after, and starts on Cancel, which sends nothing and returns the focus; Yes sends the row’s own id, and the row moves from the list to the history', async () => {
    const { user, router, dialog } = await open();
    expect(dialog.getByText("You won't be able to revert this!")).toBeTruthy();
    expect(dialog.getByText(queue.name)).toBeTruthy();
    // The confirmation does not wait for the amount that was paid before.
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
    expect(posts()).toEqual([]);

    await user.click(screen.getByRole('button', { name: queue.approve }));
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await waitForYes();
    await user.click(yes());
    const result = within(await findToast('Approved'));
    expect(result.getByText(/^Success/)).toBeTruthy();
    // The host names no headers.
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

  it('is disabled for a status other than pending, and says why', async () => {
    mockServer.use(
      http.get(`*/api/v1${queue.list}`, () => HttpResponse.json({ data: [queue.notPending] })),
    );
    const { user } = renderApp(queue.path);
    const approve = await screen.findByRole('button', { name: `${queue.approve}: Not pending` });
    const reject = screen.getByRole('button', { name: new RegExp(`^${queue.reject}: `) });
    for (const button of [approve, reject]) {
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await user.click(button);
    }
    await user.keyboard('j');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('0'));
    await user.keyboard('a');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(region().getByText('Processing')).toBeTruthy();
    expect(posts()).toEqual([]);
  });

  it('cannot approve a row that another administrator has decided', async () => {
    const { user } = renderApp(queue.path);
    const button = await screen.findByRole('button', { name: queue.approve });
    mockHost().store[queue.operation](Number(queue.id));
    await user.click(button);
    expect(await screen.findByText(queue.gone)).toBeTruthy();
    expect(yes()).toHaveProperty('disabled', true);
    expect(posts()).toEqual([]);
  });

  it('sends no rejection to a host without the call, and says that nothing was sent', async () => {
    const { user, dialog } = await open('reject');
    expect(dialog.getByText('You are rejecting')).toBeTruthy();
    // A rejection does not change the remaining amount, so it is not shown.
    expect(dialog.queryByText(/^(Remaining|Balance after)$/)).toBeNull();
    expect(dialog.getByText(queue.rejected)).toBeTruthy();
    await user.click(yes());
    const result = within(await screen.findByRole('alertdialog', { name: 'Nothing was sent' }));
    expect(result.getByText(/does not offer rejecting.*still pending/)).toBeTruthy();
    expect(screen.queryByText('Deleted')).toBeNull();
    expect(posts()).toEqual([]);
  });

  // Both queues share the dialog, so the rest is tested on one of them.
  if (queue.operation !== 'approveWithdrawal') return;

  it('sends one call for presses until the refusal appears, and another one for the next press', async () => {
    mockHost().switches.faults[queue.operation] = '422';
    await open();
    const pressed = pressAtOnce(() => screen.queryByRole('alert') && yes());
    // Without a pause between the presses, the last one cannot become a new attempt on a slow machine.
    for (let press = 0; press < 3; press += 1) act(() => yes().click());
    await act(() => pressed);
    expect(posts()).toEqual([queue.call]);
    await waitForYes();
    act(() => yes().click());
    await waitFor(() => expect(posts()).toEqual([queue.call, queue.call]));
  });

  it('does not accept new figures with the second click of a double click', async () => {
    const { user } = renderApp(queue.path);
    const button = await screen.findByRole('button', { name: queue.approve });
    const wasDisabled = pressAtOnce(() => {
      const isAsking = screen.queryByRole('alertdialog') !== null;
      return isAsking && screen.queryByText('Checking the figures…') === null ? yes() : null;
    });
    await user.click(button);
    expect(await wasDisabled).toBe(true);
    expect(posts()).toEqual([]);
    await waitForYes();
  });

  it('sends one call when Yes is pressed by mouse and key in one turn, cannot be pressed or closed while it runs, and its row is locked, also after leaving the page and returning', async () => {
    const held = holdCall();
    const { user, router } = await open();
    const button = yes();
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
    await router.navigate({ to: '/admin/dashboard/Privacy' });
    await screen.findByRole('heading', { name: 'Privacy', level: 1 });
    await router.navigate({ to: queue.path });
    const locked = await screen.findByRole('button', {
      name: `${queue.approve}: Approval under way`,
    });
    await user.click(locked);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    held.release();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: new RegExp(queue.approve) })).toBeNull(),
    );
    expect(posts()).toEqual([queue.call]);
  });

  it('locks the row after a sign-out and a sign-in while its call runs', async () => {
    const held = holdCall();
    const { user, router } = await open();
    await user.click(yes());
    await router.navigate({ to: '/admin/dashboard/Privacy' });
    const [out] = await screen.findAllByRole('button', { name: 'Sign Out' });
    await user.click(out ?? document.body);
    // The sign-in ignores letter case.
    await signIn('Admin@artisan.example');
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    await router.navigate({ to: queue.path });
    const locked = await screen.findByRole('button', {
      name: `${queue.approve}: Result not known`,
    });
    await user.click(locked);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    held.release();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: new RegExp(queue.approve) })).toBeNull(),
    );
    expect(posts().filter((path) => path === queue.call)).toHaveLength(1);
  });

  it('shows each failure in the dialog, and the row stays', async () => {
    // tests/unit/reader.test.ts has the outcomes of the other answers.
    const failures = [
      ['409', /rejected before/],
      ['empty-500', /The host failed/],
    ] as const;
    const { user } = await open();
    for (const [index, [fault, words]] of failures.entries()) {
      mockHost().switches.faults[queue.operation] = fault;
      await user.click(yes());
      await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
      expect(screen.getByRole('alert').textContent).toMatch(/^Request approval failed/);
      expect(screen.queryByText('Approved')).toBeNull();
      expect(posts()).toHaveLength(index + 1);
      // The list is read again before Yes can be pressed again.
      await waitForYes();
    }
    await user.click(cancel());
    // A call was sent, so the result must not say that nothing changed.
    const result = await screen.findByRole('alertdialog', { name: 'Not approved' });
    expect(result.textContent).toMatch(/The host failed/);
    expect(result.textContent).not.toContain('safe');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(region().getByRole('button', { name: queue.approve })).toBeTruthy();
  });

  it('ends as not approved after a failure, also when the list cannot be read again', async () => {
    mockHost().switches.faults[queue.operation] = '500';
    const { user } = await open();
    mockServer.use(
      http.get(`*/api/v1${queue.list}`, () => new HttpResponse(null, { status: 403 })),
    );
    await user.click(yes());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Request approval failed/);
    await user.click(cancel());
    const result = await screen.findByRole('alertdialog', { name: 'Not approved' });
    expect(result.textContent).toMatch(/went wrong on the server/);
  });

  // tests/data/mutations.test.ts has the other answers whose outcome is unknown.
  it('says "outcome unknown", and neither failed nor safe, after a 202', async () => {
    const body = { data: { message: 'Queued for processing.' } };
    answerWith(() => HttpResponse.json(body, { status: 202 }));
    const { user } = await open();
    await user.click(yes());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Outcome unknown/);
    expect(alert.textContent).toContain('Queued for processing. The result is not known');
    expect(alert.textContent).not.toContain('failed');
    expect(yes()).toHaveProperty('disabled', true);
    await user.click(cancel());
    const result = await screen.findByRole('alertdialog', { name: 'Outcome unknown' });
    expect(result.textContent).toContain('it is not known whether it was approved');
    expect(result.textContent).not.toContain('safe');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.click(region().getByRole('button', { name: `${queue.approve}: Result not known` }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(posts()).toHaveLength(1);
  });

  it('has an unknown outcome after no answer, until the list has been read again', async () => {
    answerWith(() => HttpResponse.error());
    const { user, dialog } = await open();
    await user.click(yes());
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toMatch(/^Outcome unknown ?The result is not known/);
    expect(textContent).not.toContain('failed');
    mockServer.resetHandlers(...mockHost().handlers);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    void user.click(dialog.getByRole('button', { name: 'Refresh the list' }));
    await vi.advanceTimersByTimeAsync(6_000);
    // A list within a minute does not show the outcome for certain.
    expect(yes()).toHaveProperty('disabled', true);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();
    await waitForYes();
    expect(screen.getByRole('alert').textContent).toMatch(/^Still waiting/);
    await user.click(yes());
    await findToast('Approved');
    expect(posts()).toHaveLength(2);
  });

  it('is disabled without a connection, and says why', async () => {
    const { user } = await open();
    await goOffline();
    expect(await screen.findByText(/^Offline: nothing can be decided/)).toBeTruthy();
    expect(yes()).toHaveProperty('disabled', true);
    await user.click(cancel());
    const locked = region().getByRole('button', { name: new RegExp(`${queue.approve}: Offline`) });
    await user.click(locked);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('button', { name: queue.approve })).toBeTruthy();
    expect(posts()).toEqual([]);
  });

  it('blocks the keys of the palette and of the help while the confirmation is open', async () => {
    const { user } = renderApp(queue.path);
    const button = await screen.findByRole('button', { name: queue.approve });
    await screen.findByRole('button', { name: /^Waiting for you: \d/ });
    // Both opened once, so their code is loaded, and a press would open them at once.
    for (const keys of ['{Control>}k{/Control}', '?']) {
      await user.keyboard(keys);
      await screen.findByRole('dialog');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await user.click(button);
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    for (const target of [cancel(), document.body]) {
      fireEvent.keyDown(target, { key: 'k', ctrlKey: true });
      fireEvent.keyDown(target, { key: '/' });
      fireEvent.keyDown(target, { key: '?' });
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    }
    await user.click(cancel());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
  });

  it('opens with keys, and no key decides', async () => {
    const { user } = renderApp(queue.path);
    const button = await screen.findByRole('button', { name: queue.approve });
    const row = Number(button.closest('[data-row]')?.getAttribute('data-row'));
    const focused = () => Number(document.activeElement?.getAttribute('data-row'));
    await user.keyboard('j'.repeat(row + 2));
    await waitFor(() => expect(focused()).toBe(row + 1));
    await user.keyboard('k');
    expect(focused()).toBe(row);
    await user.keyboard('a');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('a');
    expect(posts()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe(row));
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
      yes().click();
      yes().click();
    });
    await waitFor(() => expect(screen.queryByText(/Changed since/)).toBeNull());
    expect(yes()).toHaveProperty('disabled', true);
    expect(posts()).toEqual([]);
    await waitForYes();
    await user.click(yes());
    await findToast('Approved');
    expect(posts()).toHaveLength(1);
  });

  it('without figures prints NIL and cannot be approved', async () => {
    serve('listWithdrawalRequests', [{ id: 'W-1', withdrawal_amount: '1,250.50' }]);
    renderApp(path);
    expect(
      await screen.findByRole('button', { name: 'Approve withdrawal W-1: Balance not known' }),
    ).toBeTruthy();
    const region = within(screen.getByRole('region', { name: 'Withdraw Request' }));
    // By the specification, a request is pending until it is approved.
    expect(region.getByText('Pending')).toBeTruthy();
    expect(region.getAllByText('NIL').length).toBeGreaterThan(2);
    expect(region.getByText('Balance not known')).toBeTruthy();
  });

  it('that is approved changes the figures of the dashboard, the artisan and the menu without a reload', async () => {
    const { user, router } = renderApp('/admin/dashboard');
    const total = async () =>
      (await screen.findByText('Total Withdraw')).closest('div')?.textContent;
    expect(await total()).toContain('₦350,000.00');
    await router.navigate({
      to: '/admin/dashboard/artisan/artisan-info',
      search: { artisanId: '1' },
    });
    const withdrawn = async () =>
      (await screen.findByText('Artisan Total Withdraw')).closest('div')?.textContent;
    expect(await withdrawn()).toContain('₦250,000.00');
    await router.navigate({ to: '/admin/dashboard/withdrawrequest' });
    const entry = () => screen.getByRole('link', { name: /^Withdraw Request/ }).textContent;
    await waitFor(() => expect(entry()).toBe('Withdraw Request7 waiting'));
    await user.click(await screen.findByRole('button', { name: 'Approve withdrawal 1044' }));
    await waitForYes();
    await user.click(yes());
    await findToast('Approved');
    await waitFor(() => expect(entry()).toBe('Withdraw Request6 waiting'));
    await router.navigate({ to: '/admin/dashboard' });
    await waitFor(async () => expect(await total()).toContain('₦500,000.00'));
    await router.navigate({
      to: '/admin/dashboard/artisan/artisan-info',
      search: { artisanId: '1' },
    });
    await waitFor(async () => expect(await withdrawn()).toContain('₦400,000.00'));
  });
});
