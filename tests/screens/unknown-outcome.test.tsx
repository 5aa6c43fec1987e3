import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paidPartPaymentsHostList, pendingPartPaymentsQuery } from '../../src/api/part-payments.ts';
import type { DecisionLock } from '../../src/lib/browser/storage/decision-locks.ts';
import { closeToasts } from '../support/close-toasts.ts';
import {
  openReadyConfirmation,
  requestsPath,
  waitForYes,
  yesButton,
} from '../support/confirmation.ts';
import { locksKey, makeLock, storeLock } from '../support/decision-lock.ts';
import { findToast } from '../support/find-toast.ts';
import { mockHost, mockServer, serve } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchCalls } from '../support/watch-calls.ts';
import { watchWrites } from '../support/watch-writes.ts';

const call = '/admin/withdrawal/request/1044';
const lockedName = 'Approve withdrawal 1044: Result not known';

const writes = watchWrites(mockServer);
const sentPaths = () => writes.map((write) => write.path);

afterEach(async () => {
  await closeToasts();
  vi.useRealTimers();
});

/** Approves withdrawal 1044 on a host that runs `carryOut` and drops the answer. */
async function approveWithoutAnswer(carryOut: () => void = () => undefined) {
  mockServer.use(
    http.post(`*/api/v1${call}`, () => {
      carryOut();
      return HttpResponse.error();
    }),
  );
  const app = await openReadyConfirmation();
  // The test can skip the pauses between the reads; everything else runs in real time.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await app.user.click(yesButton());
  return app;
}

/** Closes the confirmation while its outcome is not known. */
async function closeConfirmation({ user }: Awaited<ReturnType<typeof approveWithoutAnswer>>) {
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Outcome unknown ?The result is not known/,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const result = await screen.findByRole('alertdialog', { name: 'Outcome unknown' });
  expect(result.textContent).toContain(
    'it is not known whether it was approved. It stays locked, and a message will show the outcome.',
  );
  await user.click(within(result).getByRole('button', { name: 'OK' }));
  await screen.findByRole('button', { name: lockedName });
}

/** Advances the fake timers, which skips the pauses between the reads. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Skips the pauses until a toast has these words. A toast is shown for five seconds only. */
async function passUntilToast(words: string) {
  for (let seconds = 0; seconds < 70 && screen.queryByText(words) === null; seconds += 3) {
    await pass(3_000);
  }
  expect(screen.getByText(words)).toBeTruthy();
}

