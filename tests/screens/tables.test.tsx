import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setWindowWidth } from '../support/browser-stubs.ts';
import { mockHost, serve } from '../support/mock-server.ts';
import { openTable } from '../support/open-table.ts';
import { renderApp } from '../support/render-app.tsx';
import { watchDownloads } from '../support/watch-downloads.ts';
import { writeText } from '../support/write-text.ts';

/** Exports the rows of a table, and returns the file. `count` is the number as on the button, such as "6 rows". */
async function exportTable(address: string, name: string, count?: string) {
  const files = watchDownloads();
  const table = await openTable(address, name);
  const button = { name: count === undefined ? /^Export .+ as CSV$/ : `Export ${count} as CSV` };
  await table.user.click(await table.region.findByRole('button', button));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text) ?? '';
  return { ...table, file: files[0]?.name, lines: text.trim().split('\r\n') };
}

describe('searching', () => {
  it('matches all words, without diacritics, in every shown field, without a query in the cache; the address has the text when the typing pauses, also after Back', async () => {
    const { user, region, column, queryClient, address, router } = await openTable(
      '/admin/dashboard/artisans',
      'Artisans',
    );
    const box = region.getByRole('searchbox');
    for (const [text, ids] of [
      ['adebayo', ['3']],
      ['Jos North', ['5']],
      ['blessing4@', ['4']],
      ['deactivated', ['5']],
      ['lagos okafor', ['1']],
      ['no address', ['4']],
    ] as const) {
      await user.clear(box);
      await user.paste(text);
      await waitFor(() => expect(column('ID'), text).toEqual(ids));
    }
    await user.clear(box);
    const before = router.history.length;
    await user.type(box, 'musa');
    expect(await region.findByText('1 row found in Artisans')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/admin/dashboard/artisans?q=musa'));
    expect(router.history.length).toBe(before);
    const keys = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash);
    expect(keys.filter((key) => key.includes('musa'))).toEqual([]);
    await user.click(await region.findByRole('link', { name: 'View Musa Ibrahim' }));
    await screen.findByRole('heading', { name: 'Artisan Profile', level: 1 });
    router.history.back();
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'musa');
  });

  it('finds an amount as it is shown and as it is typed, first in the column with a sum, then in the others', async () => {
    serve('listApprovedWithdrawals', [
      { id: 1, amount: 5000, available_amount: 9000 },
      { id: 2, amount: 7000, available_amount: 5000 },
    ]);
    const { user, region, column } = await openTable(
      '/admin/dashboard/withdraw-history',
      'Withdraw History',
    );
    for (const [text, id] of [
      ['5,000', '1'],
      ['9,000', '1'],
      ['7000', '2'],
      ['7,000.00', '2'],
    ] as const) {
      await user.clear(region.getByRole('searchbox'));
      await user.paste(text);
      await waitFor(() => expect(column('Withdrawal ID'), text).toEqual([id]));
    }
  });
});

