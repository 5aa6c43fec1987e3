import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';

const amaka = 'amaka@artisan.example';
const withdrawals = '/admin/dashboard/withdrawrequest';
/** The time limit for a change to appear; the spread of the reads takes up to half of it. */
const second = { timeout: 1000 };

/** The calls of the page, as method and path below /api/v1/admin. */
let calls: string[] = [];
let lastIds: (string | null)[] = [];

beforeEach(() => {
  [calls, lastIds] = [[], []];
  mockHost().switches.offer = ['streamChanges', 'announceQuestion', 'logout'];
  mockServer.events.removeAllListeners();
  mockServer.events.on('request:start', ({ request }) => {
    const path = new URL(request.url).pathname.replace('/api/v1/admin', '');
    calls.push(`${request.method} ${path}`);
    if (path === '/change') lastIds.push(request.headers.get('last-event-id'));
  });
});

const isOpen = () => waitFor(() => expect(mockHost().live.count).toBe(1));
const countOf = (call: string) => calls.filter((one) => one === call).length;
const approve = (name = 'Approve withdrawal 1044') => screen.findByRole('button', { name });
const approveAsAmaka = (id: number) =>
  mockHost().changeAs(amaka, 'approveWithdrawal', () => mockHost().store.approveWithdrawal(id));
/** Waits until the row of request 1044 has left. */
const hasLeft = () =>
  waitFor(
    () =>
      expect(screen.queryByRole('button', { name: /withdrawal 1044/, hidden: true })).toBeNull(),
    second,
  );

describe('a change of another administrator', () => {
  it('reaches the list', async () => {
    renderApp(withdrawals);
    await approve();
    await isOpen();
    approveAsAmaka(1044);
    await hasLeft();
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('reaches the figures of the dashboard', async () => {
    renderApp('/admin/dashboard');
    const card = async () => {
      const title = await screen.findByText('Total Withdraw');
      return title.parentElement?.parentElement?.textContent;
    };
    await waitFor(async () => expect(await card()).toContain('₦'));
    await isOpen();
    const before = await card();
    approveAsAmaka(1044);
    await waitFor(async () => expect(await card()).not.toBe(before), second);
  });

  it('reaches an open question, which can then not be confirmed', async () => {
    const { user } = renderApp(withdrawals);
    await user.click(await approve());
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await isOpen();
    approveAsAmaka(1044);
    await screen.findByText(/^This request is no longer waiting/, undefined, second);
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', true);
  });

  it('names who decided, what and when in the open question, and offers the next one', async () => {
    mockHost().switches.offer = ['streamChanges', 'listTimeline'];
    const { user } = renderApp(withdrawals);
    await user.click(await approve());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    await isOpen();
    approveAsAmaka(1044);
    const words =
      /^Withdrawal 1044 was approved by amaka@artisan\.example, Wednesday, 18 November 2026, 13:/;
    await dialog.findByText(words, undefined, second);
    expect(dialog.getByText('Approved')).toBeTruthy();
    expect(dialog.queryByText('Pending')).toBeNull();
    expect(dialog.queryByText(/was paid to/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    const next = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(next.queryByText(words)).toBeNull();
    expect(next.getByText('Pending')).toBeTruthy();
    expect(next.queryByText('1044')).toBeNull();
  });

  it('during an interruption of the stream arrives after it', async () => {
    renderApp(withdrawals);
    await approve();
    await isOpen();
    approveAsAmaka(1045);
    const last = String(mockHost().store.audit.at(-1)?.id);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /withdrawal 1045/ })).toBeNull(),
    );
    mockHost().live.end();
    approveAsAmaka(1044);
    await waitFor(() => expect(lastIds).toEqual([null, last]), { timeout: 2000 });
    await hasLeft();
  });

  it('is read after a reset without the changes themselves', async () => {
    renderApp(withdrawals);
    await approve();
    await isOpen();
    mockHost().store.approveWithdrawal(1044);
    mockHost().live.reset();
    await hasLeft();
  });
});

it('after a write of this tab the list is read once, although its event arrives too', async () => {
  const { user } = renderApp(withdrawals);
  await user.click(await approve());
  await isOpen();
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await waitFor(() => expect(yes).toHaveProperty('disabled', false));
  const before = countOf('GET /withdrawal/history');
  await user.click(yes);
  await screen.findByRole('alertdialog', { name: 'Approved' });
  // When a later change by another administrator has arrived, the event of the own write has arrived too.
  approveAsAmaka(1045);
  await waitFor(
    () => expect(screen.queryByRole('button', { name: /1045/, hidden: true })).toBeNull(),
    second,
  );
  expect(countOf('GET /withdrawal/history')).toBe(before + 2);
});

describe('the stream', () => {
  it('opens after the first list', async () => {
    mockHost().switches.faults.listWithdrawalRequests = 'slow';
    mockHost().switches.slowDelayMs = 150;
    renderApp(withdrawals);
    await isOpen();
    expect(calls.indexOf('GET /withdrawal/history')).toBeLessThan(calls.indexOf('GET /change'));
    expect(screen.getByRole('button', { name: 'Approve withdrawal 1044' })).toBeTruthy();
  });

  it('ends with a sign-out', async () => {
    const { user, address } = renderApp(withdrawals);
    await isOpen();
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Log ?out|Sign out/i }));
    await waitFor(() => expect(address()).toMatch(/^\/admin\/login/));
    expect(mockHost().live.count).toBe(0);
    expect(countOf('GET /change')).toBe(1);
  });

  it('leads to the sign-in if the session has ended, as every read does', async () => {
    const { address } = renderApp(withdrawals);
    await isOpen();
    mockHost().switches.faults.all = '401';
    act(() => mockHost().live.end());
    await waitFor(() => expect(address()).toMatch(/^\/admin\/login.*ended=yes/), { timeout: 2000 });
  });

  it('is not requested where the host does not offer it', async () => {
    mockHost().switches.offer = ['logout'];
    renderApp(withdrawals);
    await approve();
    await waitFor(() => expect(countOf('GET /get/all/contact/message')).toBe(1));
    expect(countOf('GET /change')).toBe(0);
  });
});

describe('the name of an administrator who has a question open', () => {
  const question = { kind: 'withdrawal', id: '1044', by: amaka, is_open: true } as const;
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));

  it('is shown in the row and in the question, and locks nothing', async () => {
    const { user } = renderApp(withdrawals);
    await approve();
    await isOpen();
    mockHost().live.ask(question);
    await waitFor(() => row(/1044/).getByText(amaka));
    expect(screen.getAllByText(amaka)).toHaveLength(1);
    await user.click(await approve());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(dialog.getByRole('status').textContent).toBe(`${amaka} is deciding on this too.`);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', false),
    );
    mockHost().live.ask({ ...question, is_open: false });
    await waitFor(() => expect(screen.queryByText(/is deciding on this/)).toBeNull());
  });

  it('is shown on a page that opens later', async () => {
    mockHost().live.ask(question);
    renderApp(withdrawals);
    await approve();
    await waitFor(() => row(/1044/).getByText(amaka));
  });

  it('is announced when the question opens, and withdrawn when it closes', async () => {
    const { user } = renderApp(withdrawals);
    await user.click(await approve());
    const own = { kind: 'withdrawal', id: '1044' };
    await waitFor(() => expect(mockHost().live.announced).toEqual([{ ...own, is_open: true }]));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(mockHost().live.announced).toEqual([
        { ...own, is_open: true },
        { ...own, is_open: false },
      ]),
    );
  });
});
