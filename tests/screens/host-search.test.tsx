import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { hold } from '../support/hold.ts';
import { makeListsLong } from '../support/long-lists.ts';
import { mockServer } from '../support/mock-server.ts';
import { openTable } from '../support/open-table.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp, turnMasksOn } from '../support/render-app.tsx';
import { watchCalls } from '../support/watch-calls.ts';
import { writeText } from '../support/write-text.ts';

onRealHost(mockServer);

async function openList(address: string, name: string) {
  const app = await openTable(address, name);
  const { region } = app;
  const ids = () =>
    region
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0])
      // A mark of notes follows the link with the id.
      .map((cell) => (cell?.querySelector('a') ?? cell)?.textContent ?? '');
  const turn = (label: string) => app.user.click(region.getByRole('button', { name: label }));
  const isDisabled = (label: string) =>
    region.getByRole('button', { name: label }).hasAttribute('disabled');
  return { ...app, ids, turn, isDisabled, box: region.getByRole('searchbox') };
}

describe('a list that is too long to be read whole', () => {
  beforeEach(() => makeListsLong(mockServer));

  it('shows the pages of the host, requests the next one ahead, has their position in the address, and shows the last one for a number after the end', async () => {
    const calls = watchCalls(mockServer);
    const { ids, turn, region, address, router, isDisabled } = await openList(
      '/admin/jobs?size=5',
      'Jobs',
    );
    const first = ids();
    expect(region.getByText(/^1–5 of \d+$/)).toBeTruthy();
    expect(isDisabled('First page') && isDisabled('Previous page')).toBe(true);
    await waitFor(() =>
      expect(calls.filter((call) => /^job\/history.*cursor=/.test(call))).toHaveLength(1),
    );
    await turn('Next page');
    await waitFor(() => expect(ids()).not.toEqual(first));
    const second = ids();
    await waitFor(() => expect(address()).toContain('page=2&at='));
    await turn('Last page');
    await waitFor(() => expect(isDisabled('Next page') && isDisabled('Last page')).toBe(true));
    // Each page must be in the history before the next press.
    await waitFor(() => expect(address()).not.toContain('page=2'));
    await turn('First page');
    await waitFor(() => expect(ids()).toEqual(first));
    await waitFor(() => expect(address()).not.toContain('page='));
    router.history.go(-2);
    await waitFor(() => expect(ids()).toEqual(second));
    router.history.push('/admin/jobs?size=5&page=99');
    await waitFor(() => expect(isDisabled('Last page')).toBe(true));
    await waitFor(() => expect(address()).not.toContain('page=99'));
  });

  it('searches after each letter, shows the rows until the answer, and ignores late answers', async () => {
    const { user, queryClient, box, ids, region } = await openList(
      '/admin/dashboard/artisans',
      'Artisans',
    );
    const all = ids();
    const held = hold();
    let isAnswered = false;
    mockServer.use(
      http.get('*/admin/get/all/artisan', async ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.get('q') !== 'a') return;
        await held.wait();
        isAnswered = true;
        return HttpResponse.json({
          data: [],
          page: 1,
          next: null,
          previous: null,
          total: { count: 0, is_exact: true },
        });
      }),
    );
    await user.type(box, 'a');
    expect(ids()).toEqual(all);
    expect(region.getByRole('table').getAttribute('aria-busy')).toBe('true');
    await user.type(box, 'debayo');
    await waitFor(() => expect(ids()).toEqual(['3']));
    expect(await region.findByText('1 row found in Artisans')).toBeTruthy();
    held.release();
    await waitFor(() => expect(isAnswered).toBe(true));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(ids()).toEqual(['3']);
  });

  it('is not searched by contact details while they are masked', async () => {
    turnMasksOn();
    const calls = watchCalls(mockServer);
    const { user, box, ids, region } = await openList('/admin/dashboard/artisans', 'Artisans');
    expect(calls.join('\n')).not.toContain('masked=');
    await user.click(box);
    await user.paste('adebayo');
    await waitFor(() => expect(ids()).toEqual(['3']));
    expect(calls.join('\n')).toContain('q=adebayo&masked=contact');
    const [artisan] = await realHost().query('select email from artisans where id = 3');
    await user.clear(box);
    await user.paste(String(artisan?.email));
    expect(await region.findByText('No Artisan Found')).toBeTruthy();
  });

  it('sorts, filters and adds up on the host', async () => {
    const calls = watchCalls(mockServer);
    const { user, region, ids } = await openList('/admin/jobs', 'Jobs');
    const before = ids().length;
    const wholeReads = () => calls.filter((call) => call === 'job/history').length;
    const readBefore = wholeReads();
    await user.click(await region.findByRole('button', { name: /^Status: / }));
    const menu = within(await screen.findByRole('menu'));
    await user.click(await menu.findByRole('menuitemcheckbox', { name: /^Rejected/ }));
    await waitFor(() => expect(ids().length).toBeLessThan(before));
    expect(
      await region.findByRole('button', { name: 'Remove filter Status: Rejected' }),
    ).toBeTruthy();
    await user.click(region.getByRole('button', { name: 'Amount' }));
    await waitFor(() =>
      expect(calls.join('\n')).toMatch(
        /job\/history\?job_status=rejected&sort=amount&direction=asc/,
      ),
    );
    expect(await region.findByText(/^Total Amount:/)).toBeTruthy();
    expect(wholeReads()).toBe(readBefore);
  });

  it('says that a page did not load, and tries again', async () => {
    let isRefused = true;
    mockServer.use(
      http.get('*/admin/job/history', ({ request }) =>
        isRefused && new URL(request.url).searchParams.size > 0
          ? HttpResponse.json({ message: 'No.' }, { status: 400 })
          : undefined,
      ),
    );
    const { user } = renderApp('/admin/jobs');
    const region = within(await screen.findByRole('region', { name: 'Jobs' }));
    expect(await region.findByText('Jobs did not load')).toBeTruthy();
    isRefused = false;
    await user.click(region.getByRole('button', { name: 'Retry' }));
    expect(await region.findByRole('combobox', { name: 'Rows per page' })).toBeTruthy();
  });

  it('is searched by the palette, as the messages are', async () => {
    const calls = watchCalls(mockServer);
    const { user } = await openList('/admin/jobs', 'Jobs');
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Search or jump to' });
    await user.type(box, 'adebayo');
    const people = within(await screen.findByRole('group', { name: 'Artisans' }));
    expect(people.getAllByRole('option')).toHaveLength(1);
    expect(calls.filter((call) => call === 'get/all/artisan')).toEqual([]);
    expect(calls.filter((call) => call.startsWith('get/all/artisan?q='))).toHaveLength(1);
    await user.clear(box);
    writeText(box, '318');
    const messages = within(await screen.findByRole('group', { name: 'Messages' }));
    await waitFor(() => expect(messages.getAllByRole('option')).toHaveLength(1));
    const searches = calls.filter((call) => /contact.message\?.*q=/.test(call));
    expect(searches.at(-1)).toContain('q=318&sort=id&direction=asc');
  });

  it('is searched by the palette for an amount, which hosts do not search as a word', async () => {
    const [row] = await realHost().query(
      `select min(id) as id, abs(amount_kobo) / 100 as naira from transactions
       group by abs(amount_kobo) having count(*) = 1 order by abs(amount_kobo) desc limit 1`,
    );
    const { user } = await openList('/admin/jobs', 'Jobs');
    await user.keyboard('{Control>}k{/Control}');
    writeText(
      await screen.findByRole('combobox', { name: 'Search or jump to' }),
      String(row?.naira),
    );
    const name = new RegExp(`^Transaction ${String(row?.id)} `);
    expect(await screen.findByRole('option', { name })).toBeTruthy();
  });

  it('is searched for payments of the same amount before a decision, because an artisan may have more than are read', async () => {
    const payment = { artisan_id: 3, artisan_name: 'Ade Bello', payment_status: 'approved' };
    const others = Array.from({ length: 100 }, (_, at) => ({ ...payment, id: at, amount: 10 }));
    mockServer.use(
      http.get('*/admin/withdrawal/history', () =>
        HttpResponse.json([
          { ...payment, id: 1, withdrawal_amount: 850.5, available_amount: 9_000 },
        ]),
      ),
      http.get('*/get/all/approved/withdrawal', ({ request }) => {
        const isNarrowed = new URL(request.url).searchParams.get('amount') === '850.5..850.5';
        const data = isNarrowed ? [{ ...payment, id: 7, amount: 850.5 }] : others;
        const total = { count: 5_000, is_exact: false };
        return HttpResponse.json({ data, next: isNarrowed ? null : 'more', total });
      }),
    );
    const { user } = await openList('/admin/dashboard/withdrawrequest', 'Withdraw Request');
    await user.click(await screen.findByRole('button', { name: 'Approve withdrawal 1' }));
    expect(await screen.findByText(/^₦850\.50 was paid to this artisan before/)).toBeTruthy();
  });

  it('leads from record to record, also to the next page', async () => {
    await realHost().query(
      `insert into clients (first_name, created_at) select 'Client', now() from generate_series(1, 12)`,
    );
    const { user, ids, address } = await openList(
      '/admin/dashboard/clients?sort=id.asc',
      'Clients',
    );
    const last = ids().at(-1) ?? '';
    await user.click(screen.getAllByRole('link', { name: /^View/ }).at(-1) ?? document.body);
    expect(await screen.findByText(/^10 of \d+$/)).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Next record' }));
    expect(await screen.findByText(/^11 of \d+$/)).toBeTruthy();
    expect(decodeURIComponent(address())).toContain('page=2');
    await user.click(await screen.findByRole('link', { name: 'Previous record' }));
    await waitFor(() => expect(address()).toContain(`clientId=${last}`));
  });
});

