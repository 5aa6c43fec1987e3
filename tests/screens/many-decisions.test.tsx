/**
 * Several approvals, one after the other: each takes few clicks or keys, and its success is shown.
 * tests/e2e/decisions.spec.ts makes them in a browser.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { requestsPath, waitForYes, yesButton } from '../support/confirmation.ts';
import { findToast } from '../support/find-toast.ts';
import { mockHost, mockServer, serve } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchWrites } from '../support/watch-writes.ts';

const writes = watchWrites(mockServer);
/** The requests that can be approved. Request 2 is above the available amount. */
const ids = [1, 3, 4];

/** Makes the host list four requests, and approve them. */
beforeEach(() => {
  mockHost().switches.offer = ['listTimeline'];
  const rows = [1, 2, 3, 4].map((id) => ({
    id,
    artisan_id: id,
    artisan_name: `Artisan ${id}`,
    withdrawal_amount: id === 2 ? 6000 : 100 * id,
    available_amount: 5000,
    status: 'pending',
  }));
  serve('listWithdrawalRequests', rows);
  mockServer.use(
    http.post('*/api/v1/admin/withdrawal/request/:id', ({ params }) => {
      rows.splice(
        rows.findIndex(({ id }) => id === Number(params.id)),
        1,
      );
      return HttpResponse.json({ data: { message: `The host paid ${String(params.id)}.` } });
    }),
  );
});

/** Waits until the toast about an approval is on screen, and returns it. */
const findSuccess = (id: number): Promise<HTMLElement> =>
  waitFor(async () => {
    const toast = await findToast('Approved');
    expect(toast.querySelector('[data-description]')?.textContent).toBe(
      `SuccessWithdrawal ${id}, ₦${id}00.00 to Artisan ${id}The host paid ${id}.`,
    );
    expect(toast.closest('[aria-live=polite]')).toBeTruthy();
    return toast;
  });

const approvedIds = () => writes.map(({ path }) => path.replace('/admin/withdrawal/request/', ''));
const allIds = ids.map(String);

it('each approval takes two clicks, and each success is on screen with its buttons', async () => {
  const { user } = renderApp(requestsPath);
  await user.click(await screen.findByRole('button', { name: 'Approve withdrawal 1' }));
  for (const id of ids) {
    await waitForYes();
    // Only the newest toast has buttons, and it has none while a confirmation is open.
    // A query by role computes the names of all buttons of the page, which takes long when it is repeated.
    await waitFor(() => {
      const words = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
      expect(words).not.toContain('Next');
    });
    await user.click(yesButton());
    const toast = within(await findSuccess(id));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const next = toast.getByRole('button', { name: /^Next/ });
    if (id === 4) expect(next.textContent).toBe('Next: No other row can be decided on');
    else await user.click(next);
  }
  expect(approvedIds()).toEqual(allIds);
  expect(
    screen.getByRole('button', { name: 'Approve withdrawal 2: Above available' }),
  ).toBeTruthy();
});

it('each approval takes three keys, and the focus moves to the next row that can be approved, also after the receipt', async () => {
  serve('listTimeline', [
    { id: 1, at: '2026-11-18T12:00:00Z', by: 'amaka@artisan.example', action: 'approve' },
  ]);
  const { user } = renderApp(requestsPath);
  const first = await screen.findByRole('button', { name: 'Approve withdrawal 1' });
  first.focus();
  for (const [index, id] of ids.entries()) {
    await user.keyboard('a');
    await waitForYes();
    expect(document.activeElement?.textContent).toBe('Cancel');
    await user.keyboard('{Tab}{Enter}');
    const toast = within(await findSuccess(id));
    if (id === 1) {
      await user.click(toast.getByRole('button', { name: 'Receipt' }));
      expect(await screen.findByText('amaka@artisan.example')).toBeTruthy();
      await user.keyboard('{Escape}');
    }
    const next = `Approve withdrawal ${ids[index + 1] ?? '2: Above available'}`;
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(next));
  }
  expect(approvedIds()).toEqual(allIds);
});

/** Serves a queue of part-payments. Each approval with the id 13 removes the first. */
function servePartPayments(pending: object[]) {
  serve('listPendingPartPayments', pending);
  serve('listPaidPartPayments', []);
  mockServer.use(
    http.post('*/admin/approve/pending/part-payment/13', () => {
      pending.shift();
      return HttpResponse.json({ data: { message: 'Paid.' } });
    }),
  );
}

it('the part-payments of a project are approved one after the other, also without ids of their own', async () => {
  const makePartPayment = (amount: number) => ({
    job_id: 13,
    artisan_name: 'Ada Obi',
    job_amount: 400_000,
    part_payment_amount: amount,
    part_payment_status: 'pending',
  });
  const pending = [makePartPayment(1_000), makePartPayment(2_000)];
  servePartPayments(pending);
  const name = 'Approve part-payment for project 13';
  const { user, router } = renderApp('/admin/dashboard/pending/part-payments');
  const [button] = await screen.findAllByRole('button', { name });
  await user.click(button ?? document.body);
  await waitForYes();
  await user.click(yesButton());
  const toast = within(await findToast('Approved'));
  // The panel of the queue would show the other one.
  await user.click(toast.getByRole('button', { name: 'Receipt' }));
  await screen.findByRole('heading', { name: 'Part Payment History', level: 1 });
  router.history.back();
  await user.click(await screen.findByRole('button', { name }));
  await waitForYes();
  await user.click(yesButton());
  await screen.findByText('No Records Here!');

  // The artisan asks for another one after the others were paid, and for one more while its approval is under way.
  pending.push(makePartPayment(3_000));
  await user.click(await screen.findByRole('button', { name: 'Refresh the list' }));
  await user.click(await screen.findByRole('button', { name }));
  await waitForYes();
  pending.push(makePartPayment(4_000));
  await user.click(yesButton());
  await user.click(await screen.findByRole('button', { name }));
  await waitForYes();
});

it('a part-payment can be decided on after the approval of one whose own id is the id of its job', async () => {
  const partPayment = { artisan_name: 'Ada Obi', job_amount: 400_000, part_payment_amount: 1_000 };
  const pending: object[] = [
    { ...partPayment, job_id: 7, id: 13 },
    { ...partPayment, job_id: 13 },
  ];
  servePartPayments(pending);
  const { user } = renderApp('/admin/dashboard/pending/part-payments');
  await user.click(
    await screen.findByRole('button', { name: 'Approve part-payment for project 7' }),
  );
  await waitForYes();
  await user.click(yesButton());
  await findToast('Approved');
  await user.click(
    await screen.findByRole('button', { name: 'Approve part-payment for project 13' }),
  );
  await waitForYes();
});
