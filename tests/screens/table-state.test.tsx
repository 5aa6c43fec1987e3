import {
  act,
  cleanup,
  fireEvent,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { artisanList } from '../../domain/lists/artisans.ts';
import { useAppliedMeaning } from '../../src/components/data-table/toolbar/use-search-draft.ts';
import { useTableState } from '../../src/components/data-table/use-table-state.ts';
import type { RawSearch } from '../../src/lib/url/search-params.ts';
import { serve } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';

function renderState(search: RawSearch) {
  const setSearch = vi.fn<(params: RawSearch, replace: boolean) => void>();
  const { result, rerender } = renderHook(
    (params: RawSearch) => useTableState(artisanList, params, setSearch),
    { initialProps: search },
  );
  return { control: () => result.current, rerender, setSearch };
}

it('the state stays the same object when the address has followed it', async () => {
  const { control, rerender, setSearch } = renderState({ status: 'active' });
  const { filters } = control().state;
  act(() => control().change({ page: 2 }));
  const changed = control().state;
  expect(changed.filters).toBe(filters);
  await waitFor(() => expect(setSearch).toHaveBeenCalledOnce());
  rerender({ status: 'active', page: 2 });
  expect(control().state).toBe(changed);
  rerender({ status: 'active' });
  expect(control().state.page).toBe(1);
  expect(control().state.filters).toBe(filters);
});

it('a change stays while other params of the page change', async () => {
  const { control, rerender, setSearch } = renderState({});
  act(() => control().change({ page: 2 }));
  rerender({ jobs_page: 3 });
  expect(control().state.page).toBe(2);
  await waitFor(() => expect(setSearch).toHaveBeenCalledOnce());
  expect(setSearch.mock.calls[0]?.[0]).toMatchObject({ page: 2 });
});

it('a press stays while the address follows the earlier press', async () => {
  const { control, rerender, setSearch } = renderState({});
  const turn = (page: number) => act(() => control().change({ page }));
  turn(2);
  await waitFor(() => expect(setSearch).toHaveBeenCalledOnce());
  turn(3);
  turn(4);
  rerender({ page: 2 });
  expect(control().state.page).toBe(4);
  await waitFor(() => expect(setSearch).toHaveBeenCalledTimes(2));
  expect(setSearch.mock.calls[1]?.[0]).toMatchObject({ page: 4 });
  rerender({ page: 4 });
  // This is the address after Back.
  rerender({ page: 2 });
  expect(control().state.page).toBe(2);
});

it('a text that is applied as a filter begins at the first page, not at the page of the search before', () => {
  const filters = {};
  const before = { q: '', filters, sort: null, size: 10, page: 3, position: 'WzIwXQ' };
  const { result, rerender } = renderHook(({ state }) => useAppliedMeaning(state, '85k'), {
    initialProps: { state: before },
  });
  const range = '85000..85000';
  act(() => result.current.onApply({ text: '85k', filters, columnId: 'amount', range }));
  expect(result.current.searchState).toMatchObject({ filters: { amount: range }, page: 1 });
  expect(result.current.searchState.position).toBeNull();
  // The address has the text now, and the next page is opened.
  rerender({ state: { ...before, q: '85k', page: 2, position: 'WzEwXQ' } });
  expect(result.current.searchState).toMatchObject({ page: 2, position: 'WzEwXQ' });
});

it('the address gets the changes of two tables, in one moment and 25 ms apart', async () => {
  const { address } = renderApp('/admin/dashboard');
  const nextPage = async (name: string) => {
    const region = within(await screen.findByRole('region', { name }));
    return region.findByRole('button', { name: 'Next page' });
  };
  const [first, second] = [await nextPage('Job History'), await nextPage('Transaction History')];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  for (const [page, pause] of [
    [2, 0],
    [3, 25],
  ] as const) {
    act(() => first.click());
    await act(() => vi.advanceTimersByTimeAsync(pause));
    act(() => second.click());
    await waitFor(() => expect(address()).toContain(`transactions_page=${page}`));
    expect(address()).toContain(`jobs_page=${page}`);
  }
});

it('a search text that is typed just before another page opens does not get into the address of that page', async () => {
  const { router, address } = renderApp('/admin/jobs');
  const box = await screen.findByRole('searchbox');
  await screen.findByText('1–5 of 14');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.change(box, { target: { value: 'paint' } });
  act(() => void router.navigate({ to: '/admin/dashboard/verification' }));
  // The page of the jobs stays on screen while the code of the next page loads.
  act(() => void vi.advanceTimersByTime(150));
  expect(box.isConnected).toBe(true);
  act(() => void vi.advanceTimersByTime(50));
  await screen.findByRole('heading', { name: 'Verification', level: 1 });
  expect(address()).toBe('/admin/dashboard/verification');
});

it.each(['/admin/jobs/', '/admin/Jobs'])(
  'the search of a list follows each change after it was opened at %s',
  async (path) => {
    const { router, address } = renderApp(path);
    const box = await screen.findByRole('searchbox');
    await screen.findByText('1–5 of 14');
    // The router writes the path without the slash, and links write it in lower case.
    await act(() => router.navigate({ to: '/admin/jobs' }));
    fireEvent.change(box, { target: { value: 'paint' } });
    await waitFor(() => expect(address()).toBe('/admin/jobs?q=paint'));
    fireEvent.change(box, { target: { value: 'pai' } });
    await waitFor(() => expect(address()).toBe('/admin/jobs?q=pai'));
  },
);

it('a list that stays on screen, because the next page was not waited for, still follows its search', async () => {
  const { router, address } = renderApp('/admin/jobs');
  const box = await screen.findByRole('searchbox');
  await screen.findByText('1–5 of 14');
  act(() => void router.navigate({ to: '/admin/dashboard/verification' }));
  act(() => router.history.back());
  await waitFor(() => expect(address()).toBe('/admin/jobs'));
  fireEvent.change(box, { target: { value: 'paint' } });
  await waitFor(() => expect(address()).toBe('/admin/jobs?q=paint'));
});

it('the link of a row is the one that the router builds', async () => {
  const id = 'a b/é&+?';
  serve('listArtisans', [{ id, first_name: 'Ada', last_name: 'Eze' }]);
  const list = 'q=eze&sort=name.desc';
  const { router } = renderApp(`/admin/dashboard/artisans?${list}`);
  const link = await screen.findByRole('link', { name: 'View Ada Eze' });
  const { href } = router.buildLocation({
    to: '/admin/dashboard/artisan/artisan-info',
    search: { artisanId: id, list },
  });
  expect(link.getAttribute('href')).toBe(href);
});

it('the page size that was chosen last is the one of the next visit, and stands in the address', async () => {
  const { user, router, address } = renderApp('/admin/jobs');
  const choose = async (size: string) =>
    user.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), size);
  await choose('25');
  await waitFor(() => expect(address()).toBe('/admin/jobs?size=25'));
  act(() => router.history.back());
  await waitFor(() => expect(address()).toBe('/admin/jobs'));
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveProperty('value', '5');
  await act(() => router.navigate({ to: '/admin/dashboard/transaction-history' }));
  await waitFor(() => expect(address()).toBe('/admin/dashboard/transaction-history?size=25'));
  expect(await screen.findByRole('combobox', { name: 'Rows per page' })).toHaveProperty(
    'value',
    '25',
  );

  cleanup();
  const next = renderApp('/admin/jobs');
  await waitFor(() => expect(next.address()).toBe('/admin/jobs?size=25'));
  await choose('5');
  await waitFor(() => expect(next.address()).toBe('/admin/jobs'));
  await act(() => next.router.navigate({ to: '/admin/dashboard/transaction-history' }));
  expect(await screen.findByRole('combobox', { name: 'Rows per page' })).toHaveProperty(
    'value',
    '5',
  );
  expect(next.address()).toBe('/admin/dashboard/transaction-history');

  // The lists of people have other sizes.
  await act(() => next.router.navigate({ to: '/admin/dashboard/artisans' }));
  await screen.findByRole('heading', { name: 'Artisans', level: 1 });
  expect(next.address()).toBe('/admin/dashboard/artisans');
});
