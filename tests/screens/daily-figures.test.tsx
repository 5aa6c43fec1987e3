import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiBase } from '../../src/api/transport/api-host.ts';
import { keepSearches } from '../../src/lib/browser/storage/kept-searches.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { loadedWords } from '../support/page-words.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';

onRealHost(mockServer);

const offer = ['getDailyFigures', 'searchJobs', 'searchTransactions', 'searchApprovedWithdrawals'];

const wholeLists = /\/(job|transaction)\/history|\/approved\/withdrawal/;

/** Makes the host offer search and sums of its long lists, as known from an earlier visit. The mock searches the rows. */
function haveLongLists() {
  realHost().switches.offer = offer;
  keepSearches(apiBase, offer);
  mockServer.use(
    http.get('*/api/v1/admin/search/:list', async ({ request }) => {
      const response = await getResponse(mockHost().ownHandlers, request);
      const { data } = (await response?.json()) ?? {};
      return HttpResponse.json({
        data: { ...data, total: { count: 10_000_000, is_exact: false } },
      });
    }),
  );
}

/** Collects the paths of the calls. */
function watchCalls(): string[] {
  const calls: string[] = [];
  const listen = ({ request }: { request: Request }) => {
    calls.push(new URL(request.url).pathname);
  };
  mockServer.events.on('request:start', listen);
  onTestFinished(() => mockServer.events.removeListener('request:start', listen));
  return calls;
}

describe('the dashboard', () => {
  it('shows the same figures where the host adds up the lists', async () => {
    realHost().switches.offer = [];
    renderApp('/admin/dashboard?months=18');
    const added = await loadedWords();
    cleanup();
    const calls = watchCalls();
    realHost().switches.offer = ['getDailyFigures'];
    renderApp('/admin/dashboard?months=18');
    expect(await loadedWords()).toBe(added);
    expect(calls.filter((path) => path.endsWith('/figures/daily'))).toHaveLength(1);
    expect(calls.filter((path) => path.endsWith('/approved/withdrawal'))).toEqual([]);
  });

  it('reads no list whole where the host finds and adds up the rows', async () => {
    haveLongLists();
    const calls = watchCalls();
    const { queryClient } = renderApp('/admin/dashboard');
    await screen.findByRole('slider', { name: 'Revenue and withdrawals by month' });
    expect(await screen.findByText('Jobs by status')).toBeTruthy();
    for (const name of ['Job History', 'Transaction History']) {
      await within(screen.getByRole('region', { name })).findAllByRole('row');
    }
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(calls).toContain('/api/v1/admin/figures/daily');
    expect(calls.filter((path) => wholeLists.test(path))).toEqual([]);
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
    haveLongLists();
    const calls = watchCalls();
    renderApp('/admin/jobs');
    expect(await words()).toBe(counted);
    expect(calls.filter((path) => wholeLists.test(path))).toEqual([]);
  });

  it('have an error when they do not load, and Retry reads them', async () => {
    haveLongLists();
    let isRefused = true;
    mockServer.use(
      http.get('*/api/v1/admin/search/job', ({ request }) =>
        isRefused && request.url.includes('choices=all')
          ? HttpResponse.json({}, { status: 400 })
          : undefined,
      ),
    );
    const { user } = renderApp('/admin/jobs');
    const face = (await screen.findByText('The numbers of jobs did not load')).parentElement;
    isRefused = false;
    await user.click(within(face ?? document.body).getByRole('button', { name: 'Retry' }));
    expect(await words()).toMatch(/^Total Jobs/);
  });
});
