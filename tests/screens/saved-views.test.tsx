import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { setWindowWidth } from '../support/browser-stubs.ts';
import { goOffline } from '../support/go-offline.ts';
import { mockServer } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp, storedAdministrator } from '../support/render-app.tsx';
import { writeText } from '../support/write-text.ts';

onRealHost(mockServer);

const large = { screen: '/admin/jobs', name: 'Large jobs', search: '?amount=50000..' };

async function openViews(user: UserEvent) {
  await user.click(
    await screen.findByRole('button', { name: /^Save this view$|^Save, rename or delete views$/ }),
  );
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
}

/** Appends a text to the value of a field, and presses Enter. */
async function submit(user: UserEvent, field: HTMLElement, text: string) {
  writeText(field, text);
  await user.type(field, '{Enter}');
}

const findTabs = async () => within(await screen.findByRole('navigation', { name: 'Saved views' }));

/** Lets the host have these views of the administrator, and no others. */
async function setViews(...views: (typeof large)[]) {
  await realHost().query('delete from saved_views');
  await realHost().query(
    `insert into saved_views (account_id, screen, name, search)
     select 1, screen, name, search
     from jsonb_to_recordset($1::jsonb) as view (screen text, name text, search text)`,
    [JSON.stringify(views)],
  );
}
const storedViews = () => realHost().query('select screen, name, search from saved_views');