describe('a decision without an answer', () => {
  it('has its outcome in the row and in a toast if the host acts after the confirmation was closed', async () => {
    const app = await approveWithoutAnswer();
    await closeConfirmation(app);
    mockHost().store.approveWithdrawal(1044);
    await passUntilToast('Withdrawal 1044 is in Withdraw History.');
    await waitFor(() => expect(screen.queryByRole('button', { name: /1044/ })).toBeNull());
    expect(sentPaths()).toEqual([call]);
  });

  it('still waits, and can be decided again, if a list of more than a minute later has the row', async () => {
    const app = await approveWithoutAnswer();
    await closeConfirmation(app);
    // A call may take a minute to end, and the host a few seconds more.
    await pass(62_000);
    expect(screen.getByRole('button', { name: lockedName })).toBeTruthy();
    await passUntilToast('Withdrawal 1044 is in the list and still waits for a decision.');
    expect(await screen.findByRole('button', { name: 'Approve withdrawal 1044' })).toBeTruthy();
    expect(sentPaths()).toEqual([call]);
  });

  it('is not approved if neither the list nor the history has the row', async () => {
    await approveWithoutAnswer(() => {
      const row = mockHost().store.withdrawals.find(({ id }) => id === 1044);
      if (row !== undefined) row.decision = 'rejected';
    });
    await pass(66_000);
    const result = await screen.findByRole('alertdialog', { name: 'No longer waiting' });
    expect(result.textContent).toContain('Withdraw History does not have it: it was not approved.');
    expect(screen.queryByText('Approved')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Receipt' })).toBeNull();
    expect(sentPaths()).toEqual([call]);
  });

  it('names the status of a row that stays in the list and no longer waits', async () => {
    const row = {
      id: 1044,
      artisan_name: 'Ada Obi',
      withdrawal_amount: 5_000,
      available_amount: 9_000,
      status: 'pending',
    };
    serve('listWithdrawalRequests', [row]);
    await approveWithoutAnswer(() => {
      row.status = 'awaiting-payment';
    });
    await pass(66_000);
    const result = await screen.findByRole('alertdialog', { name: 'No longer waiting' });
    expect(result.textContent).toContain(
      'Withdrawal 1044 is in the list as “Awaiting payment”, and the list does not say whether it was approved.',
    );
    expect(sentPaths()).toEqual([call]);
  });

  it('is found in the history although another part-payment of the project still waits', async () => {
    const makePartPayment = (amount: number, status: string) => ({
      job_id: 13,
      artisan_name: 'Ada Obi',
      job_amount: 400_000,
      part_payment_amount: amount,
      part_payment_status: status,
    });
    const pending = [makePartPayment(1_000, 'pending'), makePartPayment(2_000, 'pending')];
    const paid: object[] = [];
    serve('listPendingPartPayments', pending);
    serve('listPaidPartPayments', paid);
    mockServer.use(
      http.post('*/admin/approve/pending/part-payment/13', () => {
        paid.push(...pending.splice(0, 1));
        return HttpResponse.error();
      }),
    );
    const { user } = renderApp('/admin/dashboard/pending/part-payments');
    const [first] = await screen.findAllByRole('button', { name: /^Approve part-payment/ });
    await user.click(first ?? document.body);
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await waitForYes();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(yesButton());
    await screen.findByRole('alert');
    await pass(66_000);
    const result = await findToast('Approved');
    expect(result.textContent).toContain('is in Part Payment History.');
    // The list has only the other one by now.
    expect(result.textContent).toContain('₦1,000');
    expect(sentPaths()).toHaveLength(1);
    await user.click(within(result).getByRole('button', { name: 'Receipt' }));
    await screen.findByRole('heading', { name: 'Part Payment History', level: 1 });
  });

  it('is no approval if another part-payment of the project was approved while the confirmation was open', async () => {
    const row = { job_id: 13, artisan_name: 'Ada Obi', job_amount: 400_000 };
    const paid: object[] = [];
    serve('listPendingPartPayments', [
      { ...row, part_payment_amount: 1_000, part_payment_status: 'pending' },
    ]);
    serve('listPaidPartPayments', paid);
    mockServer.use(
      http.post('*/admin/approve/pending/part-payment/13', () => HttpResponse.error()),
    );
    const { user, queryClient } = renderApp('/admin/dashboard/pending/part-payments');
    await user.click(await screen.findByRole('button', { name: /^Approve part-payment/ }));
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await waitForYes();
    paid.push({ ...row, part_payment_amount: 2_000, part_payment_status: 'paid' });
    await act(() => queryClient.refetchQueries(pendingPartPaymentsQuery));
    await waitFor(() =>
      expect(queryClient.getQueryData(paidPartPaymentsHostList.whole.queryKey)?.length).toBe(1),
    );
    await waitForYes();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(yesButton());
    await screen.findByRole('alert');
    await pass(70_000);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Still waiting/);
    expect(screen.queryByText('Approved')).toBeNull();
  });

  it('is shown also if a list shows the outcome of another one at the same time', async () => {
    await approveWithoutAnswer(() => {
      mockHost().store.approveWithdrawal(1044);
      mockHost().store.approveWithdrawal(1045);
    });
    await screen.findByRole('alert');
    const [lock]: DecisionLock[] = JSON.parse(localStorage.getItem(locksKey) ?? '[]');
    const other = makeLock({ id: '1045', reference: '1045', key: 'other' });
    localStorage.setItem(locksKey, JSON.stringify([lock, other]));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: locksKey })));
    await passUntilToast('Withdrawal 1045 is in Withdraw History.');
    expect(await screen.findByText('Withdrawal 1044 is in Withdraw History.')).toBeTruthy();
  });

  it('is known after a minute also if the clock was put back meanwhile', async () => {
    storeLock({ at: Date.now() + 3_600_000 });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderApp(requestsPath);
    await screen.findByRole('button', { name: lockedName });
    await passUntilToast('Withdrawal 1044 is in the list and still waits for a decision.');
    expect(localStorage.getItem(locksKey)).toBeNull();
  });

  it('keeps its row locked after a reload, and names the row, until its outcome is known', async () => {
    storeLock();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderApp(requestsPath);
    expect(await screen.findByRole('button', { name: lockedName })).toBeTruthy();
    const list = within(await screen.findByRole('list', { name: 'Results not known' }));
    expect(
      list.getByText(/^Withdrawal 1044: it is not known whether it was approved\./),
    ).toBeTruthy();
    mockHost().store.approveWithdrawal(1044);
    await pass(6_000);
    await user.click(list.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Withdrawal 1044 is in Withdraw History.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /1044/ })).toBeNull());
    expect(screen.queryByRole('list', { name: 'Results not known' })).toBeNull();
    expect(localStorage.getItem(locksKey)).toBeNull();
    expect(sentPaths()).toEqual([]);
  });
});

