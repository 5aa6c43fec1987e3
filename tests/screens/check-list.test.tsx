import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockHost } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { screens } from '../support/screens.ts';

describe.each(screens)('$path', ({ path, title, person, menu, tables, words }) => {
  it('has its title, its texts and its place in the menu', async () => {
    renderApp(path);
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
  });

  for (const table of tables) {
    it(`${table.name}: columns, placeholder and page sizes`, async () => {
      renderApp(path);
      const region = within(await screen.findByRole('region', { name: table.name }));
      const size = await region.findByLabelText('Rows per page');
      expect(region.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(
        table.columns,
      );
      expect(region.getByRole('searchbox').getAttribute('placeholder')).toBe(table.placeholder);
      const sizes = within(size)
        .getAllByRole('option')
        .map((option) => Number(option.textContent));
      expect(sizes).toEqual(table.sizes);
      expect(size).toHaveProperty('value', String(table.sizes[0]));
      const rows = region.getAllByRole('row').length - 1;
      expect(rows).toBeGreaterThan(0);
      expect(rows).toBeLessThanOrEqual(table.sizes[0] ?? 0);
    });

    it(`${table.name}: the empty text, for an empty list and for a search without a match`, async () => {
      const { user } = renderApp(path);
      const region = within(await screen.findByRole('region', { name: table.name }));
      await region.findByLabelText('Rows per page');
      await user.type(region.getByRole('searchbox'), 'zzzz');
      expect(await region.findByText(table.empty)).toBeTruthy();
      await user.click(region.getAllByRole('button', { name: 'Clear search' })[0] ?? document.body);
      expect(await region.findByLabelText('Rows per page')).toBeTruthy();
    });

    it(`${table.name}: the empty text for an empty list, without a button to clear the search`, async () => {
      mockHost().switches.faults[table.operation] = 'empty';
      renderApp(path);
      const region = within(await screen.findByRole('region', { name: table.name }));
      expect(await region.findByText(table.empty)).toBeTruthy();
      expect(region.queryByRole('button', { name: 'Clear search' })).toBeNull();
    });
  }
});

describe('addresses that redirect', () => {
  it.each([
    ['/', '/admin/dashboard'],
    ['/dashboard/home', '/admin/dashboard'],
    ['/admin/login', '/admin/dashboard'],
  ])('%s redirects to %s', async (from, to) => {
    const { address } = renderApp(from);
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    expect(address()).toBe(to);
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
