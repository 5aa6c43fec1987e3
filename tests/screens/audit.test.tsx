import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hold } from '../support/hold.ts';
import { mockServer, serve } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { partPaymentColumns } from '../support/screens.ts';
import { watchCalls } from '../support/watch-calls.ts';
import { watchDownloads } from '../support/watch-downloads.ts';

const path = '/admin/dashboard/audit';

onRealHost(mockServer);

/** Adds entries of the page Terms to the audit, one a second after `startsAt`; the first one is the oldest. */
const addEntries = (entries: readonly object[], startsAt = '2026-11-18T10:00:00Z') =>
  realHost().query(
    `insert into audit_entries (at, account_id, action, subject, subject_id, sentence, before, after, detail)
     select $2::timestamptz + place * interval '1 second', 1, 'update', 'page', 'terms', entry->>'sentence',
       entry->'before', entry->'after', '{}'
     from jsonb_array_elements($1::jsonb) with ordinality as added (entry, place)`,
    [JSON.stringify(entries), startsAt],
  );

const findTable = async () => within(await screen.findByRole('region', { name: 'Audit' }));
const rows = async () => {
  const table = await findTable();
  return table.getAllByRole('row').slice(1);
};
/** Opens the page with this search in its address, and returns its table. */
async function openAudit(search = '') {
  const app = renderApp(path + search);
  return { ...app, table: await findTable() };
}
const wordsOf = (element: Element | undefined) => element?.textContent ?? '';

