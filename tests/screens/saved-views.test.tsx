import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockHost } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';

const offer = ['listSavedViews', 'saveView', 'deleteView'];

async function openMenu(user: UserEvent) {
  await screen.findByLabelText('Rows per page');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  return within(await screen.findByRole('menu'));
}

async function openViews(user: UserEvent) {
  const menu = await openMenu(user);
  await user.click(menu.getByRole('menuitem', { name: /^Save/ }));
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
}

describe.each([
  ['a host that keeps them', offer, 'The host keeps them for your account.'],
  ['this browser', undefined, 'This host keeps no views: they stay in this browser.'],
])('saved views in %s', (_, offered, words) => {
  it('are saved by name, opened by one press, replaced and deleted', async () => {
    mockHost().switches.offer = offered;
    mockHost().store.views.length = 0;
    const { user, address, router } = renderApp(
      '/admin/jobs?page=2&sort=amount.desc&amount=50000..',
    );
    let dialog = await openViews(user);
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(await dialog.findByText('No view of this page is saved yet.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Save this view as'), 'Large jobs{Enter}');
    expect(await dialog.findByText('Large jobs is saved.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));

    await router.navigate({ to: '/admin/jobs', search: {} });
    await waitFor(() => expect(address()).toBe('/admin/jobs'));
    let menu = await openMenu(user);
    await user.click(await menu.findByRole('menuitem', { name: 'Large jobs' }));
    await waitFor(() => expect(address()).toBe('/admin/jobs?sort=amount.desc&amount=50000..'));
    await screen.findByRole('button', { name: 'Remove filter Amount: ≥ ₦50,000' });

    await router.navigate({ to: '/admin/jobs', search: { job_status: 'completed' } });
    dialog = await openViews(user);
    await user.type(dialog.getByLabelText('Save this view as'), 'Large jobs');
    expect(await dialog.findByText('Replaces the view Large jobs.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /^Save view/ }));
    await dialog.findByText('Large jobs is saved.');
    await user.click(dialog.getByRole('button', { name: 'Open Large jobs' }));
    await waitFor(() => expect(address()).toBe('/admin/jobs?job_status=completed'));

    dialog = await openViews(user);
    await user.click(await dialog.findByRole('button', { name: 'Delete Large jobs' }));
    expect(await dialog.findByText('No view of this page is saved yet.')).toBeTruthy();
    await user.keyboard('{Escape}');
    await router.navigate({ to: '/admin/dashboard/transaction-history' });
    menu = await openMenu(user);
    expect(menu.queryByRole('menuitem', { name: 'Large jobs' })).toBeNull();
  });
});

describe('saved views of a host', () => {
  it('say when they are not read, and are read again', async () => {
    mockHost().switches.offer = offer;
    mockHost().switches.faults = { listSavedViews: '500' };
    const { user } = renderApp('/admin/jobs');
    const dialog = await openViews(user);
    expect(
      await dialog.findByText('Saved views did not load', {}, { timeout: 10_000 }),
    ).toBeTruthy();
    mockHost().switches.faults = {};
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.queryByText('Saved views did not load')).toBeNull());
  });
});

it('a browser with nonsense in its storage has no saved views', async () => {
  const administrator = JSON.stringify({ email: 'admin@artisan.example', role: 'admin' });
  localStorage.setItem(`views ${administrator}`, '[{"id":1},null,"x"]');
  const { user } = renderApp('/admin/jobs');
  const dialog = await openViews(user);
  expect(await dialog.findByText('No view of this page is saved yet.')).toBeTruthy();
});