it('is looked for once in each list while the history cannot be read', async () => {
  const lists = watchCalls(mockServer, /\/admin\/withdrawal\/history$/);
  mockServer.use(
    http.get('*/admin/get/all/approved/withdrawal', () =>
      HttpResponse.json({ message: 'Not allowed.' }, { status: 403 }),
    ),
  );
  serve('listWithdrawalRequests', []);
  storeLock({ at: Date.now() - 180_000 });
  renderApp(requestsPath);
  await screen.findByRole('list', { name: 'Results not known' });
  await act(() => new Promise((resolve) => void setTimeout(resolve, 500)));
  expect(lists.length).toBeLessThan(4);
});

describe('on a host that answers a repeated call', () => {
  let keysSent: (string | null)[] = [];
  let versionsSent: (string | null)[] = [];
  let answersToLose = 0;

  beforeEach(() => {
    [keysSent, versionsSent, answersToLose] = [[], [], 1];
    const header = (name: string) => ({ name, in: 'header' });
    const operation = {
      operationId: 'approveWithdrawal',
      'x-repeat': 'safe',
      parameters: [header('If-Match'), header('Idempotency-Key')],
    };
    mockServer.use(
      http.get('*/api/v1/openapi.json', () =>
        HttpResponse.json({ openapi: '3.1.0', paths: { '/a': { post: operation } } }),
      ),
      http.post(`*/api/v1${call}`, ({ request }) => {
        keysSent.push(request.headers.get('idempotency-key'));
        versionsSent.push(request.headers.get('if-match'));
        answersToLose -= 1;
        // The host carries out the first call, also if it loses the answer.
        if (keysSent.length === 1) mockHost().store.approveWithdrawal(1044);
        if (answersToLose >= 0) return HttpResponse.error();
        return HttpResponse.json({ data: { message: 'Withdrawal 1044 is approved.' } });
      }),
    );
  });

  it('one press sends the same call with the same key until it is answered', async () => {
    const { user } = await openReadyConfirmation();
    await user.click(yesButton());
    const result = await findToast('Approved');
    expect(result.textContent).toContain('Withdrawal 1044 is approved.');
    expect(keysSent).toHaveLength(2);
    expect(new Set(keysSent).size).toBe(1);
    expect(keysSent[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(versionsSent[0]).toMatch(/^".+"$/);
    expect(localStorage.getItem(locksKey)).toBeNull();
  });

  it('the confirmation says that there is no answer, and can be closed; a toast has the outcome', async () => {
    answersToLose = 3;
    const { user } = await openReadyConfirmation();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(yesButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No answer yet/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const result = await screen.findByRole('alertdialog', { name: 'Outcome unknown' });
    await user.click(within(result).getByRole('button', { name: 'OK' }));
    await pass(8_000);
    expect(await screen.findByText('Withdrawal 1044: Approved')).toBeTruthy();
    expect(new Set(keysSent).size).toBe(1);
  });

  it('"Check again" sends the same call after a reload, within two minutes', async () => {
    answersToLose = 0;
    storeLock();
    const { user } = renderApp(requestsPath);
    const list = within(await screen.findByRole('list', { name: 'Results not known' }));
    await user.click(list.getByRole('button', { name: 'Check again' }));
    await findToast('Withdrawal 1044: Approved');
    expect(localStorage.getItem(locksKey)).toBeNull();
    expect(keysSent).toEqual(['5b0c1f0e-2f5c-4a53-9d56-6f1f4a0f3f10']);
  });

  it('the row stays locked while the last repeated call may still be carried out', async () => {
    storeLock({ at: Date.now() - 125_000 });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderApp(requestsPath);
    await screen.findByRole('button', { name: lockedName });
    await pass(2_000);
    expect(screen.getByRole('button', { name: lockedName })).toBeTruthy();
    await passUntilToast('Withdrawal 1044 is in the list and still waits for a decision.');
  });

  it.each([
    ['of another account', () => ({ account: 'ngozi.bello@artisan.example' })],
    ['of two minutes ago', () => ({ at: Date.now() - 120_000 })],
  ])('"Check again" only reads the list for a decision %s', async (_, fields) => {
    storeLock(fields());
    const { user } = renderApp(requestsPath);
    const list = within(await screen.findByRole('list', { name: 'Results not known' }));
    await user.click(list.getByRole('button', { name: 'Check again' }));
    await waitFor(() =>
      expect(list.getByRole('button', { name: 'Check again' })).toHaveProperty('disabled', false),
    );
    expect(keysSent).toEqual([]);
  });
});
