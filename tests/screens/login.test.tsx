import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readToken, reportRefused } from '../../src/api/transport/token.ts';
import { hold } from '../support/hold.ts';
import { hostToken } from '../support/host-token.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp, storedAdministrator } from '../support/render-app.tsx';
import { signIn } from '../support/sign-in.ts';
import { watchCalls } from '../support/watch-calls.ts';
import { writeText } from '../support/write-text.ts';

async function openLogin(address = '/admin/login') {
  const app = renderApp(address, { token: null });
  const email = await screen.findByLabelText('Email');
  const password = screen.getByLabelText('Password');
  return { ...app, email, password };
}

describe('the login page', () => {
  it('has the heading of the specification, the focus in the e-mail field, and shows the password on request; it opens the dashboard, and stores token and role but not the password', async () => {
    const { email, password, user, address } = await openLogin();
    expect(screen.getByRole('heading', { name: 'admin login' })).toBeTruthy();
    expect(document.activeElement).toBe(email);
    expect([email, password].map((field) => field.hasAttribute('required'))).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(password.getAttribute('type')).toBe('password');
    await signIn();
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    expect(address()).toBe('/admin/dashboard');
    expect(localStorage.getItem('token')).toBe('mock-admin');
    expect(localStorage.getItem('administrator')).toBe(storedAdministrator);
    expect(JSON.stringify([localStorage, sessionStorage].map(Object.entries))).not.toContain(
      'artisan-admin',
    );
  });

  it('shows each failure above the sentence of the host, until the next letter is typed', async () => {
    const { password } = await openLogin();
    for (const [fault, ...lines] of [
      ['400', 'Missing Email or password', 'The request could not be read.'],
      ['401', 'Unathorized access'],
      ['empty-500', 'Login failed', 'The host failed.'],
      ['no-answer', 'Something went wrong'],
    ] as const) {
      mockHost().switches.faults.login = fault;
      await signIn();
      const message = await screen.findByRole('alert');
      expect(
        [...message.querySelectorAll('p')].map((line) => line.textContent),
        fault,
      ).toEqual(lines);
      expect(document.activeElement).toBe(message);
      expect(screen.getByRole('button', { name: 'Login Account' })).toBeTruthy();
      expect(localStorage.getItem('token')).toBeNull();
      writeText(password, 'x');
      expect(screen.queryByRole('alert')).toBeNull();
    }
    // The sentence of the host says how long an account is locked.
    mockServer.use(
      http.post('*/api/v1/admin/login', () =>
        HttpResponse.json({ message: 'Locked for 15 minutes.' }, { status: 401 }),
      ),
    );
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toContain('Locked for 15 minutes.');
  });

  it('sends what a password manager has filled in without events', async () => {
    const sent: unknown[] = [];
    mockServer.use(
      http.post('*/api/v1/admin/login', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({}, { status: 401 });
      }),
    );
    const { user, email, password } = await openLogin();
    const fill = (field: HTMLElement, text: string) => {
      // React does not notice a value that is set in this way.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    };
    fill(email, 'admin@artisan.example');
    fill(password, 'artisan-admin');
    // A render in between does not empty the fields.
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    await user.click(screen.getByRole('button', { name: 'Login Account' }));
    await screen.findByText('Unathorized access');
    expect(sent).toEqual([
      { email: 'admin@artisan.example', password: 'artisan-admin', device_token: 'admin-web' },
    ]);
    expect(password).toHaveProperty('value', 'artisan-admin');
  });

  it('shows a loader in place of the button, and sends one call for two presses of Enter', async () => {
    let calls = 0;
    const held = hold();
    mockServer.use(
      http.post('*/api/v1/admin/login', async () => {
        calls += 1;
        await held.wait();
        return HttpResponse.json({ message: 'no' }, { status: 401 });
      }),
    );
    const { email, password, user } = await openLogin();
    await user.type(email, 'a@b.example');
    await user.type(password, 'x{Enter}{Enter}');
    expect(screen.getByRole('status', { name: 'Signing in' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Login Account' })).toBeNull();
    held.release();
    await screen.findByRole('alert');
    expect(calls).toBe(1);
  });

  it('shows the outcome also if a letter is typed while the call is under way, and works again', async () => {
    const held = hold();
    mockServer.use(http.post('*/api/v1/admin/login', () => held.wait(), { once: true }));
    const { password } = await openLogin();
    mockHost().switches.faults.login = '401';
    await signIn();
    await held.whenReached;
    const status = await screen.findByRole('status', { name: 'Signing in' });
    writeText(password, 'x');
    expect(status.isConnected).toBe(true);
    held.release();
    expect((await screen.findByRole('alert')).textContent).toContain('Unathorized access');
    delete mockHost().switches.faults.login;
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeTruthy();
  });

  it('checks the fields before it sends a call, and leads to the wrong one', async () => {
    let calls = 0;
    mockServer.use(
      http.post('*/api/v1/admin/login', () => {
        calls += 1;
        return HttpResponse.error();
      }),
    );
    const { user, email } = await openLogin();
    expect(email.closest('form')).toHaveProperty('noValidate', true);
    for (const [typedEmail, typedPassword, message, label] of [
      ['', '', 'Missing Email or password', 'Email'],
      ['ada@example.ng', '', 'Missing Email or password', 'Password'],
      ['ada', 'x', 'Invalid email address', 'Email'],
    ] as const) {
      await signIn(typedEmail, typedPassword);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe(message);
      const wrong = screen.getByLabelText(label);
      expect(document.activeElement).toBe(wrong);
      expect(wrong.getAttribute('aria-describedby')).toBe(alert.id);
      expect(wrong.getAttribute('aria-invalid')).toBe('true');
      await user.type(wrong, 'y');
      expect(screen.queryByRole('alert')).toBeNull();
    }
    expect(calls).toBe(0);
  });
});

describe('the guard', () => {
  it('leads from every address to the login without a session, and back to the address with its search after the sign-in', async () => {
    const list = '/admin/dashboard/artisans?q=bello&page=1';
    const { router, address } = renderApp('/', { token: null });
    for (const path of ['/', '/admin/dashboard', '/admin/jobs', '/sidebar', '/nonsense', list]) {
      router.history.push(path);
      await waitFor(() => expect(address(), path).toMatch(/^\/admin\/login/));
      expect(await screen.findByRole('heading', { name: 'admin login' })).toBeTruthy();
    }
    await signIn();
    await screen.findByRole('heading', { name: 'Artisans', level: 1 });
    expect(address()).toContain('q=bello');
    expect(await screen.findByRole('link', { name: 'View Aisha Bello' })).toBeTruthy();
  });

  // tests/unit/words.test.ts has more addresses outside the app.
  it('does not redirect out of the app', async () => {
    const { address } = await openLogin('/admin/login?redirect=%2F%2Fevil.example');
    await signIn();
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    expect(address()).toBe('/admin/dashboard');
  });
});

describe('the end of a session', () => {
  it('by signing out removes all stored data', async () => {
    const { user, queryClient, address } = renderApp('/admin/dashboard/artisans');
    await screen.findByRole('link', { name: 'Yakubu Danjuma' });
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByRole('heading', { name: 'admin login' });
    expect(address()).toBe('/admin/login');
    expect(screen.queryByText(/session has ended/)).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(0));
  });

  it('leads from the first page to the sign-in, which has the address of the page', async () => {
    const page = '/admin/dashboard/artisan/artisan-info?artisanId=1';
    mockHost().switches.faults.all = '401';
    const { address } = renderApp(page);
    expect(await screen.findByText(/^Your session has ended/)).toBeTruthy();
    const { pathname, searchParams } = new URL(address(), 'https://office.example');
    expect(pathname).toBe('/admin/login');
    expect(searchParams.get('redirect')).toBe(page);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('comes with the sign-in of another account in another tab, so that no call carries that account’s token', async () => {
    const { address, router, queryClient, session } = renderApp('/admin/jobs');
    await screen.findByRole('heading', { name: 'Jobs', level: 1 });
    const signInElsewhere = (email: string) => {
      localStorage.setItem('administrator', JSON.stringify({ email, role: 'admin' }));
      dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'mock-admin' }));
    };
    // The same account may sign in again, for example after its session ended.
    signInElsewhere('admin@artisan.example');
    expect(session.isSignedIn()).toBe(true);
    signInElsewhere('bayo@artisan.example');
    expect(readToken()).toBeNull();
    session.end('expired');
    expect(await screen.findByText(/^Another account signed in in another tab/)).toBeTruthy();
    expect(localStorage.getItem('token')).toBe(hostToken());
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(0));
    await router.navigate({ to: '/admin/dashboard/artisans' });
    expect(address()).toMatch(/^\/admin\/login/);
    await signIn();
    await screen.findByRole('heading', { level: 1, name: /Jobs|Artisans/ });
  });

  it('in another tab signs this tab out, also if the account signed in there', async () => {
    const { router } = renderApp('/admin/login', { token: null });
    await screen.findByLabelText('Email');
    localStorage.setItem('token', 'mock-admin');
    localStorage.setItem('administrator', storedAdministrator);
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'mock-admin' }));
    await router.navigate({ to: '/admin/jobs' });
    await screen.findByRole('heading', { name: 'Jobs', level: 1 });
    localStorage.removeItem('token');
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(await screen.findByText(/^You signed out in another tab/)).toBeTruthy();
  });

  it('comes with the next call after the token was removed, as with a 401', async () => {
    const { queryClient, address } = renderApp('/admin/dashboard/artisans');
    await screen.findByRole('link', { name: 'Yakubu Danjuma' });
    await screen.findByRole('button', { name: /^Waiting for you: .*unread messages/ });
    localStorage.removeItem('token');
    void queryClient.invalidateQueries();
    expect(await screen.findByRole('heading', { name: 'admin login' })).toBeTruthy();
    expect(screen.getByText(/^Your session has ended/)).toBeTruthy();
    expect(screen.queryByText('Yakubu Danjuma')).toBeNull();
    expect(screen.queryByText('Unathorized access')).toBeNull();
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(0));
    await signIn();
    await screen.findByRole('heading', { name: 'Artisans', level: 1 });
    expect(address()).toBe('/admin/dashboard/artisans');
  });

  it('comes with the next page after the token was removed', async () => {
    const { user } = renderApp('/admin/jobs');
    await screen.findByRole('heading', { name: 'Jobs', level: 1 });
    localStorage.removeItem('token');
    await user.click(screen.getByRole('link', { name: 'Verification' }));
    expect(await screen.findByText(/^Your session has ended/)).toBeTruthy();
  });

  const replyPath = '/admin/dashboard/contactforms?message=317';

  it('by a 401 does not ask about unsent text, which is restored after signing in', async () => {
    const { user, queryClient } = renderApp(replyPath);
    writeText(await screen.findByRole('textbox', { name: 'Reply' }), 'Half a sentence');
    await screen.findByRole('button', { name: /^Waiting for you: .*unread messages/ });
    mockHost().switches.faults.all = '401';
    void queryClient.invalidateQueries();
    expect(await screen.findByText(/^Your session has ended/)).toBeTruthy();
    // The page was left, and no dialog asked about the text.
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText(/came a week late/)).toBeNull();
    mockHost().switches.faults = {};
    // This is the same administrator, because letter case in the e-mail does not matter.
    await signIn('Admin@Artisan.Example');
    const field = await screen.findByRole('textbox', { name: 'Reply' });
    expect(field).toHaveProperty('value', 'Half a sentence');
    expect(screen.getByText(/^Your unsent reply is restored/)).toBeTruthy();
    await user.click(screen.getByText('Discard'));
    expect(field).toHaveProperty('value', '');
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not show unsent text to another administrator in the same tab', async () => {
    sessionStorage.setItem('reply ["other@artisan.example","317"]', 'Not yours');
    renderApp(replyPath);
    expect(await screen.findByRole('textbox', { name: 'Reply' })).toHaveProperty('value', '');
  });

  it('does not come with 403, and comes once with several 401', async () => {
    mockHost().switches.faults.listJobs = '403';
    const { queryClient, router } = renderApp('/admin/jobs');
    expect(await screen.findByText('This account may not use the back office.')).toBeTruthy();
    await screen.findByRole('button', { name: /^Waiting for you: .*unread messages/ });
    expect(localStorage.getItem('token')).toBe(hostToken());
    const visited: string[] = [];
    router.subscribe('onResolved', ({ toLocation }) => visited.push(toLocation.pathname));
    mockHost().switches.faults.all = '401';
    void queryClient.invalidateQueries();
    await screen.findByText(/^Your session has ended/);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(visited).toEqual(['/admin/login']);
  });

  it('by 401 shows a notice, and returns to path and search', async () => {
    const { address } = renderApp('/admin/dashboard/transaction-history?q=paid');
    await screen.findByRole('heading', { name: 'Transaction History', level: 1 });
    // If the last reads of the page were refused, the session would end too early.
    await screen.findByRole('button', { name: /^Waiting for you: .*unread messages/ });
    mockHost().switches.faults.all = '401';
    // A click by `user` hovers first. If it takes longer than 50 ms, the page is read ahead, and its 401 comes too early.
    fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    expect(await screen.findByText(/Your session has ended/)).toBeTruthy();
    mockHost().switches.faults = {};
    await signIn();
    await screen.findByRole('heading', { name: 'Jobs', level: 1 });
    expect(address()).toBe('/admin/jobs');
  });
});

