import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { waitForYes, yesButton } from '../support/confirmation.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { readableTexts } from '../support/private-texts.ts';
import { onRealHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { writeText } from '../support/write-text.ts';

const readable = () => readableTexts(mockHost().store);

afterEach(() => document.documentElement.removeAttribute('data-shutter'));

/** Closes the shutter before the page opens. */
const closeShutter = () => localStorage.setItem('shutter', 'on');

describe('the shutter for screen sharing', () => {
  // tests/screens/check-list.test.tsx has every screen.
  describe('on a host with more than the 25 calls', () => {
    onRealHost(mockServer);

    it('leaves nothing private readable in a message, a receipt, the verification desk, the audit and the bell', async () => {
      closeShutter();
      const { user, router } = renderApp('/admin/dashboard/contactforms?message=317');
      await screen.findByText('Blurred for screen sharing');
      await screen.findByRole('dialog');
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      expect(readable()).toEqual([]);
      for (const [path, name, button] of [
        ['/admin/dashboard/withdraw-history', 'Withdraw History', /^View withdrawal/],
        ['/admin/dashboard/verification', 'Verification', /^View Certificate/],
        ['/admin/dashboard/audit', 'Audit', /^Changes/],
        ['/admin/dashboard', 'Dashboard', /^Waiting|awaiting|notice/i],
      ] as const) {
        router.history.push(path);
        await screen.findByRole('heading', { name, level: 1 });
        const [first] = await screen.findAllByRole('button', { name: button });
        await user.click(first as Element);
        await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
        expect(readable(), path).toEqual([]);
      }
    });
  });

  it('leaves nothing private readable among the results of the palette', async () => {
    closeShutter();
    const { user } = renderApp('/admin/dashboard/artisans');
    await screen.findByRole('combobox', { name: 'Rows per page' });
    await screen.findByText('Blurred for screen sharing');
    await user.keyboard('{Control>}k{/Control}');
    // The page has another combobox, for the rows per page.
    const palette = within(await screen.findByRole('dialog'));
    writeText(palette.getByRole('combobox'), 'okafor');
    await screen.findByRole('group', { name: 'Artisans' }, { timeout: 15_000 });
    await screen.findByRole('group', { name: 'Jobs' });
    expect(readable()).toEqual([]);
  });

  it('is closed by one key, also in a confirmation, stays closed on the next page, and is opened by a button', async () => {
    const { user, router } = renderApp('/admin/dashboard/withdrawrequest');
    await screen.findByRole('combobox', { name: 'Rows per page' });
    await user.type(screen.getByRole('searchbox'), 'h');
    expect(screen.queryByText('Blurred for screen sharing')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.click((await screen.findAllByRole('button', { name: /^Approve/ }))[0] as Element);
    const confirmation = await screen.findByRole('alertdialog');
    await waitForYes();
    await user.keyboard('h');
    await waitFor(() => expect(yesButton()).toHaveProperty('disabled', true));
    const states = within(confirmation).getAllByRole('status');
    expect(states.map(({ textContent }) => textContent)).toContain(
      'Amounts and names are blurred. Press H to see them before you decide.',
    );
    expect(document.querySelector('[aria-live=polite].sr-only')?.textContent).toContain('blurred');
    expect(readable()).toEqual([]);
    await user.keyboard('{Escape}');
    await router.navigate({ to: '/admin/jobs' });
    await screen.findByRole('heading', { name: 'Jobs', level: 1 });
    expect(document.documentElement.hasAttribute('data-shutter')).toBe(true);
    expect(localStorage.getItem('shutter')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(document.documentElement.hasAttribute('data-shutter')).toBe(false));
  });

  it('is in the account menu, and removes the name of a person from the title of the tab', async () => {
    const { user } = renderApp('/admin/dashboard/artisan/artisan-info?artisanId=1');
    await waitFor(() => expect(document.title).toContain('Chukwuemeka'));
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Blur amounts/ }));
    await waitFor(() => expect(document.title).not.toContain('Chukwuemeka'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(document.title).toContain('Chukwuemeka'));
  });
});
