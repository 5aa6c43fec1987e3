import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordAudit } from '../../src/mocks/office/audit-store.ts';
import { closeToasts } from '../support/close-toasts.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';

const path = '/admin/dashboard/withdrawrequest';
const call = '/api/v1/admin/withdrawal/request/1044';
const unknown = 'Approve withdrawal 1044: Result not known';

let posts: string[] = [];

beforeEach(() => {
  posts = [];
  mockServer.events.removeAllListeners();
  mockServer.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') posts.push(new URL(request.url).pathname);
  });
});
afterEach(async () => {
  await closeToasts();
  vi.useRealTimers();
});

/** Approves withdrawal 1044 on a host that drops the answer. */
async function approveWithoutAnswer(act: () => void = () => undefined) {
  mockServer.use(
    http.post(`*${call}`, () => {
      act();
      return HttpResponse.error();
    }),
  );
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: 'Approve withdrawal 1044' }));
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await waitFor(() => expect(yes).toHaveProperty('disabled', false));
  // The test can skip the pauses between the reads; everything else runs in real time.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await app.user.click(yes);
  return app;
}

/** Closes the question while its outcome is not known. */
async function closeQuestion({ user }: Awaited<ReturnType<typeof approveWithoutAnswer>>) {
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Outcome unknown/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const result = await screen.findByRole('alertdialog', { name: 'Outcome unknown' });
  expect(result.textContent).toContain('a message will show the outcome');
  await user.click(within(result).getByRole('button', { name: 'OK' }));
  await screen.findByRole('button', { name: unknown });
}

