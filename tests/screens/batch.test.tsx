import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { waitForYes } from '../support/confirmation.ts';
import { findToast } from '../support/find-toast.ts';
import { goOffline } from '../support/go-offline.ts';
import { hold } from '../support/hold.ts';
import { mockServer, serve, serveDecisionRules } from '../support/mock-server.ts';
import { pressAtOnce } from '../support/press-at-once.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchWrites } from '../support/watch-writes.ts';

const writes = watchWrites(mockServer);
const sentIds = () => writes.map(({ path }) => path.split('/').at(-1) ?? '');

interface HostRow {
  id: number;
  name: string;
  artisanId: number;
  amount: number;
  /** The available amount or the amount of the job, in naira. */
  whole: number;
}

const withdrawals = {
  path: '/admin/dashboard/withdrawrequest',
  list: '*/api/v1/admin/withdrawal/history',
  call: '*/api/v1/admin/withdrawal/request/:id',
  row: ({ id, name, artisanId, amount, whole }: HostRow) => ({
    id,
    artisan_id: artisanId,
    artisan_name: name,
    available_amount: whole,
    withdrawal_amount: amount,
    start_date: `2026-11-${id - 91}T09:00:00Z`,
  }),
};
const partPayments = {
  path: '/admin/dashboard/pending/part-payments',
  list: '*/api/v1/admin/get/all/pending/part-payment/list',
  call: '*/api/v1/admin/approve/pending/part-payment/:id',
  row: ({ id, name, artisanId, amount, whole }: HostRow) => ({
    id,
    job_id: id,
    artisan_id: artisanId,
    artisan_name: name,
    job_amount: whole,
    part_payment_amount: amount,
    paid_before: 0,
    job_deadline: '2026-12-01T09:00:00Z',
    part_payment_status: 'pending',
  }),
};
type Queue = typeof withdrawals | typeof partPayments;

const makeRows = (count: number): HostRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: 101 + at,
    name: `Artisan ${at + 1}`,
    artisanId: at + 1,
    amount: 1000 + at,
    whole: 50_000,
  }));

type Answers = Record<string, () => Response | Promise<Response | undefined> | undefined>;

/** Makes the host list these rows, and remove a row that it approves; `answers` can replace the answer to an id. */
function serveRows(queue: Queue, rows: HostRow[], answers: Answers = {}) {
  mockServer.use(
    http.get(queue.list, () =>
      HttpResponse.json({ data: { data: rows.map((row) => queue.row(row)) } }),
    ),
    http.post(queue.call, async ({ params: { id } }) => {
      const answer = await answers[String(id)]?.();
      if (answer !== undefined) return answer;
      const at = rows.findIndex((row) => String(row.id) === id);
      rows.splice(at, 1);
      return HttpResponse.json({ data: { message: `Approved ${String(id)}` } });
    }),
  );
  return rows;
}

/** Returns the open confirmation or its results. It uses no query by role, which is slow in a page of many rows. */
function dialog(): HTMLElement {
  const open = document.querySelector<HTMLElement>('[role="alertdialog"]');
  if (open === null) throw new Error('The confirmation is not open');
  return open;
}
const waitForTitle = (title: string) =>
  waitFor(() => expect(dialog().querySelector('h2')?.textContent).toBe(title));
const lines = () => [...dialog().querySelectorAll('li')].map((line) => line.textContent);
const button = (name: string) => {
  const found = within(dialog()).getByText(name).closest('button');
  if (found === null) throw new Error(`${name} is in no button`);
  return found;
};
/** Closes the results with OK, which works after they have been on screen for 400 ms. */
const closeResults = () =>
  waitFor(() => {
    if (document.querySelector('[role="alertdialog"]') !== null) fireEvent.click(button('OK'));
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  });

/** Returns the box that ticks all rows of the page, after the rows have arrived. */
async function findPageBox(): Promise<HTMLElement> {
  const box = () => screen.getByRole('checkbox', { name: 'Select the rows of this page' });
  await waitFor(() => expect(box()).toHaveProperty('disabled', false));
  return box();
}

/** Ticks all rows of the page and opens the confirmation about them. */
async function ask(queue: Queue = withdrawals) {
  const app = renderApp(`${queue.path}?size=10`);
  await app.user.click(await findPageBox());
  await app.user.click(await screen.findByRole('button', { name: /^Decide on/ }));
  await waitForTitle('Are you sure?');
  return app;
}