describe('the panel of a record in such a list', () => {
  beforeEach(() => makeListsLong(mockServer));

  it('leads along the rows that a search has found as a filter', async () => {
    const { user, ids, box, region } = await openList(
      '/admin/dashboard/transaction-history?size=5',
      'Transaction History',
    );
    writeText(box, 'this year');
    await region.findByText(/^Shown: Date this year/);
    await waitFor(() => expect(ids()).toHaveLength(5));
    const [first = '', second = ''] = ids();
    await user.click(screen.getByRole('link', { name: first }));
    await user.click(await screen.findByRole('button', { name: 'Next transaction' }));
    expect(await screen.findByRole('dialog', { name: `Transaction ${second}` })).toBeTruthy();
    expect(box).toHaveProperty('value', 'this year');
    expect(ids()[1]).toBe(second);
  });
});

describe('a list whose rows were not all counted', () => {
  beforeEach(() => makeListsLong(mockServer, 'none'));

  it('says so, and counts pages from the end after Last page', async () => {
    const { region, turn, ids, address, isDisabled } = await openList('/admin/jobs?size=5', 'Jobs');
    const first = ids();
    expect(region.getByText('1–5 of 100,000+')).toBeTruthy();
    await turn('Last page');
    expect(await region.findByText(/^1–\d from the end of 100,000\+$/)).toBeTruthy();
    expect(isDisabled('Last page')).toBe(true);
    await waitFor(() => expect(address()).toContain('at=last'));
    await turn('Previous page');
    expect(await region.findByText(/^6–\d+ from the end of 100,000\+$/)).toBeTruthy();
    await turn('First page');
    await waitFor(() => expect(ids()).toEqual(first));
  });
});