describe('the Audit page', () => {
  it('shows the newest 25 entries, with time in Lagos, account, sentence, reason and address, and goes to older ones and back, with the cursor in the address', async () => {
    const { user, address, router, table } = await openAudit();
    expect(await table.findByText('50 entries')).toBeTruthy();
    expect(await rows()).toHaveLength(25);
    const row = table.getByRole('row', { name: /Deactivated Yakubu Danjuma/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('2026/11/06 13:00');
    const time = table.getByRole('columnheader', { name: 'Time' });
    expect(time.getAttribute('aria-sort')).toBe('descending');
    expect(wordsOf(row)).toContain('admin@artisan.example');
    expect(wordsOf(row)).toContain('Reason: Reported by three clients.');
    expect(wordsOf(row)).toContain('102.89.23.7');
    expect(within(row).getByRole('link', { name: 'Artisan 5' }).getAttribute('href')).toBe(
      '/admin/dashboard/artisan/artisan-info?artisanId=5',
    );

    const [newest] = await rows();
    const before = wordsOf(newest);
    expect(table.getByRole('button', { name: 'Newer entries: These are the newest' })).toBeTruthy();
    const older = table.getByRole('button', { name: 'Older entries' });
    older.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/\?cursor=.+$/));
    // If the button were disabled while a page loads, it would lose the focus.
    expect(older).toHaveProperty('disabled', false);
    await waitFor(async () => expect(wordsOf((await rows())[0])).not.toBe(before));
    expect(table.getByRole('button', { name: 'Older entries: These are the oldest' })).toBe(older);
    expect(document.activeElement).toBe(older);
    router.history.back();
    await waitFor(async () => expect(wordsOf((await rows())[0])).toBe(before));
  });

  it('links each entry to its record, shows the changed fields in a row, before and after, and only the differing part of long texts', async () => {
    const text = 'a word '.repeat(80);
    const sentence = 'Changed a long text.';
    const before = { name: 'Cookies', description: `${text}old` };
    const after = { name: 'Cookies', description: `${text}new` };
    await addEntries([{ sentence, before, after }]);
    await realHost().callAsOther('POST', 'note/job/1', { text: 'The client called.' });
    const { user, router, table } = await openAudit('?kind=withdrawal');
    const row = await table.findByRole('row', { name: /Approved withdrawal 1041/ });
    expect(wordsOf(row)).not.toContain('Pending');
    const changes = within(row).getByRole('button', { name: /^Changes/ });
    await user.click(changes);
    expect(changes.getAttribute('aria-expanded')).toBe('true');
    expect(wordsOf(row)).toContain('Statusbefore: Pending, after: Approved');
    expect(wordsOf(row)).toContain('Balancebefore: ₦720,000.00, after: ₦470,000.00');
    expect(within(row).getByRole('link', { name: 'Withdrawal 1041' }).getAttribute('href')).toBe(
      '/admin/dashboard/withdraw-history?record=1041',
    );
    const rejected = table.getByRole('row', { name: /Rejected withdrawal 1043/ });
    expect(
      within(rejected).getByRole('link', { name: 'Withdrawal 1043' }).getAttribute('href'),
    ).toBe('/admin/dashboard/withdraw-history?record=1043');
    await user.click(changes);
    expect(wordsOf(row)).not.toContain('Pending');

    router.history.push(`${path}?kind=job`);
    const link = await table.findByRole('link', { name: 'Job 1' });
    expect(link.getAttribute('href')).toBe('/admin/jobs?record=1');

    router.history.push(`${path}?q=long+text`);
    const long = await table.findByRole('row', { name: /Changed a long text/ });
    await user.click(within(long).getByRole('button', { name: /^Changes/ }));
    expect(wordsOf(long)).toMatch(/before: ….{0,70}old, after: ….{0,70}new/);
    expect(wordsOf(long)).not.toContain('Name');
  });

  it('goes to the oldest entries and back to the newest, with `end=last` in the address', async () => {
    const { user, address, table } = await openAudit();
    await table.findByText('50 entries');
    const first = wordsOf((await rows())[0]);
    await addEntries(
      Array.from({ length: 30 }, (_, at) => ({ sentence: `Early change ${at}.` })),
      '2020-01-01T09:00:00Z',
    );
    await user.click(table.getByRole('button', { name: 'Refresh the list' }));
    await user.click(await table.findByRole('button', { name: 'Oldest entries' }));
    await waitFor(() => expect(address()).toBe(`${path}?end=last`));
    await waitFor(async () => expect(wordsOf((await rows()).at(-1))).toContain('Early change 0.'));
    expect(
      table.getByRole('button', { name: 'Oldest entries: These are the oldest' }),
    ).toBeTruthy();
    await user.click(table.getByRole('button', { name: 'Newer entries' }));
    await waitFor(() => expect(address()).toMatch(/\?cursor=.+$/));
    await user.click(await table.findByRole('button', { name: 'Newest entries' }));
    await waitFor(async () => expect(wordsOf((await rows())[0])).toBe(first));
    expect(address()).toBe(path);
  });

  it('says that there are more entries than the host counted, and opens the changes of only one of two entries without ids', async () => {
    const makeEntry = (text: string) => ({
      at: '2026-11-20T09:12:00.000Z',
      sentence: text,
      before: { name: 'Old' },
      after: { name: text },
    });
    serve('listAuditEntries', {
      data: [makeEntry('One'), makeEntry('Two')],
      next: 'x',
      previous: null,
      total: 100_000,
      is_exact: false,
    });
    const { user, table } = await openAudit();
    expect(await table.findByText('100,000+ entries')).toBeTruthy();
    const [one, two] = await table.findAllByRole('button', { name: /^Changes/ });
    if (one !== undefined) await user.click(one);
    expect([one, two].map((button) => button?.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
    ]);
  });

  it('does not pass off the entries of one page as all where the host sends no number', async () => {
    const page = { data: [{ sentence: 'One' }, { sentence: 'Two' }], previous: null };
    serve('listAuditEntries', { ...page, next: 'x' });
    const { queryClient, table } = await openAudit();
    expect(await table.findByText('2+ entries')).toBeTruthy();
    serve('listAuditEntries', { ...page, next: null });
    await queryClient.invalidateQueries();
    expect(await table.findByText('2 entries')).toBeTruthy();
  });

  it('exports all entries that match its filters, where the host offers the export', async () => {
    const { switches } = realHost();
    switches.offer = ['listAuditEntries'];
    const files = watchDownloads();
    const calls = watchCalls(mockServer, /\/admin\/audit$/);
    const exports = () => calls.filter((call) => call.includes('format='));
    const { user, table } = await openAudit('?kind=page&q=changed');
    const disabledExport = await table.findByRole('button', {
      name: 'Export as CSV: The server does not offer this',
    });
    await user.click(disabledExport);
    expect(exports()).toEqual([]);
    cleanup();
    switches.offer = undefined;
    const again = renderApp(`${path}?kind=page&q=changed&from=2026-01-01`);
    await again.user.click(
      await (await findTable()).findByRole('button', { name: 'Export as CSV' }),
    );
    expect(await screen.findByText('Exported')).toBeTruthy();
    expect(exports()).toEqual(['audit?search=changed&kind=page&from=2026-01-01&format=csv']);
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^audit-page-from-2026-01-01-\d{4}-\d\d-\d\d\.csv$/),
    ]);
  });

  it('searches and filters on the host, has both in the address, and starts at the newest page', async () => {
    const { user, address, table } = await openAudit('?end=last');
    await table.findByText('50 entries');
    await user.selectOptions(table.getByLabelText('Kind'), 'Part payment');
    expect(await table.findByText('3 entries')).toBeTruthy();
    expect(address()).toBe(`${path}?kind=part-payment`);
    await user.type(table.getByLabelText('Search'), 'REJECTED');
    expect(await table.findByText('1 entry')).toBeTruthy();
    await waitFor(() => expect(address()).toContain('q=REJECTED'));
    const chips = within(table.getByRole('list', { name: 'Filters in force' }));
    await user.click(chips.getByRole('button', { name: 'Remove filter Kind: Part payment' }));
    expect(await table.findByText('2 entries')).toBeTruthy();
    await user.selectOptions(table.getByLabelText('Account'), 'ngozi.bello@artisan.example');
    expect(await table.findByText('1 entry')).toBeTruthy();
  });

  it('filters by days in Lagos from the address, and applies a typed day when it is complete, with the focus in the field', async () => {
    const { user, router, table } = await openAudit('?from=2026-11-10&to=2026-11-12');
    expect(await table.findByText(/^\d+ entries$/)).toBeTruthy();
    for (const row of await rows()) expect(wordsOf(row)).toMatch(/^2026\/11\/1[012]/);
    expect(table.getByLabelText('From')).toHaveProperty('value', '2026/11/10');
    expect(table.getByRole('button', { name: 'Remove filter To: 2026/11/12' })).toBeTruthy();

    router.history.push(path);
    await table.findByText('50 entries');
    const from = table.getByLabelText('From');
    const visits = router.history.length;
    await user.type(from, '2026/11/1');
    expect(router.state.location.search.from).toBeUndefined();
    await user.type(from, '0');
    expect(
      await table.findByRole('button', { name: 'Remove filter From: 2026/11/10' }),
    ).toBeTruthy();
    expect(document.activeElement).toBe(table.getByLabelText('From'));
    expect(router.history.length).toBe(visits);
  });

  it('ignores invalid filters in the address, says that nothing was found, and leads out of a search and a cursor that the host cannot read', async () => {
    const { user, address, router, table } = await openAudit('?kind=nonsense&from=2026-02-30');
    expect(await table.findByText('50 entries')).toBeTruthy();
    expect(table.queryByRole('list', { name: 'Filters in force' })).toBeNull();
    router.history.push(`${path}?q=xyz`);
    expect(await table.findByText('No Records Here!')).toBeTruthy();
    await user.click(table.getByText('Clear search'));
    expect(await table.findByText('50 entries')).toBeTruthy();
    expect(address()).toBe(path);
    router.history.push(`${path}?cursor=nonsense&kind=page`);
    expect(await table.findByText('Audit did not load')).toBeTruthy();
    await user.click(table.getByRole('button', { name: 'Show the newest entries' }));
    expect(await table.findByText('1 entry')).toBeTruthy();
    expect(address()).toBe(`${path}?kind=page`);
  });

  it('shows its rows and a notice when a refresh fails, and its rows while others load; an empty audit has no search to clear', async () => {
    const { user, router, table } = await openAudit();
    await table.findByText('50 entries');
    realHost().switches.faults.listAuditEntries = '500';
    await user.click(table.getByRole('button', { name: 'Refresh the list' }));
    expect(await table.findByText(/Audit could not be refreshed/)).toBeTruthy();
    expect(await rows()).toHaveLength(25);
    realHost().switches.faults = {};
    await user.click(table.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(table.queryByText(/could not be refreshed/)).toBeNull());
    const held = hold();
    mockServer.use(http.get('*/admin/audit', () => held.wait()));
    await user.selectOptions(table.getByLabelText('Kind'), 'Withdrawal');
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
    expect(await rows()).toHaveLength(25);
    held.release();
    expect(await table.findByText('3 entries')).toBeTruthy();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    realHost().switches.faults.listAuditEntries = 'empty';
    router.history.push(path);
    await user.click(table.getByRole('button', { name: 'Refresh the list' }));
    expect(await table.findByText('No Records Here!')).toBeTruthy();
    expect(table.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });
});

