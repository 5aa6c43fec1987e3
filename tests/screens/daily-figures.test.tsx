import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiBase } from '../../src/api/transport/api-host.ts';
import { storeShortCalls } from '../../src/lib/browser/storage/short-calls.ts';
import { makeListsLong } from '../support/long-lists.ts';
import { mockServer } from '../support/mock-server.ts';
import { waitForWords } from '../support/page-words.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchCalls } from '../support/watch-calls.ts';

onRealHost(mockServer);

const listIds = ['listJobs', 'listTransactions', 'listApprovedWithdrawals'];

/** Makes the host's lists too long to be sent whole, and lets the browser know this from an earlier visit. */
function serveLongLists() {
  realHost().switches.offer = [...listIds.map((id) => `${id} x-list`), 'getDashboard from'];
  storeShortCalls(apiBase, [...listIds, 'getDashboard']);
  makeListsLong(mockServer, 'none');
}

/** Lets the host refuse the figures by day. Returns a function that ends this. */
function refuseFigures() {
  let isRefused = true;
  mockServer.use(
    http.get('*/api/v1/admin/dashboard/data', ({ request }) =>
      isRefused && request.url.includes('from=')
        ? HttpResponse.json({ message: 'Not now.' }, { status: 400 })
        : undefined,
    ),
  );
  return () => {
    isRefused = false;
  };
}

const wholeListPaths = /^(job\/history|transaction\/history|get\/all\/approved\/withdrawal)$/;

describe('the dashboard', () => {
  it('shows the same figures where the host adds up the lists', async () => {
    realHost().switches.offer = [];
    renderApp('/admin/dashboard?months=18');
    const wordsFromLists = await waitForWords();
    cleanup();
    const calls = watchCalls(mockServer);
    realHost().switches.offer = ['getDashboard from'];
    // A first visit reads the lists whole if the capabilities take longer than a second.
    storeShortCalls(apiBase, ['getDashboard']);
    renderApp('/admin/dashboard?months=18');
    expect(await waitForWords()).toBe(wordsFromLists);
    expect(calls.filter((path) => path.includes('dashboard/data?from='))).toHaveLength(1);
    expect(calls.filter((path) => path.endsWith('approved/withdrawal'))).toEqual([]);
  });

  it('reads no list whole where the host searches and adds up the rows', async () => {
    serveLongLists();
    const calls = watchCalls(mockServer);
    const { queryClient } = renderApp('/admin/dashboard');
    await screen.findByRole('slider', { name: 'Revenue and withdrawals by month' });
    expect(await screen.findByText('Jobs by status')).toBeTruthy();
    for (const name of ['Job History', 'Transaction History']) {
      await within(screen.getByRole('region', { name })).findAllByRole('row');
    }
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(calls.filter((path) => path.includes('dashboard/data?from='))).toHaveLength(1);
    expect(calls.filter((path) => wholeListPaths.test(path))).toEqual([]);
  });

  it('says why its chart did not load, and Retry reads it', async () => {
    storeShortCalls(apiBase, ['getDashboard']);
    const answerAgain = refuseFigures();
    const { user } = renderApp('/admin/dashboard');
    const failure = (await screen.findByText('The chart did not load')).parentElement;
    expect(within(failure ?? document.body).getByText('Not now.')).toBeTruthy();
    answerAgain();
    await user.click(within(failure ?? document.body).getByRole('button', { name: 'Retry' }));
    expect(
      await screen.findByRole('slider', { name: 'Revenue and withdrawals by month' }),
    ).toBeTruthy();
  });

  it('says of its chart that it may be out of date if it could not be read again', async () => {
    storeShortCalls(apiBase, ['getDashboard']);
    const { queryClient } = renderApp('/admin/dashboard');
    const chart = await screen.findByRole('slider', { name: 'Revenue and withdrawals by month' });
    refuseFigures();
    await queryClient.invalidateQueries();
    expect(await screen.findByText(/^The chart could not be refreshed/)).toBeTruthy();
    expect(chart.isConnected).toBe(true);
  });

  it('keeps its figures when a month begins and the host refuses the new ones', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const now = Date.parse('2026-11-30T22:59:30Z');
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
    storeShortCalls(apiBase, ['getDashboard']);
    const { queryClient } = renderApp('/admin/dashboard');
    const chart = await screen.findByRole('slider', { name: 'Revenue and withdrawals by month' });
    expect(await screen.findByRole('link', { name: 'Unread messages' })).toBeTruthy();
    refuseFigures();
    const calls = watchCalls(mockServer);
    vi.setSystemTime(now + 60_000);
    act(() => void vi.advanceTimersByTime(60_000));
    await waitFor(() => expect(calls.join()).toContain('dashboard/data?from='));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('The chart did not load')).toBeNull();
    expect(chart.isConnected).toBe(true);
    expect(screen.getByRole('link', { name: 'Unread messages' })).toBeTruthy();
  });
});

describe('the numbers of jobs', () => {
  const words = async () => {
    const sentence = await screen.findByText(/Also in the total/);
    return `${sentence.previousElementSibling?.textContent} ${sentence.textContent}`;
  };

  it('are the same for a list that is too long to be read whole', async () => {
    realHost().switches.offer = [];
    renderApp('/admin/jobs');
    const counted = await words();
    cleanup();
    serveLongLists();
    const calls = watchCalls(mockServer);
    renderApp('/admin/jobs');
    expect(await words()).toBe(counted);
    expect(calls.filter((path) => wholeListPaths.test(path))).toEqual([]);
  });

  it('are not shown, also not those of other statuses, where the host did not count all jobs', async () => {
    serveLongLists();
    realHost().switches.offer = listIds.map((id) => `${id} x-list`);
    storeShortCalls(apiBase, listIds);
    mockServer.use(
      http.get('*/api/v1/admin/job/history', async ({ request }) => {
        if (!request.url.includes('choices=')) return;
        const answer = await (await realHost().pass(request)).text();
        return HttpResponse.json(
          JSON.parse(answer, (key, value: unknown) =>
            key === 'job_status' && Array.isArray(value)
              ? value.map((choice: object) => ({ ...choice, is_exact: false }))
              : value,
          ),
        );
      }),
    );
    renderApp('/admin/jobs');
    await waitFor(() => expect(screen.getAllByText('NIL').length).toBeGreaterThanOrEqual(4));
    expect(screen.queryByText(/Also in the total/)).toBeNull();
  });

  it('have an error when they do not load, and Retry reads them', async () => {
    serveLongLists();
    const answerAgain = refuseFigures();
    const { user, queryClient } = renderApp('/admin/jobs');
    const failure = (await screen.findByText('The numbers of jobs did not load')).parentElement;
    answerAgain();
    await user.click(within(failure ?? document.body).getByRole('button', { name: 'Retry' }));
    expect(await words()).toMatch(/^Total Jobs/);
    refuseFigures();
    await queryClient.invalidateQueries();
    expect(await screen.findByText(/^The numbers of jobs could not be refreshed/)).toBeTruthy();
    expect(await words()).toMatch(/^Total Jobs/);
  });
});
