import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lagosIsoDay } from '../../domain/lagos.ts';
import {
  openConfirmation,
  openReadyConfirmation as openReadyRow,
  waitForYes,
  yesButton,
} from '../support/confirmation.ts';
import { findToast } from '../support/find-toast.ts';
import { hold } from '../support/hold.ts';
import { mockHost, mockServer, serve, serveDecisionRules } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchWrites } from '../support/watch-writes.ts';

const sent = watchWrites(mockServer);

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const serveRows = (path: string, rows: JsonBodyType[]) =>
  mockServer.use(http.get(`*/api/v1${path}`, () => HttpResponse.json({ data: { data: rows } })));

const paths = {
  requests: '/admin/withdrawal/history',
  approved: '/admin/get/all/approved/withdrawal',
  pending: '/admin/get/all/pending/part-payment/list',
  paid: '/admin/get/all/paid/part-partment',
  transactions: '/admin/get/artisan/:id/transaction',
  artisan: '/admin/get/artisan/:id',
  jobs: '/admin/get/artisan/:id/job',
};

const withdrawals = {
  page: '/admin/dashboard/withdrawrequest?size=25',
  approve: 'Approve withdrawal 1044',
  list: paths.requests,
  call: '/admin/withdrawal/request/1044',
  operation: 'approveWithdrawal',
  amount: 150_000,
  figure: '₦150,000.00',
  words: 'One hundred and fifty thousand naira only',
  row: {
    id: 1044,
    artisan_id: 1,
    artisan_name: 'Chukwuemeka Okafor',
    available_amount: 200_000,
    withdrawal_amount: 150_000,
    start_date: daysAgo(2),
  },
};

const partPayments = {
  page: '/admin/dashboard/pending/part-payments',
  approve: 'Approve part-payment for project 13',
  list: paths.pending,
  call: '/admin/approve/pending/part-payment/13',
  operation: 'approvePartPayment',
  amount: 120_000,
  figure: '₦120,000.00',
  row: {
    job_id: 13,
    artisan_id: 1,
    artisan_name: 'Chukwuemeka Okafor',
    job_amount: 385_000,
    part_payment_amount: 120_000,
    paid_before: 65_000,
    job_deadline: daysAgo(-9),
  },
};

type Queue = typeof withdrawals | typeof partPayments;

const confirmation = () => screen.getByRole('alertdialog', { name: 'Are you sure?' });
const description = () =>
  document.getElementById(confirmation().getAttribute('aria-describedby') ?? '')?.textContent;

const open = (queue: Queue) => openConfirmation(queue.approve, queue.page);
const openReady = (queue: Queue) => openReadyRow(queue.approve, queue.page);

