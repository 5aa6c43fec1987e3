import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MutatingOperationId } from '../../openapi/generated/operations.ts';
import { findToast } from '../support/find-toast.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { streamAnswer } from '../support/streamed-answer.ts';

const amaka = 'amaka@artisan.example';
const withdrawals = '/admin/dashboard/withdrawrequest';
/** The time limit for a change to appear; the spread of the reads takes up to half of it. */
const second = { timeout: 1000 };

/** Answers the stream of changes of this test. The test sends the events. */
function openEventStreams() {
  const streams = new Set<ReturnType<typeof streamAnswer>>();
  /** The `Last-Event-ID` of each call. */
  const lastIds: (string | null)[] = [];
  let newest = 0;
  const send = (name: string, data: object, id?: number) => {
    const head = id === undefined ? '' : `id: ${id}\n`;
    const text = `${head}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const stream of streams) stream.send(text);
  };
  mockServer.use(
    http.get('*/api/v1/admin/change', ({ request }) => {
      if (mockHost().switches.faults.all === '401') {
        return HttpResponse.json({ message: 'Unathorized access' }, { status: 401 });
      }
      const stream = streamAnswer({ 'content-type': 'text/event-stream' });
      lastIds.push(request.headers.get('last-event-id'));
      request.signal.addEventListener('abort', () => streams.delete(stream));
      streams.add(stream);
      stream.send('id: 1\nevent: ready\ndata: {}\n\n');
      return stream.response;
    }),
  );
  return {
    lastIds,
    count: () => streams.size,
    /** Sends that an administrator has carried out an operation. */
    change(operation: MutatingOperationId, by: string) {
      newest += 1;
      send('change', { operation, by }, newest);
    },
    reset: () => send('reset', {}),
    end() {
      for (const stream of streams) stream.end();
      streams.clear();
    },
  };
}

/** The calls of the page, as method and path below /api/v1/admin. */
let calls: string[] = [];
let live = openEventStreams();

beforeEach(() => {
  calls = [];
  live = openEventStreams();
  mockHost().switches.offer = ['streamChanges', 'logout'];
  mockServer.events.removeAllListeners();
  mockServer.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1/admin', '')}`);
  });
});

afterEach(() => void vi.useRealTimers());

const isOpen = () => waitFor(() => expect(live.count()).toBe(1));
const countOf = (call: string) => calls.filter((one) => one === call).length;
const approve = (name = 'Approve withdrawal 1044') => screen.findByRole('button', { name });
const approveAsAmaka = (id: number) => {
  mockHost().store.approveWithdrawal(id);
  live.change('approveWithdrawal', amaka);
};
/** Waits until a row has left the list. It stays on screen for a moment, greyed. */
const hasLeft = (id = 1044) =>
  screen.findByRole(
    'button',
    { name: `Approve withdrawal ${id}: No longer waiting`, hidden: true },
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

  it('reaches an open confirmation, which can then not be confirmed', async () => {
    const { user } = renderApp(withdrawals);
    await user.click(await approve());
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await isOpen();
    approveAsAmaka(1044);
    await screen.findByText(/^This request is no longer waiting/, undefined, second);
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', true);
  });

  it('names who decided, what and when in the open confirmation, and offers the next one', async () => {
    mockHost().switches.offer = ['streamChanges', 'listTimeline'];
    mockServer.use(
      http.get('*/api/v1/admin/audit/withdrawal/1044', () =>
        HttpResponse.json({
          data: [{ id: 1, at: '2026-11-18T12:00:00Z', by: amaka, action: 'approve' }],
        }),
      ),
    );
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

  it('leaves its row greyed for five seconds, says who decided and when, and counts it no more', async () => {
    mockHost().switches.offer = ['streamChanges', 'listTimeline'];
    mockServer.use(
      http.get('*/api/v1/admin/audit/withdrawal/1044', () =>
        HttpResponse.json({
          data: [{ id: 1, at: '2026-11-18T12:21:00Z', by: amaka, action: 'approve' }],
        }),
      ),
    );
    renderApp(withdrawals);
    const row = (await approve()).closest('tr');
    const names = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
    const before = names().length;
    await isOpen();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.setSystemTime(Date.UTC(2026, 10, 18, 13));
    approveAsAmaka(1044);
    const words = 'Approved by amaka, 13:21';
    await screen.findByText(`Withdrawal 1044: ${words}`, undefined, second);
    expect(screen.getByText(words)).toBeTruthy();
    expect(row?.isConnected && row.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: `Reject withdrawal 1044: ${words}` })).toBeTruthy();
    const label = screen.getByText('Requests awaiting a decision').closest('dt');
    expect(label?.nextElementSibling?.textContent).toBe('6');
    expect(screen.getByText('1–5 of 6')).toBeTruthy();
    expect(names()).toHaveLength(before);
    row?.focus();
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    vi.useRealTimers();
    expect(screen.queryByText(/1044/)).toBeNull();
    expect(names()).toHaveLength(before);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('0'));
  });

  it('during an interruption of the stream is read when the stream is back', async () => {
    renderApp(withdrawals);
    await approve();
    await isOpen();
    live.end();
    mockHost().store.approveWithdrawal(1044);
    await waitFor(() => expect(live.lastIds).toEqual([null, '1']), { timeout: 2000 });
    live.reset();
    await hasLeft();
  });

  it('is read after a reset without the changes themselves', async () => {
    renderApp(withdrawals);
    await approve();
    await isOpen();
    mockHost().store.approveWithdrawal(1044);
    live.reset();
    await hasLeft();
  });
});

it('after a write of this tab the list is read once, although its event arrives too', async () => {
  mockServer.use(
    http.post('*/api/v1/admin/withdrawal/request/:id', () => {
      // The event arrives before the answer.
      live.change('approveWithdrawal', 'admin@artisan.example');
    }),
  );
  const { user } = renderApp(withdrawals);
  await user.click(await approve());
  await isOpen();
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await waitFor(() => expect(yes).toHaveProperty('disabled', false));
  const before = countOf('GET /withdrawal/history');
  await user.click(yes);
  await findToast('Approved');
  // When a later change by another administrator has arrived, the event of the own write has arrived too.
  approveAsAmaka(1045);
  await hasLeft(1045);
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
    await waitFor(() => expect(live.count()).toBe(0));
    expect(countOf('GET /change')).toBe(1);
  });

  it('leads to the sign-in if the session has ended, as every read does', async () => {
    const { address } = renderApp(withdrawals);
    await isOpen();
    mockHost().switches.faults.all = '401';
    act(() => live.end());
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