describe('the entry of the menu', () => {
  it('is below the entries of the specification and in the palette, where the host offers an audit', async () => {
    const { user } = renderApp('/admin/jobs');
    const entry = await screen.findByRole('link', { name: 'Audit' });
    const labels = () =>
      within(screen.getByRole('navigation', { name: 'Main' }))
        .getAllByRole('link')
        .map(wordsOf);
    // The count is read after the page's own list.
    await waitFor(() =>
      expect(labels().slice(-3)).toEqual([
        'Contact Forms4 waiting',
        'Integrated Services',
        'Audit',
      ]),
    );
    // The entry is between the line and Sign Out.
    const signOut = screen.getByRole('button', { name: 'Sign Out' });
    expect(entry.previousElementSibling?.tagName).toBe('HR');
    expect(entry.nextElementSibling).toBe(signOut);
    await user.keyboard('/');
    expect(await screen.findByRole('option', { name: /^Audit/ })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(entry);
    await screen.findByRole('heading', { name: 'Audit', level: 1 });
    expect(screen.getByRole('link', { name: 'Audit' }).getAttribute('aria-current')).toBe('page');
  });

  it('has a reserved place before the capabilities are read, so that no other entry moves', async () => {
    const entries = () =>
      within(screen.getByRole('navigation', { name: 'Main' }))
        .getAllByRole('link', { hidden: true })
        .map(({ style, textContent }) => `${textContent.replace(/\d.*/, '')} ${style.visibility}`);
    const held = hold();
    mockServer.use(http.all('*/api/v1/openapi.json', () => held.wait()));
    renderApp('/admin/jobs');
    await screen.findByRole('button', { name: /unread messages/ });
    const wanted = ['Contact Forms ', 'Integrated Services ', 'Audit '];
    expect(entries().slice(-3)).toEqual(['Contact Forms ', 'Integrated Services ', 'Audit hidden']);
    held.release();
    await waitFor(() => expect(entries().slice(-3)).toEqual(wanted));
    // The next visit shows the entry from the start, or leaves no place for it if the host had no audit before.
    cleanup();
    renderApp('/admin/jobs');
    await screen.findByRole('heading', { level: 1 });
    expect(entries().slice(-3)).toEqual(wanted);
    cleanup();
    localStorage.setItem('offers', '{"audit":false}');
    renderApp('/admin/jobs');
    await screen.findByRole('heading', { level: 1 });
    expect(entries().at(-2)).toBe('Contact Forms ');
  });

  it('is missing where the host offers no audit, and the page says why', async () => {
    realHost().switches.offer = [];
    renderApp('/admin/jobs');
    await screen.findByRole('button', { name: /unread messages/ });
    expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();
    cleanup();
    renderApp(path);
    expect(await screen.findByText('The server does not offer this.')).toBeTruthy();
  });
});

describe('a timeline', () => {
  const open = async (address: string) => {
    const app = renderApp(address);
    const button = await screen.findByRole('button', { name: 'History' });
    // The history of a person is open at first.
    const isPerson = address.includes('Id=');
    expect(button.getAttribute('aria-expanded')).toBe(String(isPerson));
    if (!isPerson) await app.user.click(button);
    return { ...app, history: within(screen.getByRole('region', { name: 'History' })) };
  };

  it.each([
    [
      'artisan',
      '/admin/dashboard/artisan/artisan-info?artisanId=1',
      [/^Approved withdrawal 1041/, 'Withdrawal 1041', '₦470,000.00'],
    ],
    ['client', '/admin/dashboard/client/client-info?clientId=6', [/part-payment of .* for job 7/]],
    ['page', '/admin/dashboard/Privacy', [/^Changed "What we collect"/]],
  ])('of one %s is read with one call', async (_, address, words) => {
    const calls = watchCalls(mockServer, /\/admin\/audit\/./);
    const { history } = await open(address);
    for (const word of words) expect(await history.findByText(word)).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('of a person is read when it comes near the visible part of the page', async () => {
    let comeNear: () => void = () => undefined;
    const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
    onTestFinished(() => observe.mockRestore());
    observe.mockImplementation(function (this: IntersectionObserver, target) {
      comeNear = () => {
        observe.mockRestore();
        this.observe(target);
      };
    });
    renderApp('/admin/dashboard/artisan/artisan-info?artisanId=1');
    await screen.findByRole('button', { name: 'History' });
    await screen.findAllByText('Kitchen cabinets, green lacquer');
    expect(screen.queryByText(/^Approved withdrawal 1041/)).toBeNull();
    act(() => comeNear());
    expect(await screen.findByText(/^Approved withdrawal 1041/)).toBeTruthy();
  });

  it('of a withdrawal is in its receipt; that of a part-payment is in its record, which its id opens, because the list has no Action', async () => {
    const { user, router } = renderApp('/admin/dashboard/withdraw-history');
    const [view] = await screen.findAllByRole('button', { name: /^View withdrawal 1042/ });
    await user.click(view ?? document.body);
    const history = await screen.findByRole('region', { name: 'History' });
    expect(await within(history).findByText(/^Approved withdrawal 1042/)).toBeTruthy();

    router.history.push('/admin/dashboard/all/part-payments');
    const id = await screen.findByRole('link', { name: '3' });
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(headers).toEqual(partPaymentColumns);
    await user.click(id);
    const record = within(await screen.findByRole('dialog', { name: 'Part-payment 3' }));
    expect(await record.findByText('Deadline of the job')).toBeTruthy();
    const job = record.getByRole('link', { name: '3' });
    expect(job.getAttribute('href')).toBe('/admin/jobs?record=3');
    const steps = await record.findByRole('region', { name: 'History' });
    expect(await within(steps).findByText(/^Approved the part-payment of/)).toBeTruthy();
  });

  it('has More for older entries, and its entries stay when the older ones do not load', async () => {
    const { switches } = realHost();
    await addEntries(Array.from({ length: 14 }, (_, at) => ({ sentence: `Change ${at}.` })));
    const { user, history } = await open('/admin/dashboard/Terms');
    expect(await history.findByText('Change 13.')).toBeTruthy();
    expect(history.queryByText('Change 0.')).toBeNull();
    switches.faults.listTimeline = '403';
    await user.click(history.getByRole('button', { name: 'More' }));
    expect(await history.findByText(/History could not be refreshed/)).toBeTruthy();
    expect(history.getByText('Change 13.')).toBeTruthy();
    switches.faults = {};
    await user.click(history.getByRole('button', { name: 'Retry' }));
    expect(await history.findByText('Change 0.')).toBeTruthy();
    expect(history.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('has a sentence where there are no entries', async () => {
    const { history } = await open('/admin/dashboard/Terms');
    expect(await history.findByText('No Records Here!')).toBeTruthy();
  });

  it.each(['/admin/dashboard/artisan/artisan-info?artisanId=1', '/admin/dashboard/Privacy'])(
    'is missing where the host offers none: %s',
    async (address) => {
      realHost().switches.offer = ['listAuditEntries'];
      renderApp(address);
      await screen.findByRole('link', { name: 'Audit' });
      expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
    },
  );
});