describe('a list whose rows are counted after its page', () => {
  beforeEach(() => makeListsLong(mockServer, 'with sums'));

  it('shows the number after it arrived, on every page', async () => {
    const { region, turn } = await openList('/admin/jobs?size=5', 'Jobs');
    expect(await region.findByText(/^1–5 of \d+$/)).toBeTruthy();
    await turn('Next page');
    expect(await region.findByText(/^6–\d+ of \d+$/)).toBeTruthy();
  });
});

describe('a list that the host searches and sends whole', () => {
  it('shows the host’s page first, and searches in the browser after all rows have arrived', async () => {
    const held = hold();
    mockServer.use(
      http.get('*/admin/get/all/artisan', ({ request }) =>
        new URL(request.url).searchParams.size === 0 ? held.wait() : undefined,
      ),
    );
    const calls = watchCalls(mockServer);
    const { user, box, ids, queryClient } = await openList('/admin/dashboard/artisans', 'Artisans');
    await waitFor(() => expect(calls).toContain('get/all/artisan'));
    await user.type(box, 'ad');
    await waitFor(() => expect(calls.join('\n')).toContain('q=ad'));
    held.release();
    await user.type(box, 'ebayo');
    await waitFor(() => expect(ids()).toEqual(['3']));
    expect(document.activeElement).toBe(box);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const before = calls.length;
    await user.clear(box);
    writeText(box, 'jos north');
    await waitFor(() => expect(ids()).toEqual(['5']));
    expect(calls.slice(before).filter((call) => call.startsWith('get/all/artisan'))).toEqual([]);
  });
});
