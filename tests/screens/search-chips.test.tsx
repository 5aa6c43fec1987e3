import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTable } from '../support/open-table.ts';
import { writeText } from '../support/write-text.ts';

afterEach(() => void vi.useRealTimers());

async function openSearch(address: string, name: string) {
  const table = await openTable(address, name);
  const meanings = () =>
    table.region
      .queryAllByRole('button', { name: /^Filter by / })
      .map((button) => button.textContent);
  return { ...table, meanings };
}

const parseNaira = (text: string) => Number(text.replaceAll(/[₦,]/g, ''));

describe('a search that can mean an amount', () => {
  it('applies the amount where no row has the text, and sets it in the address when it is chosen', async () => {
    const { user, region, column, meanings, address, router } = await openSearch(
      '/admin/jobs?size=25',
      'Jobs',
    );
    const all = column('Amount').map(parseNaira);
    const box = region.getByRole('searchbox');
    await user.type(box, '>=100k');
    await waitFor(() => expect(meanings()).toEqual(['Amount ≥ ₦100,000']));
    const expected = all.filter((amount) => amount >= 100_000);
    expect(expected.length).toBeGreaterThan(0);
    await waitFor(() => expect(column('Amount').map(parseNaira)).toEqual(expected));
    expect(region.getByText('Shown: Amount ≥ ₦100,000')).toBeTruthy();
    expect(box).toHaveProperty('value', '>=100k');
    await waitFor(() => expect(address()).toBe('/admin/jobs?size=25&q=%3E%3D100k'));
    await user.click(region.getByRole('button', { name: 'Filter by Amount ≥ ₦100,000' }));
    await waitFor(() => expect(column('Amount').map(parseNaira)).toEqual(expected));
    expect(box).toHaveProperty('value', '');
    expect(document.activeElement).toBe(box);
    await waitFor(() => expect(address()).toBe('/admin/jobs?size=25&amount=100000..'));
    expect(meanings()).toEqual([]);

    await user.click(region.getByRole('button', { name: 'Remove filter Amount: ≥ ₦100,000' }));
    await waitFor(() => expect(column('Amount').map(parseNaira)).toEqual(all));
    await waitFor(() => expect(address()).toBe('/admin/jobs?size=25'));
    router.history.back();
    await waitFor(() => expect(column('Amount').map(parseNaira)).toEqual(expected));
  });

  it('can be chosen before the address has the text', async () => {
    const { user, region, meanings, address } = await openSearch('/admin/jobs', 'Jobs');
    const box = region.getByRole('searchbox');
    writeText(box, '1k');
    await waitFor(() => expect(meanings()).toEqual(['Amount ₦1,000']));
    await user.clear(box);
    await waitFor(() => expect(address()).toBe('/admin/jobs'));
    // Both happen in one task; the address gets the text later.
    fireEvent.change(box, { target: { value: '>=100k' } });
    fireEvent.click(region.getByRole('button', { name: 'Filter by Amount ≥ ₦100,000' }));
    expect(box).toHaveProperty('value', '');
    await waitFor(() => expect(address()).toBe('/admin/jobs?amount=100000..'));
  });

  it('is chosen with the keyboard, and the other words stay in the search', async () => {
    const { user, region, column, meanings, address } = await openSearch(
      '/admin/jobs?size=25',
      'Jobs',
    );
    await user.type(region.getByRole('searchbox'), 'okafor <2m');
    await waitFor(() => expect(meanings()).toEqual(['Amount ≤ ₦1,999,999.99']));
    const meaning = region.getByRole('button', { name: /^Filter by/ });
    while (document.activeElement !== meaning) await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain('q=okafor'));
    await waitFor(() => expect(address()).toContain('amount=..1999999.99'));
    for (const name of column('Artisan Name')) expect(name).toContain('Okafor');
  });
});

