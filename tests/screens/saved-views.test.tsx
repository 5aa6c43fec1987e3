import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockHost } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';

const offer = ['listSavedViews', 'saveView', 'deleteView'];
const administrator = JSON.stringify({ email: 'admin@artisan.example', role: 'admin' });
const large = { screen: '/admin/jobs', name: 'Large jobs', search: '?amount=50000..' };

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
  ['a host that keeps them', offer, 'The host stores them for your account.'],
  ['this browser', undefined, 'This host stores no views: they stay in this browser.'],
])('saved views in %s', (_, offered, words) => {
  const start = (...views: (typeof large)[]) => {
    mockHost().switches.offer = offered;
    const kept = views.map((view, at) => ({ ...view, id: at + 1 }));
    mockHost().store.views.splice(0, Number.POSITIVE_INFINITY, ...kept);
    const stored = kept.map((view) => ({ ...view, id: String(view.id) }));
    localStorage.setItem(`views ${administrator}`, JSON.stringify(stored));
  };

  it('are saved under a name, without the page number', async () => {
    start();
    const { user } = renderApp('/admin/jobs?page=2&sort=amount.desc&amount=50000..');
    const dialog = await openViews(user);
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(await dialog.findByText('No view of this page is saved yet.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Save this view as'), 'Large{Enter}');
    expect(await dialog.findByText('Large is saved.')).toBeTruthy();
    expect(await dialog.findByRole('button', { name: 'Open Large' })).toBeTruthy();
    const kept =
      offered === undefined
        ? localStorage.getItem(`views ${administrator}`)
        : JSON.stringify(mockHost().store.views);
    expect(kept).toContain('?sort=amount.desc&amount=50000..');
  });

  it('are opened by one press, and are listed only on their own page', async () => {
    start(large, { ...large, screen: '/admin/dashboard/artisans', name: 'Elsewhere' });
    const { user, address } = renderApp('/admin/jobs');
    const menu = await openMenu(user);
    const view = await menu.findByRole('menuitem', { name: 'Large jobs' });
    expect(menu.queryByRole('menuitem', { name: 'Elsewhere' })).toBeNull();
    await user.click(view);
    await waitFor(() => expect(address()).toBe('/admin/jobs?amount=50000..'));
    await screen.findByRole('button', { name: 'Remove filter Amount: ≥ ₦50,000' });
  });

  it('are replaced under the same name, and deleted', async () => {
    start(large);
    const { user, address } = renderApp('/admin/jobs?job_status=completed');
    const dialog = await openViews(user);
    await user.type(dialog.getByLabelText('Save this view as'), 'Large jobs');
    expect(await dialog.findByText('Replaces the view Large jobs.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /^Save view/ }));
    await dialog.findByText('Large jobs is saved.');
    await user.click(dialog.getByRole('button', { name: 'Delete Large jobs' }));
    expect(await dialog.findByText('No view of this page is saved yet.')).toBeTruthy();
    expect(address()).toBe('/admin/jobs?job_status=completed');
  });
});

it('saved views have an error when they do not load, and Retry reads them', async () => {
  mockHost().switches.offer = offer;
  mockHost().switches.faults = { listSavedViews: '500' };
  const { user } = renderApp('/admin/jobs');
  const dialog = await openViews(user);
  expect(await dialog.findByText('Saved views did not load', {}, { timeout: 15_000 })).toBeTruthy();
  mockHost().switches.faults = {};
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(dialog.queryByText('Saved views did not load')).toBeNull());
});

it('a browser with nonsense in its storage has no saved views', async () => {
  localStorage.setItem(`views ${administrator}`, '[{"id":1},null,"x"]');
  const { user } = renderApp('/admin/jobs');
  const dialog = await openViews(user);
  expect(await dialog.findByText('No view of this page is saved yet.')).toBeTruthy();
});
