import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hold } from '../support/hold.ts';
import { makeListsLong } from '../support/long-lists.ts';
import { mockServer } from '../support/mock-server.ts';
import { onRealHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { signIn } from '../support/sign-in.ts';
import { watchCalls } from '../support/watch-calls.ts';

onRealHost(mockServer);

const transactionsPath = '/admin/dashboard/transaction-history';
const openApi = 'openapi.json';

/** Opens the sign-in in a browser without stored data. */
async function openLogin(address = transactionsPath) {
  const calls = watchCalls(mockServer);
  const app = renderApp(address, { token: null });
  await screen.findByLabelText('Email');
  const callsOf = (path: string) => calls.filter((call) => call.split('?')[0] === path);
  return { ...app, calls, callsOf };
}

const waitForRows = async (name: string) =>
  within(await screen.findByRole('region', { name })).findByRole('combobox', {
    name: 'Rows per page',
  });

/** Stops timers of one second. Lists wait that long for the capabilities, and a slow machine needs longer. */
function stopOneSecondTimers(): void {
  const usual = setTimeout;
  const replaced = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((run, ms, ...args) => usual(ms === 1_000 ? () => {} : run, ms, ...args));
  onTestFinished(() => replaced.mockRestore());
}

const wholeListPaths = /^(job\/history|transaction\/history|get\/all\/contact\/message)$/;

describe('the first visit of a host with long lists', () => {
  beforeEach(() => {
    makeListsLong(mockServer, 'none');
    stopOneSecondTimers();
  });

  it('requests pages only, from the first list on, and reads the capabilities once', async () => {
    const { calls, callsOf } = await openLogin();
    await waitFor(() =>
      expect(localStorage.getItem(`searches ${location.origin}/api/v1`)).toContain(
        'listTransactions',
      ),
    );
    expect(calls).toEqual([openApi]);
    await signIn();
    await waitForRows('Transaction History');
    await screen.findByRole('button', { name: /^Waiting for you: .*unread messages/ });
    expect(calls.filter((call) => wholeListPaths.test(call))).toEqual([]);
    expect(callsOf('transaction/history')[0]).toMatch(/\?.*size=5/);
    expect(callsOf(openApi)).toHaveLength(1);
  });

  it.each([
    ['a list', transactionsPath, 'Transaction History'],
    ['the dashboard', '/admin/dashboard', 'Transaction History'],
  ])('waits on %s for the capabilities if the sign-in is faster', async (_, address, title) => {
    const held = hold();
    mockServer.use(http.get('*/api/v1/openapi.json', () => held.wait()));
    const { calls, callsOf } = await openLogin(address);
    await held.whenReached;
    await signIn();
    await screen.findByRole('region', { name: title });
    expect(callsOf('transaction/history')).toEqual([]);
    held.release();
    await waitForRows(title);
    expect(calls.filter((call) => wholeListPaths.test(call))).toEqual([]);
    expect(callsOf(openApi)).toHaveLength(1);
  });

  it('reads the capabilities again if they did not arrive during the sign-in', async () => {
    mockServer.use(http.get('*/api/v1/openapi.json', () => HttpResponse.error(), { once: true }));
    const { calls, callsOf } = await openLogin();
    await waitFor(() => expect(callsOf(openApi)).toHaveLength(1));
    await signIn();
    await waitForRows('Transaction History');
    expect(callsOf(openApi)).toHaveLength(2);
    expect(calls.filter((call) => wholeListPaths.test(call))).toEqual([]);
  });

  it('reads the capabilities again beside the sign-in if the form was open for more than a minute', async () => {
    const { calls, callsOf } = await openLogin();
    await waitFor(() => expect(callsOf(openApi)).toHaveLength(1));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 });
    onTestFinished(() => void vi.useRealTimers());
    await signIn();
    await waitForRows('Transaction History');
    expect(callsOf(openApi)).toHaveLength(2);
    expect(calls.slice(0, 3)).toEqual([openApi, openApi, 'login']);
  });
});

describe('the first visit of a host whose capabilities cannot be read', () => {
  // tests/data/capabilities.test.ts has the other answers without capabilities.
  it('signs in, and reads the list whole', async () => {
    mockServer.use(http.get('*/api/v1/openapi.json', () => HttpResponse.error()));
    const { callsOf } = await openLogin();
    await signIn();
    await waitForRows('Transaction History');
    expect(callsOf('transaction/history')).toEqual(['transaction/history']);
    expect(Object.keys(localStorage).filter((key) => /^(searches|first-call)/.test(key))).toEqual(
      [],
    );
  });

  it('reads the list whole after a second if the host does not answer', async () => {
    const held = hold();
    mockServer.use(http.get('*/api/v1/openapi.json', () => held.wait()));
    const { callsOf } = await openLogin();
    await signIn();
    await waitForRows('Transaction History');
    expect(callsOf('transaction/history')).toEqual(['transaction/history']);
    held.release();
  });
});