/** Opens the confirmation about all withdrawals of the page, and double-clicks Yes. */
async function run() {
  const app = await ask();
  await waitForYes();
  await app.user.dblClick(button('Yes'));
  return app;
}
const waitForEnd = () => waitFor(() => expect(button('OK')).toBeTruthy());

describe('several rows', () => {
  const queue = withdrawals;
  const box = (id: number) =>
    screen.findByRole('checkbox', { name: new RegExp(`^Select withdrawal ${id}\\b`) });
  const nameOf = async (id: number) => (await box(id)).getAttribute('aria-label');

  it('are approved with only the keyboard: ticked, asked about once, and sent one after the other', async () => {
    const rows = serveRows(queue, makeRows(4));
    const { user } = renderApp(`${queue.path}?size=10`);
    const pageBox = await findPageBox();
    // Tab moves the focus from the search to the boxes.
    screen.getByRole('searchbox').focus();
    for (let tabs = 0; document.activeElement !== pageBox && tabs < 9; tabs += 1) await user.tab();
    await user.keyboard(' ');
    expect(await screen.findByText('4 selected')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Selection' }).textContent).toContain('₦4,006.00');
    // Space unticks the focused row, and a second press ticks it again.
    await user.keyboard('j');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('0'));
    const ticked = () => screen.getAllByRole('row', { selected: true }).length;
    expect(ticked()).toBe(4);
    await user.keyboard(' ');
    expect(await screen.findByText('3 selected')).toBeTruthy();
    expect(ticked()).toBe(3);
    await user.keyboard(' ');
    expect(await screen.findByText('4 selected')).toBeTruthy();
    const list = hold();
    mockServer.use(http.get(queue.list, () => list.wait(), { once: true }));
    await user.keyboard('d');
    await waitForTitle('Are you sure?');
    expect(document.activeElement?.textContent).toBe('Cancel');
    expect(dialog().textContent).toContain('Checking the figures…');
    expect(button('Yes')).toHaveProperty('disabled', true);
    list.release();
    expect(dialog().textContent).toContain('You are approving 4 withdrawal requests');
    expect(dialog().textContent).toContain('₦4,006.00');
    expect(dialog().textContent).toContain('Four thousand six naira only');
    const first = lines().find((line) => line.startsWith('Artisan 1'));
    expect(first).toContain('Withdrawal ID 101');
    expect(first).toContain('₦1,000.00');
    expect(first).toContain('Balance after ₦49,000.00');
    expect(sentIds()).toEqual([]);
    await waitForYes();
    await user.tab();
    expect(document.activeElement).toBe(button('Yes'));
    await user.keyboard('{Enter}');
    await waitForEnd();
    expect(sentIds().toSorted()).toEqual(['101', '102', '103', '104']);
    expect(rows).toEqual([]);
    expect(dialog().textContent).toContain('4 withdrawal requests approved');
    expect(lines().filter((line) => line.includes('Approved')).length).toBe(4);
    await closeResults();
    expect(await screen.findByText('No Records Here!')).toBeTruthy();
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('are sent once each after a double click; those that changed or left the list during the run are not sent, and a refusal does not end the run', async () => {
    let [underWay, mostUnderWay] = [0, 0];
    mockServer.events.on('request:start', ({ request }) => {
      if (request.method !== 'POST') return;
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
    });
    mockServer.events.on('response:mocked', ({ request }) => {
      if (request.method === 'POST') underWay -= 1;
    });
    const rows: HostRow[] = serveRows(queue, makeRows(6), {
      101() {
        const [, second, third, fourth] = rows;
        if (!second || !third || !fourth) throw new Error('There are no rows');
        second.amount = 9_999;
        third.whole = 20_000;
        rows.splice(rows.indexOf(fourth), 1);
        return undefined;
      },
      105: () => HttpResponse.json({ message: 'The account is on hold.' }, { status: 422 }),
    });
    await run();
    await waitForEnd();
    expect(sentIds()).toEqual(['101', '105', '106']);
    expect(mostUnderWay).toBe(1);
    expect(dialog().textContent).toContain('2 withdrawal requests approved');
    expect(lines()[1]).toMatch(
      /Not sent.*It changed: ₦1,001\.00 to Artisan 2 → ₦9,999\.00 to Artisan 2/,
    );
    expect(lines()[2]).toContain('Available Amount changed: ₦50,000.00 → ₦20,000.00');
    expect(lines()[3]).toMatch(/Not sent.*No longer in the list/);
    expect(lines()[4]).toMatch(/Refused.*The account is on hold\./);
    expect(lines()[5]).toMatch(/Approved.*Approved 106/);
  });

  it('of part-payments show their new figures in the open confirmation, lock Yes again for 400 ms, and are approved', async () => {
    const rows = serveRows(partPayments, makeRows(2));
    const { user } = await ask(partPayments);
    await waitForYes();
    expect(lines()[0]).toBe('Artisan 1Project ID 101₦1,000.00Remaining ₦49,000.00');
    const [first, second] = rows;
    if (!first || !second) throw new Error('There are no rows');
    first.amount = 2_500;
    second.amount = 60_000;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(dialog().textContent).toContain('₦2,500.00'));
    await waitFor(() => expect(dialog().textContent).not.toContain('Checking the figures…'));
    expect(button('Yes')).toHaveProperty('disabled', true);
    expect(dialog().textContent).toContain('You are approving 1 part-payment');
    expect(lines()[1]).toMatch(/Not sent.*Above project amount/);
    await waitForYes();
    await user.click(button('Yes'));
    await waitForEnd();
    expect(sentIds()).toEqual(['101']);
    expect(lines()[0]).toContain('Approved 101');
  });

  it('cannot be ticked if the amount has to be typed or is above the balance, and say why', async () => {
    serveDecisionRules({ type_amounts_from: 10_000 });
    const rows = makeRows(3);
    const [first, second] = rows;
    if (!first || !second) throw new Error('There are no rows');
    first.amount = 10_000;
    second.amount = 60_000;
    serveRows(queue, rows);
    const { user } = renderApp(queue.path);
    const pageBox = await findPageBox();
    expect(await nameOf(101)).toBe(
      'Select withdrawal 101: Amounts from ₦10,000.00 have to be typed before an approval.',
    );
    expect(await nameOf(102)).toBe('Select withdrawal 102: Above available');
    expect((await box(102)).closest('label')?.dataset.tip).toBe('Above available');
    await user.click(await box(101));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    await user.click(pageBox);
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(await nameOf(103)).toBe('Select withdrawal 103');
    expect(pageBox).toHaveProperty('checked', true);
  });

  it('are not sent after a failure, a refusal of too many calls or an unknown outcome, and stay ticked', async () => {
    serveRows(queue, makeRows(4), {
      101: () => HttpResponse.json({ message: 'Broken.' }, { status: 500 }),
      102: () => HttpResponse.json({ message: 'Wait.' }, { status: 429 }),
      103: () => HttpResponse.error(),
    });
    const { user } = await ask();
    for (const [index, label] of ['Failed', 'Refused', 'Outcome unknown'].entries()) {
      await waitForYes();
      await user.click(button('Yes'));
      await waitForEnd();
      expect(sentIds()).toEqual(['101', '102', '103'].slice(0, index + 1));
      const [sent, ...notSent] = lines();
      expect(sent).toContain(label);
      expect(notSent).toHaveLength(3 - index);
      for (const line of notSent) expect(line).toContain('Not sent');
      await closeResults();
      expect(await screen.findByText(`${3 - index} selected`)).toBeTruthy();
      await user.click(await screen.findByRole('button', { name: /^Decide on/ }));
      await waitForTitle('Are you sure?');
    }
  });

  it('stop after the call under way, and can be asked about again', async () => {
    const held = hold();
    serveRows(queue, makeRows(3), { 101: () => held.wait().then(() => undefined) });
    // The second click of a double click on Yes does not stop the run.
    const pressed = pressAtOnce(() => screen.queryByRole('button', { name: 'Stop' }));
    const { user, router } = await run();
    await held.whenReached;
    expect(await pressed).toBe(false);
    expect(button('Stop')).toHaveProperty('disabled', false);
    act(() => void router.navigate({ to: '/admin/dashboard/Privacy' }));
    const leave = await screen.findByRole('alertdialog', { name: 'Leave during the run?' });
    await user.click(within(leave).getByRole('button', { name: 'No' }));
    await waitFor(async () => {
      await user.click(button('Stop'));
      expect(button('Stop')).toHaveProperty('disabled', true);
    });
    held.release();
    await waitForEnd();
    expect(sentIds()).toEqual(['101']);
    expect(dialog().textContent).toContain('You stopped it.');
    expect(lines()[0]).toContain('Approved');
    expect(lines()[1]).toContain('Not sent');
    await closeResults();
    await user.click(await screen.findByRole('button', { name: 'Decide on 2' }));
    await waitForTitle('Are you sure?');
    await waitForYes();
    await user.click(button('Yes'));
    await waitForEnd();
    expect(sentIds()).toEqual(['101', '102', '103']);
  });

  it('show the outcome of the last call in a toast if the page was left during it', async () => {
    const held = hold();
    serveRows(queue, makeRows(2), { 101: () => held.wait().then(() => undefined) });
    const { user, router } = await run();
    await held.whenReached;
    act(() => void router.navigate({ to: '/admin/dashboard/Privacy' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Privacy', level: 1 });
    held.release();
    await findToast('Withdrawal 101: Approved');
    expect(sentIds()).toEqual(['101']);
  });

  it('are not sent without a connection, after Cancel, or when the connection is lost during the run', async () => {
    const held = hold();
    serveRows(queue, makeRows(2), { 101: () => held.wait().then(() => undefined) });
    const { user } = await ask();
    await waitForYes();
    await goOffline();
    expect(await within(dialog()).findByText(/^Offline: nothing can be decided/)).toBeTruthy();
    expect(button('Yes')).toHaveProperty('disabled', true);
    act(() => onlineManager.setOnline(true));
    await user.click(button('Cancel'));
    await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
    expect(screen.getByText('2 selected')).toBeTruthy();
    expect(sentIds()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Decide on 2' }));
    await waitForTitle('Are you sure?');
    await waitForYes();
    await user.click(button('Yes'));
    await held.whenReached;
    await goOffline();
    held.release();
    await waitForEnd();
    act(() => onlineManager.setOnline(true));
    expect(sentIds()).toEqual(['101']);
    expect(lines()[1]).toContain('Not sent');
    expect(dialog().textContent).toContain('Offline: nothing can be decided');
  });

  it('are ticked as a range with Shift, and stay ticked on other pages', async () => {
    serveRows(queue, makeRows(12));
    const { user } = renderApp(`${queue.path}?size=10`);
    await box(101);
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!the)/ });
    const [, second, , , fifth] = boxes;
    if (!second || !fifth) throw new Error('There are no boxes');
    await user.click(second);
    await user.keyboard('{Shift>}');
    await user.click(fifth);
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('4 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(await findPageBox());
    expect(await screen.findByText('6 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    expect(document.activeElement).toBe(await findPageBox());
  });

  it('of one balance can be ticked while it covers them together, in the order of the ticks', async () => {
    const rows = makeRows(3).map((row) => ({
      ...row,
      name: 'Ada Obi',
      artisanId: 7,
      amount: 20_000,
    }));
    serveRows(queue, rows);
    const { user } = renderApp(queue.path);
    await user.click(await box(103));
    await user.click(await box(101));
    const locked = 'Select withdrawal 102: Above the balance after the selected requests';
    expect((await box(102)).getAttribute('aria-label')).toBe(locked);
    await user.click(await box(102));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.keyboard('d');
    await waitForTitle('Are you sure?');
    expect(lines()).toEqual([
      'Ada ObiWithdrawal ID 103₦20,000.00Balance after ₦30,000.00',
      'Ada ObiWithdrawal ID 101₦20,000.00Balance after ₦10,000.00',
    ]);
    await user.click(button('Cancel'));
    await user.click(await box(103));
    expect((await box(102)).getAttribute('aria-label')).toBe('Select withdrawal 102');
  });

  it('without ids of their own are sent after a read of the approved ones, whose number shows later whether a call without an answer was carried out', async () => {
    const [row] = makeRows(1).map(partPayments.row);
    serve('listPendingPartPayments', [{ ...row, id: null }]);
    serve('listPaidPartPayments', [{ job_id: 101, part_payment_status: 'paid' }]);
    mockServer.use(http.post(partPayments.call, () => HttpResponse.error()));
    const { user } = await ask(partPayments);
    await waitForYes();
    await user.click(button('Yes'));
    await waitFor(() => expect(lines()[0]).toContain('Outcome unknown'));
    expect(localStorage.getItem('decision-locks')).toContain('"approvedBefore":1');
    expect(sentIds()).toEqual(['101']);
  });

  it('that cannot be told apart, or part-payments without the amount paid before, cannot be ticked', async () => {
    const [row] = makeRows(1).map(partPayments.row);
    serve('listPendingPartPayments', [
      row,
      row,
      { ...row, id: 109, job_id: 109, paid_before: null },
    ]);
    renderApp(partPayments.path);
    const named = (name: string) => screen.findAllByRole('checkbox', { name });
    const shared =
      'Select part-payment for project 101: Several rows have this id: decide on each by itself';
    expect(await named(shared)).toHaveLength(2);
    const unknown =
      'Select part-payment for project 109: Earlier payments not known: decide on it by itself';
    expect(await named(unknown)).toHaveLength(1);
  });
});
