import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { goOffline } from '../support/go-offline.ts';
import { hold } from '../support/hold.ts';
import { mockServer } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { signIn } from '../support/sign-in.ts';

const path = '/admin/settings';
const currentPassword = 'artisan-admin';
const newPassword = 'green kettle by the door';
const notOffered = 'The server does not offer this';

const findSection = async (name: string) => within(await screen.findByRole('region', { name }));
/** Finds only the field: the button that shows the password has the same label. */
const findField = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const storedTexts = () => JSON.stringify([localStorage, sessionStorage].map(Object.entries));

async function changePassword(user: UserEvent, from: string, to: string) {
  for (const [label, text] of [
    ['Current password', from],
    ['New password', to],
  ] as const) {
    const field = await findField(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  // Until it is known what the host offers, the name of the button also has a reason.
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
}

it('has the settings of the browser on a host of the 25 calls, and says why the others are disabled', async () => {
  const { user, router } = renderApp('/sidebar');
  const pages = within(await screen.findByRole('navigation', { name: 'All pages' }));
  await user.click(pages.getByRole('link', { name: 'Settings' }));
  const browser = await findSection('This browser');
  expect(browser.getByText('Stored in this browser. Other browsers have their own.')).toBeTruthy();
  await user.click(browser.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(screen.getByRole('button', { name: 'Theme: Dark. Change to System' })).toBeTruthy();
  await user.click(browser.getByRole('radio', { name: 'System' }));
  for (const name of ['Mask phones and e-mails', 'Blur amounts and names']) {
    const group = within(browser.getByRole('group', { name }));
    const on = group.getByRole('radio', { name: 'On' });
    await user.click(on);
    expect(on).toHaveProperty('checked', true);
    await user.click(group.getByRole('radio', { name: 'Off' }));
    expect(on).toHaveProperty('checked', false);
  }
  expect((await findSection('Saved views')).getByText(`${notOffered}.`)).toBeTruthy();
  const rules = await findSection('Decision rules');
  expect(
    rules.getByRole('button', { name: /^Change the rules\s*: The server does not offer this$/ }),
  ).toBeTruthy();
  expect(
    rules.getByText(
      'Requests are decided within 48 hours. To approve ₦500,000.00 or more, an administrator has to type the amount.',
    ),
  ).toBeTruthy();
  expect(rules.getByText('The server has no rules of its own, so these apply.')).toBeTruthy();
  const account = await findSection('Your account');
  expect(account.getByLabelText('New password', { selector: 'input' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(account.getAllByText(`: ${notOffered}`)).toHaveLength(2);

  // The lists show the chosen number of rows, unless the address has another.
  const sizes = browser.getByLabelText('Rows a page: every other list');
  await user.selectOptions(sizes, '25');
  await router.navigate({ to: '/admin/jobs' });
  expect(await screen.findByRole('combobox', { name: 'Rows per page' })).toHaveProperty(
    'value',
    '25',
  );
  await router.navigate({ to: '/admin/dashboard/transaction-history', search: { size: 10 } });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveProperty('value', '10'),
  );
});

describe('on our host', () => {
  onRealHost(mockServer);

  /** Starts another session of the administrator. */
  const signInElsewhere = (userAgent: string) =>
    realHost().query(
      `insert into sessions (token_hash, account_id, created_at, expires_at, user_agent)
       values ($1, 1, now(), now() + interval '10 years', $1)`,
      [userAgent],
    );

  // tests/screens/saved-views.test.tsx renames and deletes in the same list.
  it('lists the saved views of all pages, and shows who changed the decision rules', async () => {
    await realHost().query('delete from saved_views');
    await realHost().query(`insert into saved_views (account_id, screen, name, search)
      values (1, '/admin/jobs', 'Large', '?amount=50000..')`);
    await realHost().callAsOther('PUT', 'decision/rules', {
      type_amounts_from: 250_000,
      promised_hours: 24,
      version: 1,
    });
    const { user } = renderApp(path);
    const views = await findSection('Saved views');
    await user.click(await views.findByRole('button', { name: 'Rename Large' }));
    await user.type(views.getByLabelText('New name of Large'), ' jobs{Enter}');
    await views.findByRole('button', { name: 'Rename Large jobs' });
    // A view stays on its own page.
    expect(await realHost().query('select screen, name from saved_views')).toEqual([
      { screen: '/admin/jobs', name: 'Large jobs' },
    ]);
    await user.click(views.getByRole('button', { name: 'Delete Large jobs' }));
    expect(await views.findByText(/^No view is saved yet/)).toBeTruthy();

    const rules = await findSection('Decision rules');
    expect(
      await rules.findByText(
        'Requests are decided within 24 hours. To approve ₦250,000.00 or more, an administrator has to type the amount.',
      ),
    ).toBeTruthy();
    expect(await rules.findByText('ngozi.bello@artisan.example')).toBeTruthy();
  });

  it('opens no saved view of profiles, because a view has no person', async () => {
    await realHost().query(`insert into saved_views (account_id, screen, name, search)
      values (1, '/admin/dashboard/artisan/artisan-info', 'Failed jobs', '?jobs_job_status=failed')`);
    renderApp(path);
    const views = await findSection('Saved views');
    const open = await views.findByRole('button', {
      name: 'Open Failed jobs: It can only be opened on a profile',
    });
    expect(open.getAttribute('aria-disabled')).toBe('true');
    expect(views.getByText('Artisan Profile')).toBeTruthy();
  });

  it('changes the password, which ends the other sessions, and ends one session', async () => {
    const { user } = renderApp(path);
    await signInElsewhere('Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1');
    await changePassword(user, 'wrong password', 'passwordpassword');
    expect(await screen.findByText(/^The password is too common/)).toBeTruthy();
    expect(document.activeElement).toBe(await findField('New password'));
    await changePassword(user, 'wrong password', newPassword);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The current password is wrong. Nothing was changed.',
    );

    const account = await findSection('Your account');
    await user.click(await account.findByRole('button', { name: /^End Safari on iPhone since/ }));
    expect(await account.findByText('The session has ended.')).toBeTruthy();
    expect(account.getAllByRole('listitem')).toHaveLength(1);
    expect(account.getByText('Firefox on Windows').textContent).toContain('this session');

    await signInElsewhere('curl/8');
    await changePassword(user, currentPassword, newPassword);
    expect(
      await screen.findByText('The password is changed. 1 other session has ended.'),
    ).toBeTruthy();
    expect(await findField('Current password')).toHaveProperty('value', '');
    expect(storedTexts()).not.toContain(newPassword);
    const [session] = await realHost().query(
      'select count(*)::int from sessions where account_id = 1',
    );
    expect(session).toEqual({ count: 1 });
  });

  it('ends one session after the other, and says which button waits for the first', async () => {
    await signInElsewhere('Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1');
    await signInElsewhere('curl/8');
    const held = hold();
    mockServer.use(http.delete('*/api/v1/*', () => held.wait(), { once: true }));
    const { user } = renderApp(path);
    const account = await findSection('Your account');
    await user.click(await account.findByRole('button', { name: /^End Safari on iPhone since/ }));
    await held.whenReached;
    const endOther = account.getByRole('button', { name: /^End curl/ });
    await user.click(endOther);
    expect(endOther.dataset.tip).toBe('Another session is being ended');
    held.release();
    expect(await account.findByText('The session has ended.')).toBeTruthy();
    expect(account.getAllByRole('listitem')).toHaveLength(2);
    await user.click(account.getByRole('button', { name: /^End curl/ }));
    await waitFor(() => expect(account.getAllByRole('listitem')).toHaveLength(1));
  });

  it('ends no session without a connection, and says why', async () => {
    await signInElsewhere('Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1');
    renderApp(path);
    const account = await findSection('Your account');
    await account.findByRole('button', { name: /^End Safari on iPhone since/ });
    await goOffline();
    const [endAll, endOne] = account.getAllByRole('button', { name: /^End / });
    const why = 'Offline: nothing can be ended until the connection is back';
    for (const button of [endAll, endOne]) {
      expect(button?.getAttribute('aria-disabled')).toBe('true');
      expect(button?.dataset.tip).toBe(why);
    }
    act(() => onlineManager.setOnline(true));
    expect(endOne?.getAttribute('aria-disabled')).not.toBe('true');
  });

  it('leads from the sign-in and from every page to the change of a password that the server made', async () => {
    await realHost().query('update accounts set must_change_password = true where id = 1');
    const app = renderApp('/admin/login?redirect=%2Fadmin%2Fjobs', { token: null });
    await signIn();
    await screen.findByRole('heading', { name: 'Choose your password' });
    expect(app.address()).toBe('/admin/login?redirect=%2Fadmin%2Fjobs');
    for (const page of ['/admin/dashboard', '/sidebar', '/admin/dashboard/artisans']) {
      app.router.history.push(page);
      await waitFor(() =>
        expect(app.address()).toBe(
          `/admin/login?redirect=${encodeURIComponent(page)}&ended=password`,
        ),
      );
      await screen.findByRole('heading', { name: 'Choose your password' });
    }
    await changePassword(app.user, currentPassword, newPassword);
    await screen.findByRole('heading', { name: 'Artisans', level: 1 });
    expect(app.address()).toBe('/admin/dashboard/artisans');
    expect(storedTexts()).not.toContain(newPassword);
  });

  it('can change it although the page before was left before the host had said what it offers', async () => {
    await realHost().query('update accounts set must_change_password = true where id = 1');
    const findButton = () => screen.findByRole('button', { name: 'Change password' });
    renderApp('/admin/jobs');
    // Now the code of the form is loaded, so the next form is drawn with its page.
    await findButton();
    cleanup();
    const held = hold();
    onTestFinished(() => held.release());
    mockServer.use(http.get('*/api/v1/openapi.json', () => held.wait(), { once: true }));
    renderApp('/admin/jobs');
    await held.whenReached;
    expect(await findButton()).toBeTruthy();
  });
});
