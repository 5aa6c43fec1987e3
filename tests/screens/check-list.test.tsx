import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockHost } from '../support/mock-server.ts';
import { loadedWords } from '../support/page-words.ts';
import { renderApp } from '../support/render-app.tsx';
import { screens } from '../support/screens.ts';

describe.each(screens)('$path', ({ path, title, person, menu, tables, words }) => {
  it('has its title, its texts, its place in the menu, and tables with columns, page sizes and a search', async () => {
    const { user } = renderApp(path);
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
      const size = await region.findByLabelText('Rows per page');
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
      await user.click(search);
      await user.paste('zzzz');
      expect(await region.findByText(table.empty)).toBeTruthy();
      await user.click(region.getAllByRole('button', { name: 'Clear search' })[0] ?? document.body);
      expect(await region.findByLabelText('Rows per page')).toBeTruthy();
    }
  });

  it('has its title, the empty text of each table and no invented value on a host without data', async () => {
    mockHost().switches.faults.all = 'empty';
    renderApp(path);
    const shown = await loadedWords();
    expect(shown).toContain(title);
    expect(shown).not.toMatch(/did not load|NaN|undefined/);
    for (const table of tables) {
      const region = within(screen.getByRole('region', { name: table.name }));
      expect(region.getByText(table.empty)).toBeTruthy();
      expect(region.queryByRole('button', { name: 'Clear search' })).toBeNull();
    }
  });
});

describe('addresses that redirect', () => {
  it.each([
    ['/', '/admin/dashboard'],
    ['/dashboard/home', '/admin/dashboard'],
    ['/admin', '/admin/dashboard'],
    ['/admin/login', '/admin/dashboard'],
  ])('%s redirects to %s', async (from, to) => {
    const { address } = renderApp(from);
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    expect(address()).toBe(to);
  });

  it('marks the entry of the page in the menu, whatever the case of the address', async () => {
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
    '%s is not found, in the frame',
    async (path) => {
      renderApp(path);
      expect(await screen.findByRole('heading', { name: 'Not found', level: 1 })).toBeTruthy();
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeTruthy();
    },
  );
});
