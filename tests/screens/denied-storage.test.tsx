import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStore, tabStore } from '../../src/lib/browser/storage/stores.ts';
import { requestsPath, waitForYes, yesButton } from '../support/confirmation.ts';
import { findToast } from '../support/find-toast.ts';
import { hostToken } from '../support/host-token.ts';
import { renderApp } from '../support/render-app.tsx';
import { signIn } from '../support/sign-in.ts';

const writtenKeys = new Set<string>();
let restorers: (() => void)[] = [];

afterEach(() => {
  for (const restore of restorers) restore();
  restorers = [];
  // The stores hold in memory what the browser did not store, also for the next test.
  for (const key of writtenKeys) for (const store of [localStore, tabStore]) store.set(key, null);
  writtenKeys.clear();
});

/** Fills both storages: stored texts can be read and removed, and nothing more fits. */
function fillStorage() {
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    writtenKeys.add(key);
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  restorers.push(() => spy.mockRestore());
}

/** Denies both storages, as browsers do that block the data of a site. */
function denyStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const spy = vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document', 'SecurityError');
    });
    restorers.push(() => spy.mockRestore());
  }
}

/** Opens a page with a session that was stored before the storage became full. */
function openSignedIn(path: string) {
  localStorage.setItem('token', hostToken());
  localStorage.setItem('administrator', '{"email":"admin@artisan.example","role":"admin"}');
  fillStorage();
  return renderApp(path, { token: null });
}

describe('a browser whose storage is full', () => {
  it('shows pages, takes a decision, and accepts the text of a reply', async () => {
    const { user, router } = openSignedIn('/admin/dashboard/artisans');
    for (const [path, title] of [
      ['/admin/dashboard/artisans', 'Artisans'],
      ['/admin/shift', 'My shift'],
      ['/admin/dashboard', 'Dashboard'],
    ] as const) {
      router.history.push(path);
      expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy();
      await screen.findByRole('button', { name: /^Waiting for you: .*unread messages/ });
      expect(screen.queryByText('Unexpected Application Error')).toBeNull();
    }
    router.history.push(requestsPath);
    await user.click(await screen.findByRole('button', { name: 'Approve withdrawal 1044' }));
    await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await waitForYes();
    await user.click(yesButton());
    await findToast('Approved');
    await router.navigate({ to: '/admin/dashboard/contactforms', search: { message: '317' } });
    await user.click(await screen.findByRole('textbox', { name: 'Reply' }));
    await user.paste('Half a sentence');
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty(
      'value',
      'Half a sentence',
    );
  });
});

describe.each([
  ['full', fillStorage],
  ['denied', denyStorage],
])('a browser whose storage is %s', (_, breakStorage) => {
  it('says at the sign-in that it needs the storage', async () => {
    breakStorage();
    renderApp('/admin/login', { token: null });
    const needed =
      'The sign-in needs the storage of this browser, which is full or turned off for this site.';
    expect((await screen.findByRole('alert')).textContent).toBe(needed);
    await signIn();
    expect(screen.getByRole('alert').textContent).toBe(needed);
  });
});