describe('saved views', () => {
  it('are saved under a name, without the page number, replaced under the same name, renamed, and deleted', async () => {
    await setViews();
    const { user, address } = renderApp('/admin/jobs?page=2&sort=amount.desc&amount=50000..');
    const dialog = await openViews(user);
    expect(await dialog.findByText('The host stores them for your account.')).toBeTruthy();
    expect(await dialog.findByText('No view of this page is saved yet.')).toBeTruthy();
    await submit(user, dialog.getByLabelText('Save this view as'), 'Large');
    expect(await dialog.findByText('Large is saved.')).toBeTruthy();
    expect(await dialog.findByRole('button', { name: 'Open Large' })).toBeTruthy();
    expect(await storedViews()).toEqual([
      { screen: '/admin/jobs', name: 'Large', search: '?sort=amount.desc&amount=50000..' },
    ]);
    const before = address();
    writeText(dialog.getByLabelText('Save this view as'), 'Large');
    expect(await dialog.findByText('Replaces the view Large.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /^Save view/ }));
    await waitFor(() => expect(dialog.queryByText('Replaces the view Large.')).toBeNull());
    await dialog.findByText('Large is saved.');
    expect(await storedViews()).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Rename Large' }));
    await submit(user, dialog.getByLabelText('New name of Large'), ' jobs');
    await user.click(await dialog.findByRole('button', { name: 'Delete Large jobs' }));
    expect(await dialog.findByText('No view of this page is saved yet.')).toBeTruthy();
    expect(address()).toBe(before);
  });

  it('are renamed, and not copied, when the dialog is closed before the host has answered', async () => {
    await setViews(large);
    const { user } = renderApp('/admin/jobs');
    const dialog = await openViews(user);
    await user.click(await dialog.findByRole('button', { name: 'Rename Large jobs' }));
    await submit(user, dialog.getByLabelText('New name of Large jobs'), ' too');
    await user.keyboard('{Escape}');
    await waitFor(async () =>
      expect(await storedViews()).toEqual([{ ...large, name: 'Large jobs too' }]),
    );
  });

  it('have an unknown outcome if the host does not answer a save, a change of the name or a deletion', async () => {
    await setViews(large);
    mockServer.use(
      http.post('*/api/v1/admin/view', () => HttpResponse.error()),
      http.delete('*/api/v1/admin/view/:id', () => HttpResponse.error()),
    );
    const { user } = renderApp('/admin/jobs');
    const dialog = await openViews(user);
    await submit(user, dialog.getByLabelText('Save this view as'), 'All');
    expect(await dialog.findByText(/It is not known whether it was saved\./)).toBeTruthy();
    expect(dialog.getByLabelText('Save this view as')).toHaveProperty('value', 'All');
    await user.click(dialog.getByRole('button', { name: 'Rename Large jobs' }));
    await submit(user, dialog.getByLabelText('New name of Large jobs'), ' too');
    expect(await dialog.findByText(/It is not known whether it was renamed\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete Large jobs' }));
    expect(await dialog.findByText(/^Not known whether it was deleted\./)).toBeTruthy();
  });

  it('are not saved, renamed or deleted without a connection, and the buttons say why', async () => {
    await setViews(large);
    const { user } = renderApp('/admin/jobs');
    const dialog = await openViews(user);
    await user.click(await dialog.findByRole('button', { name: 'Rename Large jobs' }));
    writeText(dialog.getByLabelText('New name of Large jobs'), ' too');
    writeText(dialog.getByLabelText('Save this view as'), 'All');
    await goOffline();
    await user.type(dialog.getByLabelText('New name of Large jobs'), '{Enter}');
    await user.type(dialog.getByLabelText('Save this view as'), '{Enter}');
    await user.click(dialog.getByRole('button', { name: /^Delete Large jobs/ }));
    const tips = dialog
      .getAllByRole('button')
      .flatMap(({ dataset: { tip } }) => (tip?.startsWith('Offline') ? tip : []));
    const offlineTip = (participle: string) =>
      `Offline: nothing can be ${participle} until the connection is back`;
    expect(tips).toEqual([offlineTip('deleted'), offlineTip('saved'), offlineTip('saved')]);
    act(() => onlineManager.setOnline(true));
    expect(await storedViews()).toEqual([large]);
  });

  it('are tabs of their own page, and "last month" stays relative to today', async () => {
    const lastMonth = { ...large, name: 'Last month', search: '?start_date=last-month' };
    await setViews(large, lastMonth, { ...large, screen: '/admin/clients', name: 'Elsewhere' });
    const { user, address } = renderApp('/admin/jobs');
    const tabs = await findTabs();
    await tabs.findByRole('link', { name: 'Large jobs' });
    const names = tabs.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['All', 'Large jobs', 'Last month']);
    const currentView = () =>
      tabs.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page')
        ?.textContent;
    expect(currentView()).toBe('All');
    await user.click(tabs.getByRole('link', { name: 'Large jobs' }));
    await waitFor(() => expect(address()).toBe('/admin/jobs?amount=50000..'));
    await screen.findByRole('button', { name: 'Remove filter Amount: ≥ ₦50,000' });
    await user.click(tabs.getByRole('link', { name: 'Last month' }));
    await waitFor(() => expect(address()).toBe('/admin/jobs?start_date=last-month'));
    await screen.findByRole('button', { name: /^Period: last month \(\w{3} \d{4}\)$/ });
    expect(currentView()).toBe('Last month');
    await user.click(tabs.getByRole('link', { name: 'All' }));
    await waitFor(() => expect(address()).toBe('/admin/jobs'));
  });

  it('keep the person and the list that the page was opened from', async () => {
    const person = '/admin/dashboard/client/client-info?clientId=1&list=all';
    await setViews();
    renderApp(`${person}&jobs_amount=50000..`);
    const all = await (await findTabs()).findByRole('link', { name: 'All' });
    expect(all.getAttribute('href')).toBe(person);
  });

  it('are in the menu of the filters where rows are cards', async () => {
    await setViews(large);
    setWindowWidth(390);
    const { user, address } = renderApp('/admin/jobs');
    await user.click(await screen.findByRole('button', { name: 'Filters and order' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Large jobs' }));
    await waitFor(() => expect(address()).toBe('/admin/jobs?amount=50000..'));
    expect(screen.queryByRole('navigation', { name: 'Saved views' })).toBeNull();
  });

  it('cannot be saved or deleted on a host that only lists them', async () => {
    await setViews(large);
    realHost().switches.offer = ['listSavedViews'];
    const { user } = renderApp('/admin/jobs');
    const dialog = await openViews(user);
    await submit(user, dialog.getByLabelText('Save this view as'), 'Other');
    await user.click(
      await dialog.findByRole('button', {
        name: 'Delete Large jobs: The server does not offer this',
      }),
    );
    expect(dialog.getAllByText(': The server does not offer this')).toHaveLength(2);
    expect(await storedViews()).toHaveLength(1);
  });
});

it('the page has no tabs of saved views on a host that does not offer them', async () => {
  realHost().switches.offer = ['listJobs x-list'];
  renderApp('/admin/jobs');
  // The export appears when it is known what the host offers.
  await screen.findByRole('button', { name: /^Export/ });
  await screen.findByRole('button', { name: 'Period' });
  expect(screen.queryByRole('navigation', { name: 'Saved views' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
});

it('saved views have an error when they do not load, and Retry reads them', async () => {
  realHost().switches.faults = { listSavedViews: '500' };
  const { user } = renderApp('/admin/jobs');
  const dialog = await openViews(user);
  expect(await dialog.findByText('Saved views did not load', {}, { timeout: 15_000 })).toBeTruthy();
  realHost().switches.faults = {};
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(dialog.queryByText('Saved views did not load')).toBeNull());
});

const viewsKey = `views ${storedAdministrator}`;

it('views that this browser stored are listed, copied and removed, also on a host of the 25 calls', async () => {
  realHost().switches.offer = [];
  const stored = [large, { ...large, screen: '/admin/dashboard/artisans', name: 'Everybody' }];
  localStorage.setItem(
    viewsKey,
    JSON.stringify(stored.map((view) => ({ ...view, id: view.name }))),
  );
  const { user } = renderApp('/admin/jobs');
  const list = within(await screen.findByRole('region', { name: 'Views of this browser' }));
  const jobs = list.getByRole('link', { name: `${location.origin}/admin/jobs?amount=50000..` });
  expect(jobs.getAttribute('href')).toBe(jobs.textContent);
  await user.click(list.getByRole('button', { name: 'Copy all' }));
  expect(await navigator.clipboard.readText()).toBe(
    `Large jobs: ${location.origin}/admin/jobs?amount=50000..\n` +
      `Everybody: ${location.origin}/admin/dashboard/artisans?amount=50000..`,
  );
  expect(localStorage.getItem(viewsKey)).not.toBeNull();
  await user.click(list.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('region', { name: 'Views of this browser' })).toBeNull();
  expect(localStorage.getItem(viewsKey)).toBeNull();
});

it('unreadable views, and the decision rules of an earlier version, are removed from the storage without a message', async () => {
  localStorage.setItem(viewsKey, '[{"id":1},null,"x"]');
  localStorage.setItem('decision-rules', '500000 24');
  renderApp('/admin/jobs');
  await waitFor(() => expect(localStorage.getItem(viewsKey)).toBeNull());
  expect(localStorage.getItem('decision-rules')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Views of this browser' })).toBeNull();
});