describe('the evidence', () => {
  it('has the amount in words, the last payments and the account, and screen readers are told the decision and the balance', async () => {
    serveRows(withdrawals.list, [withdrawals.row]);
    await openReady(withdrawals);
    const dialog = within(confirmation());
    expect(dialog.getByText(withdrawals.words)).toBeTruthy();
    expect(await dialog.findByText('Active')).toBeTruthy();
    expect(dialog.getByText(/^Account made/).textContent).toMatch(
      /^Account made \d{4}\/\d\d\/\d\d, \d+ d ago$/,
    );
    expect(await dialog.findByText('Withdrawal')).toBeTruthy();
    expect(await dialog.findByText('No payment of this amount within 7 days.')).toBeTruthy();
    expect(description()).toBe(
      `You won't be able to revert this! Approving ${withdrawals.figure}, ${withdrawals.words}, to Chukwuemeka Okafor. Balance after: ₦50,000.00.`,
    );
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
  });

  it('has the age of the account in days if the host sends no time of day', async () => {
    const today = lagosIsoDay(Date.now());
    const tradesman = { id: 1, status: 'active', created_at: today };
    serve('getArtisan', { tradesman_data: { tradesman } });
    serveRows(withdrawals.list, [withdrawals.row]);
    await openReady(withdrawals);
    const account = await within(confirmation()).findByText(/^Account made/);
    expect(account.textContent).toBe(`Account made ${today.replaceAll('-', '/')}, today`);
  });

  it('warns of a payment that looks the same, with a link, and locks nothing', async () => {
    const paid = { ...partPayments.row, part_payment_amount: partPayments.amount };
    serveRows(partPayments.list, [partPayments.row]);
    serveRows(paths.paid, [
      { ...paid, job_id: 'J-1' },
      { ...paid, job_id: 'J-2' },
      { ...paid, job_id: 'J-3', artisan_id: 2 },
    ]);
    const payment = { type: 'Part payment', amount: partPayments.amount, payment_status: 'paid' };
    serveRows(paths.transactions, [
      { ...payment, id: 1, job_id: 'J-1', date: daysAgo(40) },
      { ...payment, id: 2, job_id: 'J-2', date: daysAgo(5) },
    ]);
    await openReady(partPayments);
    const checks = within(screen.getByRole('group', { name: 'Checks' }));
    const warning = await checks.findByText(/was paid to this artisan on \d{4}\/\d\d\/\d\d\.$/);
    expect(warning.textContent).toContain(partPayments.figure);
    const links = checks.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/admin/dashboard/all/part-payments?record=J-2', '_blank'],
    ]);
    expect(description()).toContain(warning.textContent);
    expect(description()).toContain('to Chukwuemeka Okafor. Remaining: ₦200,000.00.');
    expect(yesButton()).toHaveProperty('disabled', false);
  });

  it('links a payment by its own id if the host sends one', async () => {
    serveRows(partPayments.list, [partPayments.row]);
    serveRows(paths.paid, [
      { ...partPayments.row, id: 71, job_id: 12, part_payment_status: 'paid' },
    ]);
    serveRows(paths.transactions, []);
    await openReady(partPayments);
    const checks = within(screen.getByRole('group', { name: 'Checks' }));
    const link = await checks.findByRole('link', { name: /^Part-payment for project 12/ });
    expect(link.getAttribute('href')).toBe('/admin/dashboard/all/part-payments?record=71');
  });

  it('names the missing facts on a host without ids, and compares by name', async () => {
    const withoutIds = { ...withdrawals.row, artisan_id: null };
    const other = { ...withoutIds, withdrawal_amount: 10_000 };
    const payee = { user: { first_name: 'Chukwuemeka', last_name: 'OKAFOR' } };
    serveRows(paths.requests, [
      withoutIds,
      { ...other, id: 1049, artisan_name: 'chukwuemeka  okafor' },
      { ...other, id: 8, artisan_name: 'Chidi Okafor' },
    ]);
    serveRows(paths.approved, [
      { id: 'W-2', amount: withdrawals.amount, created_at: daysAgo(5), tradesman: payee },
    ]);
    await openReady(withdrawals);
    const dialog = within(confirmation());
    const checks = within(screen.getByRole('group', { name: 'Checks' }));
    expect(await checks.findByText(/was paid to an artisan of the same name/)).toBeTruthy();
    const others =
      '1 other request of this artisan waits (same name). After all of them ₦40,000.00 is left.';
    expect(checks.getByText(others)).toBeTruthy();
    expect(dialog.getByText(/Account age and status are not known/)).toBeTruthy();
    expect(dialog.getByText('Last withdrawals under this name')).toBeTruthy();
    expect(await dialog.findByText('Withdrawal')).toBeTruthy();
    expect(yesButton()).toHaveProperty('disabled', false);
  });

  it('does not wait for side reads, works when they fail, and reads them again on Retry', async () => {
    serveRows(partPayments.list, [{ ...partPayments.row, paid_before: null }]);
    const held = hold();
    onTestFinished(() => held.release());
    mockServer.use(
      http.get(`*/api/v1${paths.paid}`, () => held.wait()),
      http.get(`*/api/v1${paths.jobs}`, () => held.wait()),
      http.get(`*/api/v1${paths.artisan}`, () =>
        HttpResponse.json({ message: 'No.' }, { status: 403 }),
      ),
      http.get(`*/api/v1${paths.transactions}`, () => HttpResponse.json('?'), { once: true }),
    );
    const { user } = await openReady(partPayments);
    const dialog = within(confirmation());
    expect((await dialog.findByText(/^The account did not load/)).textContent).toContain('No.');
    await user.click(await dialog.findByRole('button', { name: 'Retry: The last payments' }));
    expect((await dialog.findAllByText('Job payment')).length).toBeGreaterThan(0);
    expect(dialog.queryByText(/^The last payments/)).toBeNull();
    await user.click(yesButton());
    await findToast('Approved');
    expect(sent.map(({ path }) => path)).toEqual([partPayments.call]);
  });
});

