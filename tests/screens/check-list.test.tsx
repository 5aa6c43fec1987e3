import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toggleMasks } from '../../src/lib/browser/privacy/masks.ts';
import { toggleShutter } from '../../src/lib/browser/privacy/shutter.ts';
import { artisanFixtures, clientFixtures } from '../../src/mocks/fixtures-people.ts';
import { mockHost } from '../support/mock-server.ts';
import { waitForWords } from '../support/page-words.ts';
import { contactsOnPage, readableTexts } from '../support/private-texts.ts';
import { renderApp } from '../support/render-app.tsx';
import { screens } from '../support/screens.ts';

const placeNames = [...artisanFixtures.map(({ item }) => item), ...clientFixtures]
  .flatMap(({ ward, lga, state }) => [ward, lga, state])
  .filter((name) => typeof name === 'string')
  .concat('NIL')
  .join('|');
/** Replaces each address of a person by the same words, because some hosts send no places. */
const withoutPlaces = (words: string) =>
  words.replaceAll(
    new RegExp(`(?:(?:${placeNames}), )+(?:${placeNames})|No Address`, 'g'),
    'a place',
  );

describe.each(screens)('$path', ({ path, title, person, menu, tables, words }) => {
  const openAndRead = () => {
    renderApp(path);
    return waitForWords();
  };

  // tests/data/queries.test.ts compares the envelopes for every read of the contract.
  it('has its title, texts, menu entry and tables, hides private texts behind shutter and masks, and has the same words on a host that sends bare answers, ids and amounts as text, and no places', async () => {
    const { user } = renderApp(path);
    const usualWords = await waitForWords();
    expect(usualWords).not.toMatch(/did not load/);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', title);
    const main = within(screen.getByRole('main'));
    for (const word of words) {
      expect((await main.findAllByText(word, { exact: false })).length, word).toBeGreaterThan(0);
    }
    const name = person === undefined ? '' : `${person} · `;
    await waitFor(() => expect(document.title).toBe(`${name}${title} · Back Office`));
    const marked = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
      current: 'page',
    });
    expect(marked.textContent).toContain(menu);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const table of tables) {
      const region = within(screen.getByRole('region', { name: table.name }));
      const size = await region.findByRole('combobox', { name: 'Rows per page' });
      expect(region.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(
        table.columns,
      );
      const search = region.getByRole('searchbox');
      expect(search.getAttribute('placeholder')).toBe(table.placeholder);
      const sizes = within(size)
        .getAllByRole('option')
        .map((option) => Number(option.textContent));
      expect(sizes).toEqual(table.sizes);
      expect(size).toHaveProperty('value', String(table.sizes[0]));
      const rows = region.getAllByRole('row').length - 1;
      expect(rows).toBeGreaterThan(0);
      expect(rows).toBeLessThanOrEqual(table.sizes[0] ?? 0);
      if (table === tables[0]) {
        const focusedIndex = () =>
          region.getAllByRole('row').indexOf(document.activeElement as HTMLElement);
        await user.keyboard('jj');
        await waitFor(() => expect(focusedIndex()).toBe(2));
        await user.keyboard('k');
        expect(focusedIndex()).toBe(1);
      }
      await user.click(search);
      await user.paste('zzzz');
      expect(await region.findByText(table.empty)).toBeTruthy();
      await user.click(region.getAllByRole('button', { name: 'Clear search' })[0] ?? document.body);
      expect(await region.findByRole('combobox', { name: 'Rows per page' })).toBeTruthy();
    }

    // The shutter blurs all that is private, and the masks cover all phone numbers and e-mail addresses.
    onTestFinished(() => document.documentElement.removeAttribute('data-shutter'));
    const { store } = mockHost();
    act(toggleShutter);
    await screen.findByText('Blurred for screen sharing');
    await waitFor(() => expect(document.documentElement.hasAttribute('data-shutter')).toBe(true));
    expect(readableTexts(store)).toEqual([]);
    act(toggleShutter);
    act(toggleMasks);
    await waitFor(() => expect(contactsOnPage(store)).toEqual([]));
    act(toggleMasks);

    cleanup();
    mockHost().switches.envelope = 'bare';
    mockHost().switches.strings = true;
    const otherWords = await openAndRead();
    expect(withoutPlaces(otherWords)).toBe(withoutPlaces(usualWords));
    expect(otherWords).not.toMatch(/did not load|NaN|undefined|\[object/);
    expect(otherWords).not.toMatch(/Ikeja/);
  });

  it('has its title, the empty text of each table and no invented value on a host without data', async () => {
    mockHost().switches.faults.all = 'empty';
    const shown = await openAndRead();
    expect(shown).toContain(title);
    expect(shown).not.toMatch(/did not load|NaN|undefined/);
    for (const table of tables) {
      const region = within(screen.getByRole('region', { name: table.name }));
      expect(region.getByText(table.empty)).toBeTruthy();
      expect(region.queryByRole('button', { name: 'Clear search' })).toBeNull();
    }
  });
});

describe('the addresses', () => {
  it('of the start and of the sign-in lead a signed-in administrator to the dashboard', async () => {
    const { address, router } = renderApp('/admin/jobs');
    for (const from of ['/', '/dashboard/home', '/admin', '/admin/login']) {
      await router.navigate({ to: '/admin/jobs' });
      router.history.push(from);
      await waitFor(() => expect(address(), from).toBe('/admin/dashboard'));
    }
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
  });

  it('mark the entry of their page in the menu, also when they are written in lower case', async () => {
    renderApp('/admin/dashboard/aboutus');
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    const entry = await menu.findByRole('link', { name: 'About Us' });
    expect(entry.getAttribute('aria-current')).toBe('page');
  });

  it('/sidebar shows the menu as a page', async () => {
    renderApp('/sidebar');
    const menu = within(await screen.findByRole('navigation', { name: 'All pages' }));
    expect(menu.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  });

  it.each(['/nonsense', '/admin/dashboard/nothing'])(
    '%s has the page "Not found", in the frame',
    async (path) => {
      renderApp(path);
      expect(await screen.findByRole('heading', { name: 'Not found', level: 1 })).toBeTruthy();
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeTruthy();
    },
  );
});