describe('a search that can mean days', () => {
  it('sets no filter for a word that can be a name, and has the days of each column of dates on screen to choose from', async () => {
    const { user, region, column, meanings } = await openSearch('/admin/jobs?size=25', 'Jobs');
    writeText(region.getByRole('searchbox'), 'sunday');
    await waitFor(() => expect(meanings()[0]).toMatch(/^Start Date Sun \d+ \w+ 20\d\d$/));
    expect(region.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'sunday');
    await user.clear(region.getByRole('searchbox'));
    writeText(region.getByRole('searchbox'), '2026/10');
    await waitFor(() => expect(meanings()).toEqual(['Start Date Oct 2026', 'Due Date Oct 2026']));
    await user.click(region.getByRole('button', { name: 'Filter by Start Date Oct 2026' }));
    await region.findByRole('button', { name: 'Remove filter Start Date: Oct 2026' });
    const days = column('Start Date');
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(day).toMatch(/^2026\/10\//);
  });

  it('applies a period, shows the page of the address, and says which days it has', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25, 9) });
    const { region, column } = await openSearch('/admin/jobs?q=this+year&page=2', 'Jobs');
    await waitFor(() => expect(column('Start Date').length).toBeGreaterThan(0));
    for (const day of column('Start Date')) expect(day).toMatch(/^2026\//);
    expect(region.getByText('Shown: Start Date this year (2026)')).toBeTruthy();
    expect(region.getByText(/^6–10 of \d+$/)).toBeTruthy();
    expect(region.queryByText('No Records Here!')).toBeNull();
  });

  it('has "last month" in the address, so that a bookmark or a saved view stays relative to today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25, 9) });
    const { user, region, address } = await openSearch('/admin/jobs', 'Jobs');
    writeText(region.getByRole('searchbox'), 'last month');
    const meaning = { name: 'Filter by Due Date last month (Oct 2026)' };
    await user.click(await region.findByRole('button', meaning));
    await waitFor(() => expect(address()).toBe('/admin/jobs?due_date=last-month'));
    cleanup();
    vi.setSystemTime(Date.UTC(2026, 11, 2, 9));
    const later = await openSearch('/admin/jobs?due_date=last-month', 'Jobs');
    const chip = { name: 'Remove filter Due Date: last month (Nov 2026)' };
    expect(await later.region.findByRole('button', chip)).toBeTruthy();
    for (const day of later.column('Due Date')) expect(day).toMatch(/^2026\/11\//);
    // The dialog of all filters shows the days, and leaves the period as it is.
    await user.click(await later.region.findByRole('button', { name: 'More filters' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ranges…' }));
    await user.click(await screen.findByRole('button', { name: 'Show the rows' }));
    expect(later.address()).toBe('/admin/jobs?due_date=last-month');
    expect(await later.region.findByRole('button', chip)).toBeTruthy();
  });

  it('has nothing to choose from in a list without such columns', async () => {
    const { region, meanings } = await openSearch('/admin/dashboard/artisans', 'Artisans');
    writeText(region.getByRole('searchbox'), '85k');
    await region.findByText('No Artisan Found');
    expect(meanings()).toEqual([]);
  });
});

// tests/unit/words.test.ts has more forms of a phone number.
it('a search finds a phone number in another form', async () => {
  const { user, region, column, meanings } = await openSearch(
    '/admin/dashboard/contactforms?read_status=all&size=25',
    'Contact Forms',
  );
  const [phone = ''] = column('Sender Phone no');
  expect(phone).not.toBe('');
  await user.click(region.getByRole('searchbox'));
  await user.paste('+2348065550122');
  await waitFor(() => expect(meanings()).toContain('Sender Phone no 08065550122'));
  await user.click(region.getByRole('button', { name: 'Filter by Sender Phone no 08065550122' }));
  await region.findByRole('button', { name: 'Remove filter Sender Phone no: 08065550122' });
  await waitFor(() => expect(column('Sender Phone no')).toEqual(['0806 555 0122']));
});