it('other waiting requests of the artisan and a payment that looks the same are warnings with links, and do not lock Yes', async () => {
  const other = { ...withdrawals.row, id: 1049, withdrawal_amount: 60_000 };
  serveRows(paths.requests, [withdrawals.row, other, { ...other, id: 7, artisan_id: 2 }]);
  const paid = { artisan_id: 1, amount: withdrawals.amount, created_at: daysAgo(1) };
  serveRows(paths.approved, [
    { ...paid, id: 'W-1', created_at: daysAgo(40) },
    { ...paid, id: 'W-2', created_at: daysAgo(5) },
    { ...paid, id: 'W-3', artisan_id: 2 },
    { ...paid, id: 'W-4', amount: 1 },
    { ...paid, id: 'W-5', payment_status: 'failed' },
  ]);
  await openReady(withdrawals);
  const text =
    '1 other request of this artisan waits. Together with this they are ₦10,000.00 above the available amount.';
  const checks = within(screen.getByRole('group', { name: 'Checks' }));
  expect(checks.getByText(text)).toBeTruthy();
  expect(await checks.findByText(/^₦150,000\.00 was paid to this artisan on /)).toBeTruthy();
  const links = checks.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/dashboard/withdrawrequest?record=1049',
    '/admin/dashboard/withdraw-history?record=W-2',
  ]);
  expect(description()).toContain(text);
});

describe('an amount of zero or less', () => {
  const queue = withdrawals;
  const rows = [
    queue.row,
    { ...queue.row, id: 71, withdrawal_amount: -5_000 },
    { ...queue.row, id: 72, withdrawal_amount: 0 },
  ];

  it('is shown as it is, cannot be approved, is in no sum, and locks an open confirmation, which shows no balance after it', async () => {
    serveRows(queue.list, rows);
    const { user } = renderApp(queue.page);
    const lockedName = (id: number) => queue.approve.replace(/\d+/, `${id}: Not above zero`);
    const button = await screen.findByRole('button', { name: lockedName(71) });
    await user.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: lockedName(72) })).toBeTruthy();
    const { textContent } = screen.getByRole('main');
    expect(textContent).toContain('\u2212\u200a₦5,000.00Not above zero');
    expect(textContent).toContain('₦0.00Not above zero');
    expect(textContent).toContain(`: ${queue.figure} awaiting a decision`);
    for (const box of screen.getAllByRole('checkbox', { name: /^Select (withdrawal|part)/ })) {
      await user.click(box);
    }
    expect(screen.getByRole('region', { name: 'Selection' }).textContent).toContain(
      `1 selected · ${queue.figure}`,
    );
    await user.click(screen.getByRole('button', { name: 'Decide on 1' }));
    const batch = await screen.findByRole('alertdialog');
    expect(batch.textContent).toContain(queue.words);
    await user.click(within(batch).getByRole('button', { name: 'Cancel' }));

    serveRows(queue.list, [{ ...queue.row, withdrawal_amount: -5_000 }]);
    await user.click(screen.getByRole('button', { name: queue.approve }));
    expect(
      await screen.findByText('Not above zero', { selector: '[role=alertdialog] *' }),
    ).toBeTruthy();
    expect(yesButton()).toHaveProperty('disabled', true);
    expect(confirmation().textContent).toContain('Minus five thousand naira only');
    expect(description()).toMatch(/(Balance after|Remaining): NIL\./);
    expect(confirmation().textContent).not.toMatch(/(?<!\u2212\u200a)₦5,000\.00/);
  });
});