describe('the address', () => {
  it('restores the list after a reload, by a link, and in a new tab', async () => {
    const { region, column } = await openTable(
      '/admin/jobs?sort=amount.desc&size=10&job_status=completed',
      'Jobs',
    );
    expect(column('Status')).toEqual(Array(6).fill('Completed'));
    const amounts = column('Amount').map((text) => Number(text.replaceAll(/[₦,]/g, '')));
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    expect(
      await region.findByRole('button', { name: 'Remove filter Status: Completed' }),
    ).toBeTruthy();
    expect(region.getByRole('combobox', { name: 'Rows per page' })).toHaveProperty('value', '10');
  });

  it('changes to the last page if its page is past the end', async () => {
    const { region, address, router } = await openTable('/admin/jobs?page=99', 'Jobs');
    const entries = router.history.length;
    expect(region.getByText('11–14 of 14')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/admin/jobs?page=3'));
    expect(router.history.length).toBe(entries);
  });

  it('restores pages, orders and sizes with Back and Forward', async () => {
    const { user, region, column, router, address } = await openTable('/admin/jobs', 'Jobs');
    const first = column('Job ID');
    await user.click(region.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(address()).toBe('/admin/jobs?page=2'));
    expect(region.getByText('6–10 of 14')).toBeTruthy();
    await user.click(region.getByRole('button', { name: 'Job ID' }));
    // A new order starts at the first page.
    await waitFor(() => expect(address()).toBe('/admin/jobs?sort=job_id.asc'));
    expect(column('Job ID')).toEqual(['1', '2', '3', '4', '5']);
    router.history.back();
    await waitFor(() => expect(region.getByText('6–10 of 14')).toBeTruthy());
    router.history.back();
    await waitFor(() => expect(column('Job ID')).toEqual(first));
    router.history.forward();
    await waitFor(() => expect(region.getByText('6–10 of 14')).toBeTruthy());
  });
});

describe('sorting', () => {
  it('compares values, with missing ones last in both directions', async () => {
    const { user, region, column } = await openTable('/admin/jobs?size=25', 'Jobs');
    const button = region.getByRole('button', { name: 'Amount' });
    for (const direction of ['ascending', 'descending']) {
      await user.click(button);
      await waitFor(() => expect(button.closest('th')?.getAttribute('aria-sort')).toBe(direction));
      const texts = column('Amount');
      const present = texts.filter((text) => text !== 'NIL');
      expect(present.length).toBeLessThan(texts.length);
      expect(texts.slice(0, present.length)).toEqual(present);
      const values = present.map((text) => Number(text.replaceAll(/[₦,]/g, '')));
      const sorted = [...values].sort((a, b) => a - b);
      expect(values).toEqual(direction === 'ascending' ? sorted : sorted.reverse());
    }
    expect(
      region.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort')),
    ).toHaveLength(1);
  });

  it('compares levels as numbers', async () => {
    serve(
      'listVerificationArtisans',
      [10, 9, 2].map((level) => ({ id: level, first_name: 'Ada', level })),
    );
    const path = '/admin/dashboard/verification?sort=level.asc';
    const { region, column } = await openTable(path, 'Verification');
    await region.findAllByText('Ada');
    expect(column('Current Level')).toEqual(['2', '9', '10']);
  });
});

describe('a screen reader', () => {
  it('is told the order, the number of found rows, also after clearing, and the page', async () => {
    const { user, region } = await openTable('/admin/jobs', 'Jobs');
    const status = () => region.getAllByRole('status')[0]?.textContent;
    expect(status()).toBe('Sorted by Start Date, descending. 14 rows found in Jobs');
    await user.click(region.getByRole('button', { name: 'Amount' }));
    expect(status()).toBe('Sorted by Amount, ascending. 14 rows found in Jobs');
    await user.click(region.getByRole('button', { name: 'Next page' }));
    expect(region.getByText('6–10 of 14').getAttribute('role')).toBe('status');
    writeText(region.getByRole('searchbox'), 'no such job');
    await waitFor(() => expect(status()).toMatch(/ 0 rows found in Jobs$/));
    await user.clear(region.getByRole('searchbox'));
    await waitFor(() => expect(status()).toMatch(/ 14 rows found in Jobs$/));
  });

  it('reads the name of the record before each cell of its row', async () => {
    const { region, column } = await openTable('/admin/jobs', 'Jobs');
    const headers = region.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(headers).toEqual(column('Client Name'));
  });
});

describe('filters and columns', () => {
  it('are set in a menu, shown as chips, and removed', async () => {
    const { user, region, column, address } = await openTable(
      '/admin/dashboard/artisans',
      'Artisans',
    );
    await user.click(await region.findByRole('button', { name: /^Status: / }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /On leave/ }));
    await waitFor(() => expect(column('ID')).toEqual(['9']));
    await waitFor(() => expect(address()).toBe('/admin/dashboard/artisans?status=on-leave'));
    await user.keyboard('{Escape}');
    await user.click(await region.findByRole('button', { name: 'Remove filter Status: On leave' }));
    await waitFor(() => expect(column('ID')).toHaveLength(10));
  });

  it('stay active and shown as chips while their columns are hidden, also in an export', async () => {
    localStorage.setItem('columns Job History', '{"job_status":false}');
    const { user, region, column, address, lines } = await exportTable(
      '/admin/jobs?job_status=rejected',
      'Jobs',
      '1 row',
    );
    expect(region.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    expect(column('Job ID')).toEqual(['6']);
    expect(lines).toEqual([
      'Job ID,Client Name,Artisan Name,Service Type,Job Description,Start Date (Africa/Lagos),Due Date (Africa/Lagos),Amount',
      '6,Ibrahim Lawal,Segun Ogunleye,Tailoring,Shirts for the choir,2026-10-05 13:00:00,2026-10-19 13:00:00,88000.00',
    ]);
    await user.click(await region.findByRole('button', { name: 'Remove filter Status: Rejected' }));
    await waitFor(() => expect(region.getByText('1–5 of 14')).toBeTruthy());
    await waitFor(() => expect(address()).toBe('/admin/jobs'));
    await user.click(await region.findByRole('button', { name: /^Status: / }));
    expect(await screen.findByRole('menuitemcheckbox', { name: /^Cancelled/ })).toBeTruthy();
  });

  it('of one job, set by a link, is a chip and not a choice in the menu', async () => {
    const { user, region, column } = await openTable('/admin/jobs?job_id=1', 'Jobs');
    // The ids 10 to 14 also contain a 1, but are not equal to it.
    expect(column('Job ID')).toEqual(['1']);
    await user.click(await region.findByRole('button', { name: /^Status: / }));
    await screen.findByRole('menuitemcheckbox', { name: /^Completed/ });
    expect(screen.queryByText('Job ID', { selector: '[role=menu] *' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(await region.findByRole('button', { name: 'Remove filter Job ID: 1' }));
    await waitFor(() => expect(column('Job ID')).toHaveLength(5));
  });

  it.each([
    ['/admin/jobs?job_status=nonsense', 'Jobs', 'Status: nonsense'],
    ['/admin/dashboard/contactforms?read_status=nonsense', 'Contact Forms', 'Status: nonsense'],
  ])('without a matching row is a chip that can be removed: %s', async (address, name, words) => {
    const { user } = renderApp(address);
    const region = within(await screen.findByRole('region', { name }));
    expect(await region.findByText('No Records Here!')).toBeTruthy();
    await user.click(await region.findByRole('button', { name: `Remove filter ${words}` }));
    expect(await region.findByRole('combobox', { name: 'Rows per page' })).toBeTruthy();
    expect(region.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  });

  it('store in the browser which columns are hidden, and leave hidden columns out of the search', async () => {
    const { user, region, column } = await openTable('/admin/dashboard/artisans', 'Artisans');
    await user.click(await region.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Contact Info' }));
    await user.keyboard('{Escape}');
    expect(region.queryByRole('columnheader', { name: 'Contact Info' })).toBeNull();
    writeText(region.getByRole('searchbox'), 'blessing4@');
    expect(await region.findByText('No Artisan Found')).toBeTruthy();
    expect(localStorage.getItem('columns Artisans')).toBe('{"email":false}');
    await user.clear(region.getByRole('searchbox'));
    await waitFor(() => expect(column('ID')).toHaveLength(10));
  });
});

describe('an export', () => {
  it('names the file of a person after the person', async () => {
    const { file } = await exportTable(
      '/admin/dashboard/artisan/artisan-info?artisanId=3',
      'Job History',
    );
    expect(file).toMatch(/^tunde-adebayo-job-history-\d{4}-\d{2}-\d{2}\.csv$/);
  });

  it('has all rows that match, with plain numbers and dates in Lagos', async () => {
    const { file, lines } = await exportTable(
      '/admin/jobs?job_status=completed&sort=job_id.asc',
      'Jobs',
      '6 rows',
    );
    expect(file).toMatch(/^jobs-status-completed-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe(
      'Job ID,Client Name,Artisan Name,Service Type,Job Description,Start Date (Africa/Lagos),Due Date (Africa/Lagos),Amount,Status',
    );
    expect(lines[1]).toBe(
      '1,Adaeze Umeh,Chukwuemeka Okafor,Carpentry,"Kitchen cabinets, green lacquer",2026-07-21 13:00:00,2026-08-04 13:00:00,720000.00,completed',
    );
  });

  it('has the numbers of the job and of the withdrawal of a transaction', async () => {
    serve('listTransactions', [
      { id: 8, type: 'Withdrawal', amount: 500, withdrawal_id: '9007199254740993' },
      { id: 7, type: 'Job payment', amount: 900, job_id: 12 },
    ]);
    const { lines } = await exportTable(
      '/admin/dashboard/transaction-history',
      'Transaction History',
    );
    const cells = lines.map((line) => line.split(',').slice(-2));
    expect(cells).toEqual([
      ['Job ID', 'Withdrawal ID'],
      ['', '\t9007199254740993'],
      ['12', ''],
    ]);
  });

  it('has phones as texts, and the date and the text of contact messages', async () => {
    serve('listContactMessages', [
      {
        id: '9007199254740993',
        first_name: 'Ngozi',
        last_name: 'Bello',
        phone_number: '+2348035550148',
        email: 'ngozi@mail.example',
        read_status: 'not-read',
        category: 'Payment',
        message: 'Where is my money?',
        created_at: '2026-11-17T23:30:00Z',
      },
    ]);
    const { lines } = await exportTable('/admin/dashboard/contactforms', 'Contact Forms');
    expect(lines).toEqual([
      'ID,Sender Name,Sender Phone no,Sender Email,Status,Category,Date (Africa/Lagos),Message',
      '\t9007199254740993,Bello Ngozi,0803 555 0148,ngozi@mail.example,not-read,Payment,2026-11-18 00:30:00,Where is my money?',
    ]);
  });
});

describe('the sums', () => {
  it('add up the rows that match', async () => {
    const { region } = await openTable('/admin/dashboard/withdraw-history', 'Withdraw History');
    const total = () => region.getByText(/^Total Withdrawal Amount:/).textContent;
    expect(total()).toContain('₦350,000.00');
    writeText(region.getByRole('searchbox'), 'okafor');
    await waitFor(() => expect(total()).toContain('₦250,000.00'));
  });

  it('are NIL and not zero for a list without amounts', async () => {
    const { region } = await openTable('/admin/jobs?job_id=11', 'Jobs');
    expect(region.getByText(/^Total Amount:/).textContent).toBe(
      'Total Amount: NIL without rejected, cancelled and failed',
    );
  });

  it('are separate for money in and money out on each page with transactions', async () => {
    const { router } = renderApp('/admin/dashboard');
    for (const [address, title] of [
      ['/admin/dashboard', 'Dashboard'],
      ['/admin/dashboard/artisan/artisan-info?artisanId=1', 'Artisan Profile'],
    ] as const) {
      router.history.push(address);
      await screen.findByRole('heading', { name: title, level: 1 });
      const region = within(await screen.findByRole('region', { name: 'Transaction History' }));
      expect((await region.findByText(/^Paid in:/)).textContent).toMatch(/₦[\d,.]+/);
      expect(region.getByText(/^Paid out:/).textContent).toMatch(/−\s?₦[\d,.]+/);
      expect(region.queryByText(/^Total Amount/)).toBeNull();
    }
  });

  // tests/unit/figures.test.ts has the rows that the other sums exclude.
  it('exclude paid rows of unknown types, whose number is shown, and have money out with a minus', async () => {
    serve('listTransactions', [
      { id: 1, type: 'Job payment', payment_status: 'paid', amount: 100 },
      { id: 2, type: 'Loyalty bonus', payment_status: 'paid', amount: 900 },
      { id: 3, type: 'Refund', payment_status: 'paid', amount: 30 },
      { id: 4, type: 'Job payment', payment_status: 'failed', amount: 7000 },
    ]);
    const { region, column } = await openTable(
      '/admin/dashboard/transaction-history?sort=id.asc',
      'Transaction History',
    );
    expect(column('Amount').map((text) => text.replaceAll(/\s/g, ''))).toEqual([
      '₦100.00',
      '₦900.00',
      '−₦30.00',
      '₦7,000.00',
    ]);
    expect(region.getByText(/^Paid in:/).textContent).toMatch(/: ₦100\.00\s$/);
    expect(region.getByText(/^Paid out:/).textContent).toMatch(/: −\s?₦30\.00\s$/);
    expect(region.getByText('1 paid row of an unknown type is left out')).toBeTruthy();
  });
});

describe('the keys', () => {
  it('J moves from the last row of one table to the first of the next', async () => {
    const { user } = await openTable('/admin/dashboard', 'Job History');
    const second = within(screen.getByRole('region', { name: 'Transaction History' }));
    await second.findByRole('combobox', { name: 'Rows per page' });
    await user.keyboard('jjjjjj');
    await waitFor(() => expect(second.getAllByRole('row')[1]).toBe(document.activeElement));
  });

  it('Enter opens the person in a row of a dashboard rather than its record', async () => {
    const { user, address } = await openTable('/admin/dashboard', 'Job History');
    await user.keyboard('j{Enter}');
    await screen.findByRole('heading', { name: 'Artisan Profile', level: 1 });
    expect(address()).toMatch(/\/artisan-info\?artisanId=\d+/);
  });
});

describe('a name or id in a row', () => {
  const jobs = [
    {
      job_id: 7,
      artisan_id: 31,
      artisan_name: 'Ada Eze',
      client_id: 'c-9',
      client_name: 'Bem Ior',
    },
    { job_id: 8, artisan_name: 'Uche Obi', client_name: 'Ife Ojo' },
    { job_id: 9, artisan_id: 32, artisan_name: null, client_id: null, client_name: null },
  ];

  it('is a link if the host sends its id, else plain text, and has the kind and the id in place of a missing name', async () => {
    const people = [{ id: 5, first_name: null, last_name: null, email: null }];
    serve('listJobs', jobs);
    serve('listArtisans', people);
    serve('listVerificationArtisans', people);
    const { region } = await openTable('/admin/jobs', 'Jobs');
    const hrefOf = (name: string) => region.queryByRole('link', { name })?.getAttribute('href');
    expect(hrefOf('Ada Eze')).toBe('/admin/dashboard/artisan/artisan-info?artisanId=31');
    expect(hrefOf('Bem Ior')).toBe('/admin/dashboard/client/client-info?clientId=c-9');
    expect([hrefOf('Uche Obi'), hrefOf('Ife Ojo')]).toEqual([undefined, undefined]);
    expect(region.getByText('Uche Obi')).toBeTruthy();
    expect(hrefOf('Artisan 32')).toBe('/admin/dashboard/artisan/artisan-info?artisanId=32');
    expect(hrefOf('NIL')).toBeUndefined();
    cleanup();
    const list = await openTable('/admin/dashboard/artisans', 'Artisans');
    expect(list.region.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Artisan 5',
      'View',
    ]);
    expect(list.region.getByRole('link', { name: 'View Artisan 5' })).toBeTruthy();
    cleanup();
    setWindowWidth(390);
    renderApp('/admin/dashboard/verification');
    expect(await screen.findByRole('link', { name: 'Artisan 5' })).toBeTruthy();
  });

  it('leads to its page from each list', async () => {
    const { router } = renderApp('/sidebar');
    for (const [address, name, wanted] of [
      [
        '/admin/dashboard/transaction-history?sort=id.asc',
        'Transaction History',
        ['record=1', 'artisanId=1', 'clientId=1', 'record=1'],
      ],
      [
        '/admin/dashboard/withdrawrequest?q=1044',
        'Withdraw Request',
        ['record=1044', 'artisanId=1'],
      ],
      [
        '/admin/dashboard/withdraw-history?q=1041',
        'Withdraw History',
        ['record=1041', 'artisanId=1'],
      ],
      [
        '/admin/dashboard/pending/part-payments?q=13',
        'Pending Part Payments',
        ['record=13', 'artisanId=1'],
      ],
      [
        '/admin/dashboard/artisan/artisan-info?artisanId=1&jobs_sort=job_id.asc',
        'Job History',
        ['record=1', 'clientId=1'],
      ],
    ] as const) {
      router.history.push(address);
      const region = within(await screen.findByRole('region', { name }));
      await region.findByRole('combobox', { name: 'Rows per page' });
      const row = within(region.getAllByRole('row')[1] ?? document.body);
      const targets = row.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
      expect(targets.map((target) => target.split('?')[1])).toEqual(wanted);
    }
  });
});

it('the header Date of part-payments has a tip that says which date it is', async () => {
  const { region } = await openTable('/admin/dashboard/all/part-payments', 'Part Payment History');
  const date = region.getByRole('button', { name: 'Date' });
  expect(date.getAttribute('data-tip')).toBe('Deadline of the job');
});

describe('a long id', () => {
  const id = '3f2b8c1d-9a4e-4c7b-8d6f-0123456789ab';

  it('is copied whole, and shows no message if the browser refused', async () => {
    serve('listJobs', [{ job_id: id }]);
    const { user, region } = await openTable('/admin/jobs', 'Jobs');
    const button = region.getByRole('button', { name: `Copy id ${id}` });
    expect(region.getByRole('link', { name: '3f2b8c…89ab' })).toBeTruthy();
    await user.click(button);
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(id);
    const refusal = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    onTestFinished(() => refusal.mockRestore());
    await user.click(button);
    expect(await screen.findByText('Not copied')).toBeTruthy();
    expect(screen.getAllByText('Copied')).toHaveLength(1);
  });
});

describe('printing', () => {
  it('shows all found rows, also on a phone, and the previous page afterwards', async () => {
    const { region } = await openTable('/admin/jobs?page=2', 'Jobs');
    const rows = () => region.getAllByRole('row').length - 1;
    expect(rows()).toBe(5);
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(rows()).toBe(14);
    expect(region.getByText('1–14 of 14')).toBeTruthy();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(region.getByText('6–10 of 14')).toBeTruthy();
    cleanup();
    setWindowWidth(390);
    renderApp('/admin/jobs');
    await screen.findByRole('list', { name: 'Jobs' });
    await screen.findByText('1–5 of 14');
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByRole('row')).toHaveLength(15);
  });

  it('lets e-mail addresses wrap on paper only, because the parts of an address are slow to draw', async () => {
    const { region } = await openTable('/admin/dashboard/artisans', 'Artisans');
    const breaks = () =>
      region
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelectorAll('wbr').length);
    const onScreen = breaks();
    expect(new Set(onScreen)).toEqual(new Set([0]));
    const texts = region.getAllByRole('row').map((row) => row.textContent);
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(breaks()[0]).toBe(3);
    expect(region.getAllByRole('row').map((row) => row.textContent)).toEqual(
      expect.arrayContaining(texts),
    );
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(breaks()).toEqual(onScreen);
  });

  it('renders no other rows of the list behind a receipt', async () => {
    const withdrawals = Array.from({ length: 7 }, (_, at) => ({ id: 100 + at, amount: 5000 }));
    serve('listApprovedWithdrawals', withdrawals);
    const { user, region } = await openTable(
      '/admin/dashboard/withdraw-history',
      'Withdraw History',
    );
    const rows = () => region.getAllByRole('row', { hidden: true }).length - 1;
    expect(rows()).toBe(5);
    await user.click(region.getByRole('button', { name: 'View withdrawal 106' }));
    await screen.findByRole('article', { name: 'Receipt' });
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(rows()).toBe(5);
    act(() => void dispatchEvent(new Event('afterprint')));
  });

  it('shows only the rows on screen of a dashboard, and the total number of rows', async () => {
    const { region } = await openTable('/admin/dashboard?jobs_page=2&jobs_q=a', 'Job History');
    const position = region.getByText(/^6–10 of \d+$/).textContent;
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(region.getAllByRole('row')).toHaveLength(6);
    expect(region.getByText(position)).toBeTruthy();
    expect(region.getByText('Search: a')).toBeTruthy();
    act(() => void dispatchEvent(new Event('afterprint')));
  });
});

describe('a list that was read before', () => {
  it('stays on screen with a notice when the next read fails', async () => {
    const { user, region, queryClient } = await openTable('/admin/dashboard/artisans', 'Artisans');
    mockHost().switches.faults.listArtisans = '500';
    await queryClient.invalidateQueries();
    const notice = await region.findByRole('alert');
    expect(notice.textContent).toMatch(/could not be refreshed.*went wrong on the server/);
    expect(region.getByRole('link', { name: 'Yakubu Danjuma' })).toBeTruthy();
    delete mockHost().switches.faults.listArtisans;
    await user.click(within(notice).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(region.queryByRole('alert')).toBeNull());
  });
});

describe('a list of thousands', () => {
  /** Makes the host list this many jobs, each starting a minute after the previous one. */
  const serveJobs = (count: number) => {
    const jobs = Array.from({ length: count }, (_, at) => ({
      job_id: at + 1,
      start_date: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
      amount: 10,
      job_status: 'accepted',
    }));
    serve('listJobs', jobs);
  };

  it('stays on screen during a refetch, and appears at once when the page is opened again', async () => {
    serveJobs(3000);
    const { region, column, queryClient, router } = await openTable('/admin/jobs', 'Jobs');
    const busy: (string | null)[] = [];
    const watcher = new MutationObserver(() =>
      busy.push(document.querySelector('table')?.getAttribute('aria-busy') ?? null),
    );
    onTestFinished(() => watcher.disconnect());
    expect(column('Job ID')).toEqual(['3000', '2999', '2998', '2997', '2996']);
    expect(region.getByText('1–5 of 3,000')).toBeTruthy();
    expect(region.getByText(/^Total Amount:/).textContent).toContain('₦30,000.00');

    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    serveJobs(3001);
    await queryClient.invalidateQueries();
    await waitFor(() => expect(column('Job ID')[0]).toBe('3001'));
    expect(busy).not.toContain('true');

    await router.navigate({ to: '/admin/dashboard/verification' });
    await screen.findByRole('heading', { name: 'Verification', level: 1 });
    busy.length = 0;
    await router.navigate({ to: '/admin/jobs' });
    await screen.findByText('1–5 of 3,001');
    expect(busy).not.toContain('true');
  });
});

describe('on a phone', () => {
  it('rows are cards with the same words and actions, and sorting is in the menu', async () => {
    setWindowWidth(390);
    const { user } = renderApp('/admin/dashboard/artisans');
    const list = within(await screen.findByRole('list', { name: 'Artisans' }));
    expect(await list.findByRole('link', { name: 'Yakubu Danjuma' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(list.getByRole('link', { name: 'View Yakubu Danjuma' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Filters and order' }));
    await user.click(await screen.findByRole('menuitemradio', { name: /^ID/ }));
    await waitFor(() => expect(list.getAllByText(/^ID \d+/)[0]?.textContent).toBe('ID 1'));
  });

  it('the menu is a drawer that a link closes, and the bottom bar has links and Back', async () => {
    setWindowWidth(390);
    const { user } = renderApp('/admin/jobs');
    await screen.findByRole('heading', { name: 'Jobs', level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText('admin@artisan.example')).toBeTruthy();
    await user.click(drawer.getByRole('link', { name: 'Verification' }));
    await screen.findByRole('heading', { name: 'Verification', level: 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const bar = within(screen.getByRole('navigation', { name: 'Shortcuts' }));
    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Artisans',
      'Clients',
    ]);
    await user.click(bar.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Jobs', level: 1 })).toBeTruthy();
  });
});
