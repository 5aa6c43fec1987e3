import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MutatingOperationId } from '../../openapi/generated/operations.ts';
import { requestsPath, waitForYes, yesButton } from '../support/confirmation.ts';
import { findToast } from '../support/find-toast.ts';
import { mockHost, mockServer, serve } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { streamAnswer } from '../support/streamed-answer.ts';

const amaka = 'amaka@artisan.example';

/** Answers the stream of changes of this test. The test sends the events. */
function openEventStreams() {
  const streams = new Set<ReturnType<typeof streamAnswer>>();
  /** The `Last-Event-ID` of each call. */
  const lastIds: (string | null)[] = [];
  let newestId = 0;
  const send = (name: string, data: object, id?: number) => {
    const idLine = id === undefined ? '' : `id: ${id}\n`;
    const text = `${idLine}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const stream of streams) stream.send(text);
  };
  mockServer.use(
    http.get('*/api/v1/admin/change', ({ request }) => {
      if (mockHost().switches.faults.all === '401') {
        return HttpResponse.json({ message: 'Unathorized access' }, { status: 401 });
      }
      const stream = streamAnswer({ 'content-type': 'text/event-stream' });
      lastIds.push(request.headers.get('last-event-id'));
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
      newestId += 1;
      send('change', { operation, by }, newestId);
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
let live: ReturnType<typeof openEventStreams>;

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

const waitForStream = () => waitFor(() => expect(live.count()).toBe(1));
const countOf = (call: string) => calls.filter((made) => made === call).length;
const findApproveButton = (name = 'Approve withdrawal 1044') =>
  screen.findByRole('button', { name });
const approveAsAmaka = (id: number) => {
  mockHost().store.approveWithdrawal(id);
  live.change('approveWithdrawal', amaka);
};
/** Waits until a row has left the list. It stays on screen for five seconds, greyed. */
const waitUntilLeft = (id = 1044) =>
  screen.findByRole('button', {
    name: `Approve withdrawal ${id}: No longer waiting`,
    hidden: true,
  });

describe('a change of another administrator', () => {
  /** Lets the host tell who approved the withdrawal. */
  const serveTimeline = () => {
    mockHost().switches.offer = ['streamChanges', 'listTimeline'];
    serve('listTimeline', [{ id: 1, at: '2026-11-18T12:21:00Z', by: amaka, action: 'approve' }]);
  };

  /** Opens the confirmation of withdrawal 1044 before somebody else approves it. */
  const openWhileAmakaApproves = async () => {
    serveTimeline();
    const { user } = renderApp(requestsPath);
    await user.click(await findApproveButton());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    await waitForStream();
    approveAsAmaka(1044);
    return { user, dialog };
  };

  it('names who decided, what and when in the open confirmation, which leads to the next one and sends nothing', async () => {
    const { user, dialog } = await openWhileAmakaApproves();
    const words =
      /^Withdrawal 1044 was approved by amaka@artisan\.example, Wednesday, 18 November 2026, 13:21/;
    await dialog.findByText(words);
    expect(dialog.getByText('Approved')).toBeTruthy();
    expect(dialog.queryByText('Pending')).toBeNull();
    expect(dialog.queryByText(/was paid to/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    const next = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(next.queryByText(words)).toBeNull();
    expect(next.getByText('Pending')).toBeTruthy();
    expect(next.queryByText('1044')).toBeNull();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('does not say Cancelled when the confirmation is closed after somebody else has decided', async () => {
    const { user, dialog } = await openWhileAmakaApproves();
    // What a busy machine computes takes no time of this clock, so the row is still there at the end.
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await dialog.findByText(/^Withdrawal 1044 was approved by amaka/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('Cancelled')).toBeNull();
    expect(screen.getByText(/^Withdrawal 1044: Approved by amaka/)).toBeTruthy();
  });

  it('greys the row for five seconds, says who decided and when, and removes it from the count', async () => {
    serveTimeline();
    renderApp(requestsPath);
    const row = (await findApproveButton()).closest('tr');
    const rowTexts = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
    const before = rowTexts().length;
    await waitForStream();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.setSystemTime(Date.UTC(2026, 10, 18, 13));
    approveAsAmaka(1044);
    const words = 'Approved by amaka, 13:21';
    await screen.findByText(`Withdrawal 1044: ${words}`);
    expect(screen.getByText(words)).toBeTruthy();
    expect(row?.isConnected && row.getAttribute('aria-disabled')).toBe('true');
    expect(within(row ?? document.body).getByText('Approved')).toBeTruthy();
    expect(row?.textContent).not.toMatch(/Pending|the promise/);
    expect(screen.getByRole('button', { name: `Reject withdrawal 1044: ${words}` })).toBeTruthy();
    const label = screen.getByText('Requests awaiting a decision').closest('dt');
    expect(label?.nextElementSibling?.textContent).toBe('6');
    expect(screen.getByText('1–5 of 6')).toBeTruthy();
    expect(rowTexts()).toHaveLength(before);
    row?.focus();
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    vi.useRealTimers();
    expect(screen.queryByText(/1044/)).toBeNull();
    expect(rowTexts()).toHaveLength(before);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('0'));
  });

  it('greys the last part-payment without a name and a time, because its project may have had an earlier one', async () => {
    serveTimeline();
    const row = { job_id: 'J-7', part_payment_amount: 5000, job_amount: 9000 };
    serve('listPendingPartPayments', [row]);
    renderApp('/admin/dashboard/pending/part-payments');
    await screen.findByRole('button', { name: 'Approve part-payment for project J-7' });
    await waitForStream();
    serve('listPendingPartPayments', []);
    live.change('approvePartPayment', amaka);
    await screen.findByText('The part-payment for project J-7: No longer waiting');
    expect(screen.queryByText(/amaka/)).toBeNull();
  });

  it('during an interruption of the stream is read when the stream is back', async () => {
    renderApp(requestsPath);
    await findApproveButton();
    await waitForStream();
    live.end();
    mockHost().store.approveWithdrawal(1044);
    await waitFor(() => expect(live.lastIds).toEqual([null, '1']));
    live.reset();
    await waitUntilLeft();
  });
});

it('after a write of this tab the list is read once, although its event arrives too', async () => {
  mockServer.use(
    http.post('*/api/v1/admin/withdrawal/request/:id', () => {
      // The event arrives before the answer.
      live.change('approveWithdrawal', 'admin@artisan.example');
    }),
  );
  const { user } = renderApp(requestsPath);
  await user.click(await findApproveButton());
  await waitForStream();
  await waitForYes();
  const before = countOf('GET /withdrawal/history');
  await user.click(yesButton());
  await findToast('Approved');
  // When a later change by another administrator has arrived, the event of this tab's write has arrived too.
  approveAsAmaka(1045);
  await waitUntilLeft(1045);
  expect(countOf('GET /withdrawal/history')).toBe(before + 2);
});

describe('the stream', () => {
  it('opens after the first list, and ends with a sign-out', async () => {
    mockHost().switches.faults.listWithdrawalRequests = 'slow';
    mockHost().switches.slowDelayMs = 150;
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetchSpy.mockRestore());
    const { user, address } = renderApp(requestsPath);
    await waitForStream();
    expect(calls.indexOf('GET /withdrawal/history')).toBeLessThan(calls.indexOf('GET /change'));
    expect(screen.getByRole('button', { name: 'Approve withdrawal 1044' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Log ?out|Sign out/i }));
    await waitFor(() => expect(address()).toMatch(/^\/admin\/login/));
    // A handler of MSW loses its signal if the garbage collector frees the request, so the page's own is read.
    const [, options] =
      fetchSpy.mock.calls.find(
        ([url]) => typeof url === 'string' && url.endsWith('/admin/change'),
      ) ?? [];
    await waitFor(() => expect(options?.signal?.aborted).toBe(true));
    expect(countOf('GET /change')).toBe(1);
  });

  it('leads to the sign-in if the session has ended, as every read does', async () => {
    const { address } = renderApp(requestsPath);
    await waitForStream();
    mockHost().switches.faults.all = '401';
    act(() => live.end());
    await waitFor(() => expect(address()).toMatch(/^\/admin\/login.*ended=yes/));
  });

  it('is not requested from a host that does not offer it', async () => {
    mockHost().switches.offer = ['logout'];
    renderApp(requestsPath);
    await findApproveButton();
    await waitFor(() => expect(countOf('GET /get/all/contact/message')).toBe(1));
    expect(countOf('GET /change')).toBe(0);
  });
});