describe('a part-payment', () => {
  it('shows the amount paid before, from the job if the row does not have it; if it is not known, it says so, and has a bar of two parts', async () => {
    const row = { ...partPayments.row, paid_before: null };
    serveRows(paths.pending, [row, { ...row, job_id: 9, artisan_id: null }]);
    const { user } = await open(partPayments);
    const bar = await screen.findByRole('img', { name: /paid before/ });
    expect(bar.getAttribute('aria-label')).toBe(
      '₦192,500.00 paid before, ₦120,000.00 now and ₦72,500.00 left of ₦385,000.00',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(
      await screen.findByRole('button', { name: 'Approve part-payment for project 9' }),
    );
    expect(await screen.findByText('Not known, so less may be left')).toBeTruthy();
    expect(
      screen.getByRole('img', { name: '₦120,000.00 of the ₦385,000.00 that may be paid' }),
    ).toBeTruthy();
  });

  it('that shares its id with another one is compared with its own row, and the other one is a warning', async () => {
    const [first, second] = [50_000, 70_000].map((part_payment_amount) => ({
      ...partPayments.row,
      id: null,
      part_payment_amount,
    }));
    // The own id of this one is the id of the job of the others.
    const ofOtherJob = { ...partPayments.row, id: 13, job_id: 7 };
    serveRows(paths.pending, [first, second, ofOtherJob]);
    const { user } = renderApp(partPayments.page);
    const buttons = await screen.findAllByRole('button', { name: partPayments.approve });
    await user.click(buttons.at(-1) ?? document.body);
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await waitForYes();
    expect(confirmation().textContent).toContain('₦70,000.00');
    expect(screen.queryByText(/Changed since/)).toBeNull();
    const text =
      /^1 other part-payment for this project waits\. The ids are the same, so the host decides/;
    expect(screen.getByText(text).textContent).toContain(
      'Part-payment for project 7 has the same id, so the host decides which one it approves.',
    );
    expect(description()).toMatch(/The ids are the same/);
  });

  it('is compared with every other one of its project, also with equal amounts', async () => {
    const paid = { ...partPayments.row, id: null };
    serveRows(paths.pending, [{ ...paid, part_payment_amount: 70_000 }, paid, paid]);
    serveRows(
      paths.paid,
      [paid, paid].map((row) => ({ ...row, part_payment_amount: 70_000 })),
    );
    serveRows(paths.transactions, []);
    const { user } = renderApp(partPayments.page);
    const [button] = await screen.findAllByRole('button', { name: partPayments.approve });
    await user.click(button ?? document.body);
    const checks = within(await screen.findByRole('group', { name: 'Checks' }));
    const name = /^Part-payment for project 13, ₦120,000\.00/;
    expect(checks.getAllByRole('link', { name })).toHaveLength(2);
    expect(await checks.findAllByText(/was paid to this artisan before/)).toHaveLength(2);
  });

  it('that is not pending, or above the remaining amount by the row in the list or by the job in the confirmation, cannot be approved', async () => {
    const above = { ...partPayments.row, paid_before: 300_000 };
    const byJob = { ...above, job_id: 9, job_amount: 298_000, part_payment_amount: 150_000 };
    serveRows(paths.pending, [
      above,
      { ...byJob, paid_before: null },
      { ...above, job_id: 14, part_payment_status: 'processing' },
    ]);
    const { user } = renderApp(partPayments.page);
    const name = `${partPayments.approve}: Above remaining`;
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    const decided = 'Approve part-payment for project 14: Not pending';
    expect(screen.getByRole('button', { name: decided })).toBeTruthy();
    serveRows(paths.jobs, [{ job_id: 9, payment: 149_000 }]);
    await user.click(screen.getByRole('button', { name: 'Approve part-payment for project 9' }));
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await waitFor(() => expect(within(confirmation()).getByText('Above remaining')).toBeTruthy());
    expect(yesButton()).toHaveProperty('disabled', true);
  });
});

describe('a large amount', () => {
  const queue = withdrawals;
  const findField = () => screen.findByRole('textbox', { name: 'Type the amount' });
  const type = (input: HTMLElement, value: string) =>
    fireEvent.change(input, { target: { value } });

  it('must be typed exactly, and again after it changed', async () => {
    serveDecisionRules({ type_amounts_from: queue.amount });
    serveRows(queue.list, [queue.row]);
    const { user } = await open(queue);
    const input = await findField();
    await screen.findByText('Type the amount to approve it');
    const plain = String(queue.amount);
    for (const wrong of [`${queue.amount / 1000}k`, `${plain}0`, `-${plain}`, `${plain}.001`]) {
      type(input, wrong);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(yesButton()).toHaveProperty('disabled', true);
    }
    type(input, plain.slice(0, 3));
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(yesButton()).toHaveProperty('disabled', true);
    for (const right of [plain, `${plain.slice(0, 3)},000`, queue.figure]) {
      type(input, right);
      await waitForYes();
    }
    serveRows(queue.list, [{ ...queue.row, withdrawal_amount: queue.amount + 500 }]);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(/Changed since you opened this/);
    expect(input).toHaveProperty('value', '');
    await waitForYes();
    await user.click(yesButton());
    await waitFor(() => expect(screen.queryByText(/Changed since/)).toBeNull());
    expect(screen.getByText('Type the amount to approve it')).toBeTruthy();
    expect(yesButton()).toHaveProperty('disabled', true);
    expect(sent).toEqual([]);
  });
});

describe('typing the amount', () => {
  it('is needed for every amount while the limit of the host cannot be read', async () => {
    serveDecisionRules({});
    let isBroken = true;
    mockServer.use(
      http.get('*/api/v1/admin/decision/rules', () =>
        isBroken ? HttpResponse.json('?') : undefined,
      ),
    );
    const { queryClient } = await open(withdrawals);
    await screen.findByRole('textbox', { name: 'Type the amount' });
    expect(screen.getByText(/The limit for typed amounts is not known/)).toBeTruthy();
    isBroken = false;
    await act(() => queryClient.refetchQueries({ queryKey: ['decision-rules'] }));
    // The host's limit is above this amount.
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Type the amount' })).toBeNull(),
    );
    await waitForYes();
  });
});

