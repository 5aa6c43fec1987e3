import { onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  act,
  cleanup,
  fireEvent,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dashboardQuery } from '../../src/api/dashboard.ts';
import { jobsHostList } from '../../src/api/jobs.ts';
import { checkConnection } from '../../src/api/transport/connection.ts';
import { withdrawalRequestsQuery } from '../../src/api/withdrawals.ts';
import { lateComponent, useLoaded } from '../../src/lib/browser/late-component.tsx';
import { reportCrashedComponent, watchMissingCode } from '../../src/lib/browser/missing-code.ts';
import { TextSearch } from '../../src/lib/row-index/text-search.ts';
import { goOffline } from '../support/go-offline.ts';
import { mockHost, mockServer, serve } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { screens } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** The pages with an entry in the menu, in its order. */
const menuPages = screens.filter(({ person }) => person === undefined);

/** The palette has the pages of the menu, Settings and Your account. */
const palettePageCount = menuPages.length + 2;

/** The field of the open palette; a page may have other comboboxes. */
const findPaletteField = () => screen.findByRole('combobox', { name: 'Search or jump to' });

describe('the menu', () => {
  it('has the entries of the specification, in order', async () => {
    const { user } = renderApp('/admin/dashboard');
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    for (const group of ['Users', 'Transactions', 'Pages Setup']) {
      const head = menu.getByRole('button', { name: new RegExp(`^${group}`) });
      await user.click(head);
      expect(head.getAttribute('aria-expanded')).toBe('true');
    }
    const entries = [...menu.getAllByRole('link')].map((link) => [
      link.textContent.replace(/\d+ waiting$/, ''),
      link.getAttribute('href'),
    ]);
    expect(entries).toEqual(menuPages.map((page) => [page.menu, page.path]));
    expect(menu.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  });

  it('opens the group of the current page, even if it was closed before, and stores which others are open', async () => {
    localStorage.setItem('open-groups', JSON.stringify({ Users: false, Transactions: false }));
    const { router, user } = renderApp('/admin/dashboard/client/client-info?clientId=1');
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    const marked = () => menu.getByRole('link', { current: 'page' }).textContent;
    expect(marked()).toBe('Clients');
    await user.click(menu.getByRole('button', { name: 'Pages Setup' }));
    await user.click(menu.getByRole('button', { name: 'Users' }));
    expect(menu.queryByRole('link', { name: 'Clients' })).toBeNull();
    await router.navigate({ to: '/admin/dashboard/artisans' });
    await waitFor(() => expect(marked()).toBe('Artisans'));
    await router.navigate({ to: '/admin/jobs' });
    await waitFor(() => expect(menu.queryByRole('link', { name: 'Clients' })).toBeNull());
    expect(menu.getByRole('link', { name: 'Terms' })).toBeTruthy();
    await router.navigate({ to: '/admin/dashboard/artisans' });
    await waitFor(() => expect(marked()).toBe('Artisans'));
  });

  it('marks a closed group that contains the current page, and shows the sum of its counts', async () => {
    const { router, user } = renderApp('/admin/dashboard/withdraw-history');
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    const head = menu.getByRole('button', { name: /^Transactions/ });
    await menu.findByText('7');
    expect(head.textContent).toBe('Transactions');
    expect(head.getAttribute('aria-current')).toBeNull();
    await user.click(head);
    await waitFor(() => expect(head.textContent).toBe('Transactions11 waiting'));
    expect(head.getAttribute('aria-current')).toBe('true');
    await router.navigate({ to: '/admin/jobs' });
    await waitFor(() => expect(head.getAttribute('aria-current')).toBeNull());
    expect(head.textContent).toBe('Transactions11 waiting');
  });
});

describe('the counts of the queues', () => {
  /** Waits for the bell with its counts. A search by role or by label in a whole page is slow. */
  const findBell = () =>
    waitFor(() => {
      const label = 'Waiting for you: 7 withdrawal requests';
      expect(document.querySelector(`[aria-label^="${label}"]`)).toBeTruthy();
    });
  /** Returns a list that records, while the page's own list is being read, whether the counts are being read too. */
  const watchCountReads = (client: QueryClient, ownListKey: QueryKey) => {
    const areCountsRead: boolean[] = [];
    const isUnderWay = (key: QueryKey) => client.isFetching({ queryKey: key }) > 0;
    const stop = client.getQueryCache().subscribe(() => {
      if (isUnderWay(ownListKey)) areCountsRead.push(isUnderWay(withdrawalRequestsQuery.queryKey));
    });
    onTestFinished(stop);
    return areCountsRead;
  };

  it("are read after the page's own list, so that they do not delay it, also after a sign-in in the same tab", async () => {
    const { switches } = mockHost();
    switches.faults.listJobs = 'slow';
    switches.slowDelayMs = 300;
    const { user, queryClient } = renderApp('/admin/jobs');
    const afterOpening = watchCountReads(queryClient, jobsHostList.whole.queryKey);
    await findBell();
    expect(new Set(afterOpening)).toEqual(new Set([false]));
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByLabelText('Email');
    switches.faults = { getDashboard: 'slow' };
    const afterSigningIn = watchCountReads(queryClient, dashboardQuery.queryKey);
    await signIn();
    await findBell();
    expect(new Set(afterSigningIn)).toEqual(new Set([false]));
  });

  it('are read on a page without a list, and after the list of a page failed', async () => {
    renderApp('/sidebar');
    await findBell();
    cleanup();
    mockHost().switches.faults.listJobs = '500';
    renderApp('/admin/jobs');
    await screen.findByRole('alert');
    await findBell();
  });
});

describe('the bell', () => {
  it('lists how many rows wait and since when, with links', async () => {
    const { user, address } = renderApp('/admin/jobs');
    const bell = await screen.findByRole('button', {
      name: 'Waiting for you: 7 withdrawal requests, 4 pending part payments, 4 unread messages',
    });
    // The badge is the sum of the rows, not the number of queues.
    expect(bell.textContent).toBe('15');
    await user.click(bell);
    const item = await screen.findByRole('menuitem', { name: /7 withdrawal requests/ });
    expect(item.textContent).toMatch(/oldest \d+ d \d+ h/);
    await user.click(item);
    await waitFor(() => expect(address()).toBe('/admin/dashboard/withdrawrequest'));
  });

  it('shows at most 99+ with the exact numbers in its name, and no count when nothing waits', async () => {
    const requests = Array.from({ length: 120 }, (_, at) => ({ id: at + 1, status: 'pending' }));
    serve('listWithdrawalRequests', requests);
    const { queryClient } = renderApp('/sidebar');
    const bell = await screen.findByRole('button', { name: /^Waiting for you: 120 withdrawal/ });
    await waitFor(() => expect(bell.textContent).toBe('99+'));
    serve('listWithdrawalRequests', []);
    mockHost().switches.faults.all = 'empty';
    await queryClient.invalidateQueries();
    await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Waiting for you: nothing'));
    expect(bell.textContent).toBe('');
  });

  it('says that nothing waits only if every list is loaded, and its last read did not fail', async () => {
    mockHost().switches.faults.all = 'empty';
    mockHost().switches.faults.listPendingPartPayments = '403';
    const { user, queryClient } = renderApp('/sidebar');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const bell = screen.getByRole('button', { name: /^Waiting for you/ });
    await user.click(bell);
    expect((await screen.findByRole('menuitem')).textContent).toBe(
      'Not everything is loadedMore may wait for you',
    );
    delete mockHost().switches.faults.listPendingPartPayments;
    await queryClient.invalidateQueries();
    expect((await screen.findByText('Nothing waits for you')).textContent).toBeTruthy();
    // Rows may wait that a failed read did not bring.
    mockHost().switches.faults.listWithdrawalRequests = '403';
    await queryClient.invalidateQueries();
    expect(await screen.findByText('Not everything is loaded')).toBeTruthy();
    expect(screen.queryByText('Nothing waits for you')).toBeNull();
    expect(document.querySelector('[aria-label="Waiting for you: nothing"]')).toBeNull();
  });
});

describe('the palette', () => {
  /** Opens the palette over a page without a list, and pastes a text. */
  async function openPalette(text = '') {
    const app = renderApp('/admin/dashboard/Privacy');
    await app.user.click(await screen.findByRole('button', { name: /Search or jump to…/ }));
    const field = await findPaletteField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    if (text !== '') await app.user.paste(text);
    return { ...app, field };
  }

  it('finds people, money and pages, and moves and scrolls through the results without another search', async () => {
    const { user, address, field } = await openPalette('o');
    await user.clear(field);
    const results = within(screen.getByRole('listbox', { name: 'Results' }));
    await waitFor(() => expect(results.getAllByRole('option')).toHaveLength(palettePageCount));
    await user.paste('okafor');
    expect(
      await results.findByRole('option', { name: /^COChukwuemeka Okafor|^Chukwuemeka Okafor/ }),
    ).toBeTruthy();
    for (const group of ['Artisans', 'Withdrawals', 'Jobs']) {
      expect(await results.findByRole('group', { name: group })).toBeTruthy();
    }
    const search = vi.spyOn(TextSearch.prototype, 'first');
    onTestFinished(() => search.mockRestore());
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    onTestFinished(() => scroll.mockRestore());
    await user.keyboard('{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(second?.getAttribute('aria-selected')).toBe('true');
    expect(scroll.mock.contexts).toEqual([second]);
    expect(search).not.toHaveBeenCalled();
    await user.keyboard('{ArrowUp}{Enter}');
    await screen.findByRole('heading', { name: 'Artisan Profile', level: 1 });
    expect(address()).toBe('/admin/dashboard/artisan/artisan-info?artisanId=1');
  });

  it('opens the match of the typed text if Enter is pressed before the entries are rendered', async () => {
    const { address, field } = await openPalette();
    // The text and Enter arrive in one task. React renders the deferred entries in a later task.
    act(() => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      value?.set?.call(field, 'contact');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await screen.findByRole('heading', { name: 'Contact Forms', level: 1 });
    expect(address()).toBe('/admin/dashboard/contactforms');
  });

  it('finds an amount as it is typed, sorts an exact id first, and opens a request without deciding it', async () => {
    const { user, address, field } = await openPalette('900000');
    expect(await screen.findByRole('option', { name: /Withdrawal 1049/ })).toBeTruthy();
    await user.clear(field);
    await user.paste('1044');
    const option = await screen.findByRole('option', { name: /Withdrawal 1044/ });
    expect(option.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Withdraw Request', level: 1 });
    expect(address()).toBe('/admin/dashboard/withdrawrequest?record=1044');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('finds each text of a record, phone numbers in every spelling, and nothing for "constructor 13"', async () => {
    const { field } = await openPalette();
    const results = within(screen.getByRole('listbox', { name: 'Results' }));
    const write = (text: string) => fireEvent.change(field, { target: { value: text } });
    for (const [text, name] of [
      ['Withdrawal 1044', /Withdrawal 1044/],
      ['withdrawal 1041', /Withdrawal 1041.*Paid/],
      ['approved okafor', /Withdrawal 1041/],
      ['Job 13', /^Job 13 ·/],
      ['rejected', /Shirts for the choir.*Rejected/],
      ['0803', /Artisan$/],
      ['0803 555 0102', /Artisan$/],
      ['+234 803 555 0102', /Artisan$/],
      ['08065550201', /Client$/],
      ['0806 555 0121', /^Message \d+ · /],
      ['umeh not read', /^Message 318 · Adaeze Umeh/],
      ['trade test certificate', /^Message \d+ · /],
      ['transaction', /^Transaction \d+ · .*₦/],
      ['part-payment', /^Part-payment for project \d+ · .*₦/],
    ] as const) {
      write(text);
      expect(await results.findAllByRole('option', { name }), text).not.toEqual([]);
      write('');
      await waitFor(() => expect(results.getAllByRole('option')).toHaveLength(palettePageCount));
    }
    write('constructor 13');
    expect(await screen.findByText('Nothing found.')).toBeTruthy();
  });

  it('opens the match of the text: a message, a job', async () => {
    const { user, address } = await openPalette('message 318');
    await user.click(await screen.findByRole('option', { name: /^Message 318/ }));
    await waitFor(() => expect(address()).toBe('/admin/dashboard/contactforms?message=318'));
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await findPaletteField());
    await user.paste('job 13');
    await user.click(await screen.findByRole('option', { name: /^Job 13/ }));
    await waitFor(() => expect(address()).toBe('/admin/jobs?record=13'));
  });

  it('sorts an exact id before rows that contain its digits, and offers no row without an id', async () => {
    const others = Array.from({ length: 30 }, (_, at) => ({
      id: 7700 + at,
      artisan_name: 'Ada 77',
    }));
    const requests = [{ id: null, artisan_name: 'Nobody 77' }, ...others];
    const approved = [...others.map(({ id }) => ({ id: id + 70_000 })), { id: 77 }];
    serve('listWithdrawalRequests', requests);
    serve('listApprovedWithdrawals', approved);
    const { user, address } = await openPalette('77');
    await screen.findByRole('option', { name: /^Withdrawal 77 / });
    const group = within(screen.getByRole('group', { name: 'Withdrawals' }));
    const names = () => group.getAllByRole('option').map((option) => option.textContent);
    await waitFor(() =>
      expect(names().slice(5)).toEqual(['All in Withdraw Request', 'All in Withdraw History']),
    );
    expect(names()[0]).toMatch(/^Withdrawal 77 /);
    expect(names()[1]).toMatch(/^Withdrawal 7700 /);
    expect(screen.queryByRole('option', { name: /Nobody/ })).toBeNull();
    await user.click(screen.getByRole('option', { name: /^Withdrawal 77 / }));
    await waitFor(() => expect(address()).toBe('/admin/dashboard/withdraw-history?record=77'));
  });

  it('tells namesakes apart, and opens all results of a kind', async () => {
    const people = Array.from({ length: 6 }, (_, at) => ({
      id: at + 1,
      first_name: 'Ada',
      last_name: 'Namesake',
      ward: `Ward ${at}`,
      lga: 'Ikeja',
      state: 'Lagos',
    }));
    serve('listArtisans', people);
    const { user, address } = await openPalette('ada namesake');
    const group = within(await screen.findByRole('group', { name: 'Artisans' }));
    const details = group.getAllByRole('option').map((option) => option.children[1]?.textContent);
    expect(details.slice(0, 2)).toEqual([
      'Ada NamesakeID 1 · Ward 0, Ikeja, Lagos · Artisan',
      'Ada NamesakeID 2 · Ward 1, Ikeja, Lagos · Artisan',
    ]);
    expect(details).toHaveLength(6);
    await user.click(group.getByRole('option', { name: 'All in Artisans' }));
    await waitFor(() => expect(address()).toBe('/admin/dashboard/artisans?q=ada+namesake'));
    expect(await screen.findByText('1–6 of 6')).toBeTruthy();
  });

  it('says when nothing matches, and when a list could not be searched', async () => {
    mockHost().switches.faults.listClients = '500';
    await openPalette('zzzz');
    expect(await screen.findByText(/Nothing found\..*Some lists did not load/)).toBeTruthy();
  });

  it('does not open while the focus is in a field', async () => {
    const { user } = renderApp('/admin/jobs');
    await user.type(await screen.findByRole('searchbox'), 'a/b');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('the focus', () => {
  it('returns to the button that opened the palette, or to the row that had it when a key opened the palette', async () => {
    const { user } = renderApp('/admin/jobs');
    await screen.findByText('1–5 of 14');
    const opener = screen.getByRole('button', { name: /Search or jump to…/ });
    await user.click(opener);
    const field = await findPaletteField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    opener.blur();
    await user.keyboard('jj');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('1'));
    const row = document.activeElement;
    await user.keyboard('/');
    const box = await findPaletteField();
    await waitFor(() => expect(document.activeElement).toBe(box));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(row));
  });
});

describe('the rest of the frame', () => {
  it('lists the keys, switches between light, dark and the system’s theme, and shows the signed-in administrator', async () => {
    const { user } = renderApp('/admin/jobs');
    await screen.findByRole('button', { name: /^Waiting for you: \d/ });
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
    await user.keyboard('{Escape}');
    const pressTheme = () => user.click(screen.getByRole('button', { name: /^Theme:/ }));
    await screen.findByRole('button', { name: 'Theme: System. Change to Light' });
    await pressTheme();
    expect(document.documentElement.dataset.theme).toBe('light');
    await pressTheme();
    expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual([
      'dark',
      'dark',
    ]);
    await pressTheme();
    expect(localStorage.getItem('theme')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Account: Admin' }));
    expect(await screen.findByText('Admin · admin@artisan.example')).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toBeTruthy();
  });

  it('ignores a key event without a key, which a browser sends when it fills in a field', async () => {
    renderApp('/admin/jobs?record=13');
    await screen.findByRole('button', { name: /^Waiting for you: \d/ });
    await screen.findByRole('dialog', { name: 'Job 13' });
    const failures: unknown[] = [];
    const onError = ({ error }: ErrorEvent) => failures.push(error);
    addEventListener('error', onError);
    onTestFinished(() => removeEventListener('error', onError));
    const field = await screen.findByRole('searchbox');
    act(() => void field.dispatchEvent(new Event('keydown', { bubbles: true })));
    expect(failures).toEqual([]);
  });

  it('renders a late part only when it is wanted, even if it is loaded earlier', async () => {
    const part = lateComponent(() => Promise.resolve({ Part: () => null }), 'Part');
    await part.load();
    const { result, rerender } = renderHook(({ isWanted }) => useLoaded(part, isWanted), {
      initialProps: { isWanted: false },
    });
    expect(result.current).toBe(false);
    rerender({ isWanted: true });
    expect(result.current).toBe(true);
  });

  describe('a part that does not load', () => {
    const file = 'https://office.example/assets/menu-1.js';
    const failToLoad = () => {
      const payload = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      return payload;
    };
    const open = async () => {
      onTestFinished(watchMissingCode(() => void checkConnection()));
      renderApp('/admin/jobs');
      await screen.findByRole('heading', { name: 'Jobs', level: 1 });
    };

    // tests/unit/missing-code.test.ts has the other answers.
    it('is reported as a new version where the server answers with the page instead of it', async () => {
      mockServer.use(http.head(file, () => HttpResponse.html('<!doctype html>')));
      await open();
      failToLoad();
      expect((await screen.findByRole('alert')).textContent).toMatch(/^A new version is out/);
      expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    });

    it('is reported as a missing connection where the server does not answer', async () => {
      let isReachable = false;
      mockServer.use(
        http.head('*', () =>
          isReachable ? new HttpResponse(null, { status: 204 }) : HttpResponse.error(),
        ),
      );
      await open();
      const error = failToLoad();
      // The message must differ from the browser's own, for which the router reloads the page.
      expect(error.message).not.toMatch(/^Failed to fetch dynamically/);
      await waitFor(() => expect(screen.getByText('No connection.')).toBeTruthy());
      expect(screen.queryByText('A new version is out')).toBeNull();
      expect(screen.getByText(/read at \d\d:\d\d\./)).toBeTruthy();
      isReachable = true;
      await waitFor(() => expect(screen.queryByText('No connection.')).toBeNull(), {
        timeout: 10_000,
      });
    });

    it('is reported as not opened if the administrator opened it', async () => {
      mockServer.use(
        http.head(file, () => HttpResponse.error()),
        http.head(location.origin, () => new HttpResponse(null)),
      );
      await open();
      const part = lateComponent<'Part', { Part: () => null }>(
        () => Promise.reject(failToLoad()),
        'Part',
      );
      await part.load();
      expect((await screen.findByRole('alert')).textContent).toMatch(/^Not opened/);
      expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
      await lateComponent(() => Promise.resolve({ Part: () => null }), 'Part').load();
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    });

    it('is not reported when it fails to load ahead without a connection', async () => {
      mockServer.use(http.head(file, () => HttpResponse.error()));
      await open();
      expect(
        await lateComponent<'Part', { Part: () => null }>(
          () => Promise.reject(failToLoad()),
          'Part',
        ).loadAhead(),
      ).toBeUndefined();
      expect(screen.queryByText('Not opened')).toBeNull();
    });
  });

  it('says without a connection that a part of the page was not read', async () => {
    mockHost().switches.faults.listApprovedWithdrawals = '500';
    renderApp('/admin/dashboard');
    await screen.findByText('The chart did not load');
    await goOffline();
    const banner = await screen.findByText(/Some of this page was not read/);
    expect(banner.textContent).toMatch(
      /^No connection\. Some of this page was not read; the rest was read at \d\d:\d\d\. Nothing can be decided until the connection is back\.$/,
    );
    act(() => onlineManager.setOnline(true));
  });

  it('says until the connection is back that there is none and how old the data of the page is, without regard to the capabilities', async () => {
    const { queryClient } = renderApp('/admin/jobs');
    await screen.findByText('1–5 of 14');
    await screen.findByRole('button', { name: /unread messages/ });
    // The capabilities are read once in a session, so they can be older than the page.
    const options = { updatedAt: Date.UTC(2026, 0, 1) };
    const capabilities = Object.assign(new Set<string>(), { shortCalls: new Set<string>() });
    act(() => void queryClient.setQueryData(['capabilities'], capabilities, options));
    await goOffline();
    const banner = await screen.findByText(/What you see was read at \d\d:\d\d\./);
    expect(banner.textContent).not.toContain('2026/01/01');
    expect(banner.textContent).toMatch(/^No connection\..*Nothing can be decided/);
    expect(banner.closest('[role="status"]')).toBeTruthy();
    // The data on screen stays.
    expect(screen.getByText('1–5 of 14')).toBeTruthy();
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(screen.queryByText('No connection.')).toBeNull());
  });
});

// The second test has to follow the first one.
describe('a notice that a part of the page stopped', { shuffle: false }, () => {
  it('is on the page of its test', async () => {
    renderApp('/sidebar');
    await screen.findByRole('navigation', { name: 'All pages' });
    act(reportCrashedComponent);
    expect(screen.getByRole('alert').textContent).toMatch(/^A part of the page stopped/);
  });

  it('is not on the page of the next test', async () => {
    renderApp('/sidebar');
    await screen.findByRole('navigation', { name: 'All pages' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the dashboard', () => {
  it('shows NIL and not 0 for a figure that the host does not send', async () => {
    serve('getDashboard', { clients: 0 });
    renderApp('/admin/dashboard');
    const tile = async (label: string) =>
      (await screen.findByText(label)).closest('div')?.textContent;
    await waitFor(async () => expect(await tile('Total Revenue')).toContain('NIL'));
    expect(await tile('Ongoing Jobs')).toContain('NIL');
    const clients = screen.getByRole('main').querySelector('a[href="/admin/dashboard/clients"]');
    expect(clients?.closest('div')?.textContent).toBe('Clients0');
  });

  it('compares the days that have ended also after a midnight in Lagos that passes while it is open', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const now = Date.parse('2026-11-18T22:00:00Z');
    vi.useFakeTimers({ shouldAdvanceTime: true, now });
    const paid = { type: 'payment', payment_status: 'successful', amount: 1_000 };
    const rows = [
      { ...paid, id: 1, date: '2026-10-10' },
      { ...paid, id: 2, date: '2026-11-10' },
    ];
    serve('listTransactions', rows);
    renderApp('/admin/dashboard');
    const changeText = async () => {
      const card = (await screen.findByText('Total Revenue')).closest('div');
      return card?.querySelector('[data-tip]')?.textContent;
    };
    await waitFor(async () => expect(await changeText()).toContain('1–17 Nov vs 1–17 Oct'));
    serve('listTransactions', [...rows, { ...paid, id: 3, date: '2026-11-18T23:30:00+01:00' }]);
    vi.setSystemTime(now + 2 * 3_600_000);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await changeText()).toContain('1–18 Nov vs 1–18 Oct');
    await waitFor(async () => expect(await changeText()).toContain('2026/11/18: ₦2,000.00'));
  });

  it('names both periods of a change, moves through the months of the chart with the arrow keys, has all months of its address in a table, and links its figures to the lists', async () => {
    const { user, address } = renderApp('/admin/dashboard?months=18');
    const revenue = (await screen.findByText('Total Revenue')).closest('div');
    await waitFor(() => expect(revenue?.textContent).toMatch(/from the same days of last month/));
    const chip = revenue?.querySelector('[data-tip]');
    const span = String.raw`\d{4}/\d\d/01 – \d{4}/\d\d/\d\d: ₦`;
    expect(chip?.getAttribute('data-tip')).toMatch(new RegExp(`^${span}.*, ${span}`));
    expect(chip?.textContent).toMatch(new RegExp(`${span}.*${span}`));
    expect(chip?.textContent).toContain('1–17 Nov vs 1–17 Oct');

    const chart = await screen.findByRole('slider', { name: 'Revenue and withdrawals by month' });
    const value = () => chart.getAttribute('aria-valuetext');
    act(() => chart.focus());
    const last = value();
    expect(last).toMatch(/so far: revenue ₦.*; 1–18 Oct: revenue ₦/);
    // Already the first press of an arrow key moves.
    await user.keyboard('{ArrowLeft}');
    const before = value();
    expect(before).not.toBe(last);
    expect(before).not.toMatch(/so far/);
    await user.keyboard('{End}');
    expect(value()).toBe(last);
    const table = within(screen.getByRole('table', { name: 'Revenue and withdrawals by month' }));
    expect(table.getAllByRole('row')).toHaveLength(19);
    expect(screen.getByLabelText('Months shown')).toHaveProperty('value', '18');
    await user.selectOptions(screen.getByLabelText('Months shown'), '6');
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(7));
    await waitFor(() => expect(address()).toBe('/admin/dashboard?months=6'));
    await user.selectOptions(screen.getByLabelText('Months shown'), '12');
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
    expect(table.getAllByRole('row')).toHaveLength(13);

    await user.click(screen.getByRole('link', { name: 'Ongoing Jobs' }));
    await screen.findByRole('heading', { name: 'Jobs', level: 1 });
    expect(address()).toBe('/admin/jobs?job_status=ongoing');
    expect(await screen.findByText('1–2 of 2')).toBeTruthy();
  });

  it('shows every other panel when one does not load', async () => {
    mockHost().switches.faults.getDashboard = '500';
    renderApp('/admin/dashboard');
    expect(await screen.findByText('The dashboard figures did not load')).toBeTruthy();
    expect(await screen.findByRole('slider')).toBeTruthy();
    expect(await screen.findByText('Jobs by status')).toBeTruthy();
    const table = within(screen.getByRole('region', { name: 'Job History' }));
    expect(await table.findByText('1–5 of 14')).toBeTruthy();
  });
});
