import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { makeListsLong } from '../support/long-lists.ts';
import { mockHost, mockServer, serve } from '../support/mock-server.ts';
import { openTable } from '../support/open-table.ts';
import { waitForWords } from '../support/page-words.ts';
import { onRealHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchCalls } from '../support/watch-calls.ts';

const history = '/admin/dashboard/withdraw-history';
const requests = '/admin/dashboard/withdrawrequest';

const findPanel = async (name: string) => within(await screen.findByRole('dialog', { name }));
const focused = () => document.activeElement;

/** Opens the palette on a page without a list. */
async function openPalette() {
  const app = renderApp('/admin/dashboard/AboutUs');
  await screen.findByRole('heading', { name: 'About Us', level: 1 });
  await app.user.keyboard('/');
  return { ...app, palette: await screen.findByRole('combobox', { name: 'Search or jump to' }) };
}

describe('the record of a list', () => {
  it('opens beside the list from its id, moves along the list with J, also to the next page, and returns the focus to its row', async () => {
    const { user, region, address, column, router } = await openTable(
      '/admin/jobs?sort=job_id.asc&size=5',
      'Jobs',
    );
    const ids = column('Job ID');
    await user.click(region.getByRole('link', { name: ids[3] ?? '' }));
    await findPanel(`Job ${ids[3]}`);
    expect(address()).toMatch(new RegExp(`sort=job_id.asc&.*record=${ids[3]}$`));
    // The list beside the panel stays usable.
    expect(region.getByRole('searchbox')).toBeTruthy();
    await user.keyboard('j');
    await findPanel(`Job ${ids[4]}`);
    expect(region.getByRole('row', { selected: true }).textContent).toContain(ids[4]);
    await user.keyboard('j');
    await waitFor(() => expect(address()).toContain('page=2'));
    const next = column('Job ID')[0] ?? '';
    expect(address()).toContain(`record=${next}`);
    const record = await findPanel(`Job ${next}`);
    await user.click(record.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(focused()).toBe(region.getAllByRole('row')[1]));
    expect(address()).not.toContain('record');
    await user.keyboard('{Enter}');
    await findPanel(`Job ${next}`);
    // Back closes the panel, whatever the number of records that were open in it.
    await user.keyboard('jj');
    await waitFor(() => expect(address()).not.toContain(`record=${next}`));
    router.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has its own address, and in a queue the buttons of a decision', async () => {
    const { router, user } = renderApp('/sidebar');
    for (const [address, name, texts] of [
      ['/admin/jobs?record=13', 'Job 13', ['Client', 'Artisan', 'Part-payment for project 13']],
      ['/admin/dashboard/transaction-history?record=1', 'Transaction 1', ['Job 1', 'Type']],
      [`${history}?record=1041`, 'Withdrawal 1041', ['Paid to', 'Available Amount after']],
      ['/admin/dashboard/pending/part-payments?record=13', 'Part-payment 13', ['Project Amount']],
      ['/admin/dashboard/all/part-payments?record=3', 'Part-payment 3', ['Deadline of the job']],
      [`${requests}?record=1044`, 'Withdrawal 1044', ['Chukwuemeka Okafor', 'Balance after']],
    ] as const) {
      router.history.push(address);
      const record = await findPanel(name);
      for (const text of texts) expect(await record.findByText(text), name).toBeTruthy();
    }
    const approve = { name: 'Approve withdrawal 1044' };
    await user.click(await (await findPanel('Withdrawal 1044')).findByRole('button', approve));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('that is not in its list has a sentence, its receipt, and links to the history and to the whole list', async () => {
    const { user, address } = renderApp(`${requests}?record=1041&q=okafor`);
    const record = await findPanel('Withdrawal 1041');
    expect(await record.findByText('Withdrawal 1041 is not in Withdraw Request.')).toBeTruthy();
    expect((await record.findByRole('article', { name: 'Receipt' })).textContent).toContain(
      '₦250,000.00',
    );
    const other = record.getByRole('link', { name: 'Look for it in Withdraw History' });
    expect(other.getAttribute('href')).toBe(`${history}?record=1041`);
    await user.click(record.getByRole('link', { name: 'Show all of Withdraw Request' }));
    await waitFor(() => expect(address()).toBe(requests));
  });

  it('shows every part-payment of its project, and J moves to the next project, on a host without ids of part-payments', async () => {
    serve('listPaidPartPayments', [
      { job_id: 3, part_payment_amount: 40_000, part_payment_status: 'paid' },
      { job_id: 3, part_payment_amount: 60_000, part_payment_status: 'paid' },
      { job_id: 8, part_payment_amount: 90_000, part_payment_status: 'paid' },
    ]);
    const { user } = renderApp('/admin/dashboard/all/part-payments?sort=job_id.asc&record=3');
    const record = await findPanel('Part-payment 3');
    expect(await record.findByText('The list has 2 part-payments of this project.')).toBeTruthy();
    const amounts = record.getAllByRole('article').map(({ textContent }) => textContent);
    expect(amounts).toEqual([
      expect.stringContaining('₦40,000.00'),
      expect.stringContaining('₦60,000.00'),
    ]);
    // The order of the rows is known a little later than the rows.
    await record.findByRole('button', { name: 'Next part-payment' });
    await user.keyboard('j');
    const next = await (await findPanel('Part-payment 8')).findByRole('article');
    expect(next.textContent).toContain('₦90,000.00');
    await user.keyboard('k');
    await findPanel('Part-payment 3');
  });

  it('of a part-payment that has left the queue shows every paid one of its project, because nothing says which it was', async () => {
    serve('listPendingPartPayments', []);
    serve('listPaidPartPayments', [
      { job_id: 3, part_payment_amount: 40_000, part_payment_status: 'paid' },
      { job_id: 3, part_payment_amount: 60_000, part_payment_status: 'paid' },
    ]);
    renderApp('/admin/dashboard/pending/part-payments?record=3');
    const record = await findPanel('Part-payment 3');
    const words = 'Part Payment History has 2 part-payments of this project.';
    expect(await record.findByText(words)).toBeTruthy();
    expect(record.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('₦40,000.00'),
      expect.stringContaining('₦60,000.00'),
    ]);
  });

  it.each([
    ['/admin/jobs?record=3', 'Job 3'],
    ['/admin/dashboard/pending/part-payments?record=3', 'Part-payment 3'],
    ['/admin/dashboard/all/part-payments?record=3', 'Part-payment 3'],
  ])(
    'at %s shows every paid part-payment of a project, on a host that searches the list',
    async (address, name) => {
      const operation = { operationId: 'listPaidPartPayments', 'x-list': 1 };
      const paid = { artisan_name: 'Ada Obi', part_payment_status: 'paid' };
      const data = [
        { ...paid, job_id: 3, part_payment_amount: 40_000 },
        { ...paid, job_id: 3, part_payment_amount: 60_000 },
        { ...paid, job_id: 30, part_payment_amount: 90_000 },
      ];
      serve('listPendingPartPayments', []);
      mockServer.use(
        http.get('*/api/v1/openapi.json', () =>
          HttpResponse.json({ openapi: '3.1.0', paths: { '/list': { get: operation } } }),
        ),
        http.get('*/admin/get/all/paid/part-partment', ({ request }) =>
          new URL(request.url).searchParams.size === 0
            ? HttpResponse.json({ message: 'This list is too long.' }, { status: 413 })
            : HttpResponse.json({ data, total: { count: 3, is_exact: true } }),
        ),
      );
      renderApp(address);
      await findPanel(name);
      const words = () => screen.getByRole('dialog').textContent;
      await waitFor(() => expect(words()).toMatch(/₦40,000\.00.+₦60,000\.00/));
      expect(words()).not.toContain('₦90,000.00');
    },
  );

  it('that is in no list has no history on a host with ids of part-payments, because histories are those of jobs', async () => {
    mockHost().switches.offer = ['listTimeline'];
    serve('listTimeline', [{ id: 1, action: 'approve', sentence: 'Approved another one.' }]);
    serve('listPendingPartPayments', []);
    serve('listPaidPartPayments', [{ id: 71, job_id: 3, part_payment_status: 'paid' }]);
    renderApp('/admin/dashboard/pending/part-payments?record=72');
    const record = await findPanel('Part-payment 72');
    await record.findByText('Part-payment 72 is not in Pending Part Payments.');
    await waitForWords();
    expect(record.queryByText('History')).toBeNull();
  });

  it('of a job has every part-payment of it as a link, also without ids of part-payments', async () => {
    const paid = { job_id: 3, part_payment_amount: 40_000, part_payment_status: 'paid' };
    serve('listPaidPartPayments', [
      paid,
      { ...paid, part_payment_amount: 60_000 },
      { ...paid, id: 71, part_payment_amount: 80_000 },
    ]);
    renderApp('/admin/jobs?record=3');
    const record = await findPanel('Job 3');
    const partPayments = within(await record.findByRole('region', { name: 'Part-payments' }));
    const amounts = (await partPayments.findAllByRole('listitem')).map(
      ({ textContent }) => textContent,
    );
    expect(amounts).toEqual([
      expect.stringContaining('₦40,000.00'),
      expect.stringContaining('₦60,000.00'),
      expect.stringContaining('₦80,000.00'),
    ]);
    const links = partPayments.getAllByRole('link', { name: 'Part-payment for project 3' });
    expect(links.map((link) => link.getAttribute('href')?.split('?')[1])).toEqual([
      'record=3',
      'record=3',
      'record=71',
    ]);
  });

  it('does not say that a paid withdrawal has no transaction if the host does not name it', async () => {
    serve('listArtisanTransactions', [{ id: 1, type: 'Withdrawal', amount: 250_000 }]);
    renderApp(`${history}?record=1041`);
    const record = await findPanel('Withdrawal 1041');
    const transaction = within(await record.findByRole('region', { name: 'Transaction' }));
    expect(
      await transaction.findByText(
        'The host does not say what 1 of the artisan’s transactions is for.',
      ),
    ).toBeTruthy();
    expect(transaction.queryByText('No Records Here!')).toBeNull();
  });

  it('of a part-payment opens by its own id from the palette, which finds it by its project', async () => {
    serve('listPaidPartPayments', [{ id: 71, job_id: 3, part_payment_amount: 40_000 }]);
    const { user, address, palette } = await openPalette();
    await user.type(palette, 'project 3');
    await user.click(await screen.findByRole('option', { name: /project 3 .*₦40,000/ }));
    await waitFor(() => expect(address()).toMatch(/all\/part-payments\?record=71$/));
    await findPanel('Part-payment 71');
  });
});

it('Withdraw History has no filter for rejected requests on a host that does not list them', async () => {
  const { user, region } = await openTable(history, 'Withdraw History');
  await user.click(await region.findByRole('button', { name: /^Status: / }));
  await screen.findByRole('menuitemcheckbox', { name: /^Paid/ });
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Rejected' })).toBeNull();
});

describe('a rejected request, on a host that lists it', () => {
  onRealHost(mockServer);

  it('is behind the filter of the status, and in no sum', async () => {
    const { user, region, column } = await openTable(history, 'Withdraw History');
    const sum = () => region.queryByText(/^Total Withdrawal Amount:/)?.textContent;
    const before = (await region.findByText(/^Total Withdrawal Amount:/)).textContent;
    expect(column('Status')).not.toContain('Rejected');
    await user.click(await region.findByRole('button', { name: /^Status: / }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Rejected' }));
    await waitFor(() => expect(column('Status')).toEqual(['Rejected']));
    await waitFor(() => expect(sum()).toContain('₦0.00'));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Paid/ }));
    await waitFor(() => expect(column('Status')).toContain('Paid'));
    await waitFor(() => expect(sum()).toBe(before));
  });

  it('is found in the palette by its number, with or without its kind, with who rejected it and why', async () => {
    const { user, address, palette } = await openPalette();
    const option = { name: /^Withdrawal 1043/ };
    for (const text of ['1043', '#1043', 'Withdrawal 1043']) {
      await user.clear(palette);
      await waitFor(() => expect(screen.queryByRole('option', option)).toBeNull());
      await user.type(palette, text);
      expect(await screen.findByRole('option', option), text).toBeTruthy();
    }
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`${history}?record=1043`));
    const receipt = await (await findPanel('Withdrawal 1043')).findByRole('article');
    await waitFor(() => expect(receipt.textContent).toMatch(/Decided by.+@.+Reason/));
    expect(receipt.textContent).not.toContain('Paid to');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('dialog')));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(history);
  });
});

describe('a record of a list that is too long to be read whole', () => {
  onRealHost(mockServer);

  it('is read by its number', async () => {
    makeListsLong(mockServer);
    const calls = watchCalls(mockServer, /job\/history/);
    renderApp('/admin/jobs?record=7&sort=job_id.desc');
    const record = await findPanel('Job 7');
    expect(await record.findByText('Client')).toBeTruthy();
    expect(calls.join('\n')).toContain('q=7');
  });

  it('is found in the palette by the words of its title', async () => {
    makeListsLong(mockServer);
    const { user, palette } = await openPalette();
    await user.type(palette, 'job 7');
    expect(await screen.findByRole('option', { name: /^Job 7 / })).toBeTruthy();
    expect(screen.getAllByRole('group').map((group) => group.ariaLabel)).toEqual(['Jobs']);
  });
});