describe('an approval of the version on screen', () => {
  /** Lets the host take the version and the key of an approval, and list a row with a version. */
  const serveVersion = ({ operation, list: path, row }: Queue) => {
    mockHost().switches.offer = [`${operation} If-Match`, `${operation} Idempotency-Key`];
    serveRows(path, [{ ...row, version: 'v1' }]);
  };

  it('after a change shows old and new figures, needs a second press, and is a new call with a new key', async () => {
    const queue = partPayments;
    serveVersion(queue);
    const current = { amount: 120_000, whole: 385_000, paid_before: 85_000, version: 'v2' };
    const body = { message: 'It changed. Nothing was written.', current };
    mockServer.use(
      http.post(`*/api/v1${queue.call}`, () => HttpResponse.json(body, { status: 412 }), {
        once: true,
      }),
      http.post(`*/api/v1${queue.call}`, () =>
        HttpResponse.json({ data: { message: 'Approved.' } }),
      ),
    );
    const { user } = await openReady(queue);
    // The list cannot be read after the refusal, so the figures come from the refusal.
    mockServer.use(
      http.get(`*/api/v1${queue.list}`, () =>
        HttpResponse.json({ message: 'No.' }, { status: 403 }),
      ),
    );
    await user.click(yesButton());
    expect((await screen.findByRole('alert')).textContent).toContain('It changed.');
    expect(await screen.findByText(/Paid before ₦65,000\.00 → ₦85,000\.00/)).toBeTruthy();
    await waitForYes();
    await user.click(yesButton());
    await waitFor(() => expect(screen.queryByText(/Changed since/)).toBeNull());
    await waitForYes();
    await user.click(yesButton());
    await findToast('Approved');
    expect(sent.map(({ version }) => version)).toEqual(['"v1"', '"v2"']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('sends the version, and a new key for each press', async () => {
    const queue = withdrawals;
    serveVersion(queue);
    let status = 500;
    mockServer.use(
      http.post(`*/api/v1${queue.call}`, () =>
        HttpResponse.json({ data: { message: 'Approved.' } }, { status }),
      ),
    );
    const { user } = await openReady(queue);
    act(() => {
      yesButton().click();
      yesButton().click();
    });
    await screen.findByRole('alert');
    await waitForYes();
    await user.click(yesButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitForYes();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await user.click(await screen.findByRole('button', { name: queue.approve }));
    await waitForYes();
    status = 200;
    await user.click(yesButton());
    await findToast('Approved');
    const call = { method: 'POST', path: queue.call, body: '', version: '"v1"' };
    const key = expect.stringMatching(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(sent).toEqual([1, 2, 3].map(() => ({ ...call, key })));
    expect(new Set(sent.map((one) => one.key)).size).toBe(3);
    // The row stays locked while the host still lists it, as after an approval without a version.
    expect(screen.getByText('Approved here')).toBeTruthy();
  });
});