/** Skips the pauses between the reads. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a decision without an answer', () => {
  it('has its outcome in the row and in a toast if the host acts after the question was closed', async () => {
    const app = await approveWithoutAnswer();
    await closeQuestion(app);
    mockHost().store.approveWithdrawal(1044);
    await pass(6_000);
    expect(await screen.findByText('Withdrawal 1044 is in Withdraw History.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /1044/ })).toBeNull());
    expect(posts).toEqual([call]);
  });

  it('ends as "Still waiting" if a list that is newer than the call has the row, which can be decided again', async () => {
    const app = await approveWithoutAnswer();
    await closeQuestion(app);
    await pass(6_000);
    expect(
      await screen.findByText('Withdrawal 1044 is in the list and still waits for a decision.'),
    ).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Approve withdrawal 1044' })).toBeTruthy();
    expect(posts).toEqual([call]);
  });

  it('is not approved if neither the list nor the history has the row', async () => {
    await approveWithoutAnswer(() => {
      const row = mockHost().store.withdrawals.find(({ id }) => id === 1044);
      if (row !== undefined) row.decision = 'rejected';
    });
    const result = await screen.findByRole('alertdialog', { name: 'No longer waiting' });
    expect(result.textContent).toContain('Withdraw History does not have it: it was not approved.');
    expect(screen.queryByText('Approved')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Receipt' })).toBeNull();
    expect(posts).toEqual([call]);
  });

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['202', () => HttpResponse.json({ message: 'Queued.' }, { status: 202 })],
  ])(
    'after %s names the status of a row that stays in the list and no longer waits',
    async (_, answer) => {
      const row = {
        id: 1044,
        artisan_name: 'Ada Obi',
        withdrawal_amount: 5_000,
        available_amount: 9_000,
        status: 'pending',
      };
      mockServer.use(
        http.get('*/api/v1/admin/withdrawal/history', () => HttpResponse.json({ data: [row] })),
        http.post(`*${call}`, () => {
          row.status = 'awaiting-payment';
          return answer();
        }),
      );
      const { user } = renderApp(path);
      await user.click(await screen.findByRole('button', { name: 'Approve withdrawal 1044' }));
      const yes = await screen.findByRole('button', { name: 'Yes' });
      await waitFor(() => expect(yes).toHaveProperty('disabled', false));
      await user.click(yes);
      const result = await screen.findByRole('alertdialog', { name: 'No longer waiting' });
      expect(result.textContent).toContain(
        'Withdrawal 1044 is in the list as “Awaiting payment”, and the list does not say whether it was approved.',
      );
      expect(posts).toEqual([call]);
    },
  );

  it('names the account that decided, if the host offers an audit', async () => {
    mockHost().switches.offer = ['listTimeline'];
    await approveWithoutAnswer(() => {
      const { store } = mockHost();
      const row = store.withdrawals.find(({ id }) => id === 1044);
      if (row !== undefined) row.decision = 'rejected';
      recordAudit(store, {
        action: 'reject',
        kind: 'withdrawal',
        subject_id: '1044',
        sentence: 'Rejected withdrawal 1044.',
      });
      const entry = store.audit.at(-1);
      if (entry !== undefined) entry.by = 'ngozi.bello@artisan.example';
    });
    const result = await screen.findByRole('alertdialog', { name: 'No longer waiting' });
    expect(result.textContent).toContain(
      'Withdrawal 1044 was rejected by ngozi.bello@artisan.example.',
    );
  });

  it('is found in the audit as a decision of the own account', async () => {
    mockHost().switches.offer = ['listTimeline'];
    await approveWithoutAnswer(() => mockHost().store.approveWithdrawal(1044));
    const result = await screen.findByRole('alertdialog', { name: 'Approved' });
    expect(result.textContent).toContain('the host’s audit has it');
  });

  it('is found in the history although another part-payment of the project still waits', async () => {
    const part = (amount: number, status: string) => ({
      job_id: 13,
      artisan_name: 'Ada Obi',
      job_amount: 400_000,
      part_payment_amount: amount,
      part_payment_status: status,
    });
    const pending = [part(1_000, 'pending'), part(2_000, 'pending')];
    const paid: object[] = [];
    const answer = (rows: object[]) => HttpResponse.json({ data: { data: rows } });
    mockServer.use(
      http.get('*/admin/get/all/pending/part-payment/list', () => answer(pending)),
      http.get('*/admin/get/all/paid/part-partment', () => answer(paid)),
      http.post('*/admin/approve/pending/part-payment/13', () => {
        paid.push(...pending.splice(0, 1));
        return HttpResponse.error();
      }),
    );
    const { user } = renderApp('/admin/dashboard/pending/part-payments');
    const [first] = await screen.findAllByRole('button', { name: /^Approve part-payment/ });
    await user.click(first ?? document.body);
    const yes = await screen.findByRole('button', { name: 'Yes' });
    await waitFor(() => expect(yes).toHaveProperty('disabled', false));
    await user.click(yes);
    const result = await screen.findByRole('alertdialog', { name: 'Approved' });
    expect(result.textContent).toContain('is in Part Payment History.');
    expect(posts).toHaveLength(1);
  });

  it('causes another read when the window gets the focus and when the connection is back', async () => {
    const app = await approveWithoutAnswer();
    await closeQuestion(app);
    mockHost().switches.faults.listWithdrawalRequests = '500';
    await pass(6_000);
    expect(screen.getByRole('button', { name: unknown })).toBeTruthy();
    act(() => onlineManager.setOnline(false));
    mockHost().switches.faults = {};
    mockHost().store.approveWithdrawal(1044);
    act(() => onlineManager.setOnline(true));
    act(() => focusManager.setFocused(true));
    expect(await screen.findByText('Withdrawal 1044 is in Withdraw History.')).toBeTruthy();
    focusManager.setFocused(undefined);
    expect(posts).toEqual([call]);
  });

  it('keeps its row locked after a reload until the outcome is known', async () => {
    const at = Date.now();
    localStorage.setItem(
      'decisions',
      JSON.stringify({
        account: 'admin@artisan.example',
        decisions: [
          {
            key: 'before the reload',
            at,
            knownFrom: at + 60_000,
            kind: 'approve',
            record: 'withdrawal',
            id: '1044',
            reference: '1044',
            amount: 15_000_000,
            end: 'unknown',
            approvedBefore: 0,
          },
        ],
      }),
    );
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = renderApp(path);
    expect(await screen.findByRole('button', { name: unknown })).toBeTruthy();
    mockHost().store.approveWithdrawal(1044);
    await pass(6_000);
    await waitFor(() => expect(screen.queryByRole('button', { name: /1044/ })).toBeNull());
    await router.navigate({ to: '/admin/shift' });
    const row = await screen.findByRole('row', { name: /1044/ });
    await waitFor(() => expect(row.textContent).toContain('Approved'));
    expect(posts).toEqual([]);
  });
});