describe('signing out, on our host', () => {
  onRealHost(mockServer);

  /** Presses Sign Out. Unless `waitEnds`, the wait of one second for the host has no end, as a busy machine may need more. */
  async function pressSignOut({ waitEnds = false } = {}) {
    const [out] = await screen.findAllByRole('button', { name: 'Sign Out' });
    if (!waitEnds) vi.useFakeTimers({ toFake: ['setTimeout'] });
    fireEvent.click(out ?? document.body);
    vi.useRealTimers();
  }

  async function signOut(options?: { waitEnds: boolean }) {
    renderApp('/admin/jobs');
    await screen.findByRole('button', { name: /unread messages/ });
    await pressSignOut(options);
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByText(/session has ended/)).toBeNull();
  }

  it('also ends the session on the host', async () => {
    const sessions = () => realHost().query('select account_id from sessions order by 1');
    expect(await sessions()).toEqual([{ account_id: 1 }, { account_id: 2 }]);
    await signOut();
    await waitFor(async () => expect(await sessions()).toEqual([{ account_id: 2 }]));
  });

  it('also ends the session on the host while the first list is loading', async () => {
    const held = hold();
    mockServer.use(http.get('*/api/v1/admin/job/history', () => held.wait()));
    onTestFinished(() => held.release());
    const calls = watchCalls(mockServer, /logout$/);
    renderApp('/admin/jobs');
    await held.whenReached;
    await pressSignOut();
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(calls).toEqual(['logout']);
  });

  it('also ends the session on the host in place of a new password, which that requires', async () => {
    await realHost().query('update accounts set must_change_password = true where id = 1');
    const calls = watchCalls(mockServer, /logout$/);
    renderApp('/admin/login', { token: null });
    await signIn();
    await screen.findByRole('heading', { name: 'Choose your password' });
    await pressSignOut();
    expect(await screen.findByRole('heading', { name: 'admin login' })).toBeTruthy();
    expect(calls).toEqual(['logout']);
  });

  it('works in the browser when the host refuses it', async () => {
    realHost().switches.faults.logout = '401';
    await signOut();
  });

  it('works in the browser while the host does not answer', async () => {
    const held = hold();
    mockServer.use(http.post('*/api/v1/admin/logout', () => held.wait()));
    await signOut({ waitEnds: true });
    held.release();
  });

  it.each([
    ['another call gets 401', () => reportRefused(readToken())],
    [
      'another tab, whose call got 401, deletes the token',
      () => {
        localStorage.removeItem('token');
        window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
      },
    ],
  ])('has no notice if, before the host answers, %s', async (_, endEarly) => {
    const held = hold();
    mockServer.use(http.post('*/api/v1/admin/logout', () => held.wait()));
    const { router } = renderApp('/admin/jobs');
    await pressSignOut();
    await held.whenReached;
    const visited: string[] = [];
    router.subscribe('onBeforeNavigate', ({ toLocation }) => visited.push(toLocation.href));
    endEarly();
    held.release();
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(visited).toEqual(['/admin/login']);
  });

  it('sends no call to a host that does not offer it', async () => {
    realHost().switches.offer = [];
    const calls = watchCalls(mockServer, /logout$/);
    await signOut();
    expect(calls).toEqual([]);
  });
});
