import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../src/api/cache/query-client.ts';
import {
  artisans,
  type ListedPerson,
  type PersonKind,
} from '../../src/components/people-list/person-kinds.ts';
import { Neighbours } from '../../src/components/person/neighbours.tsx';
import type { RowSource } from '../../src/lib/row-index/row-source.ts';
import { parseSearch, stringifySearch } from '../../src/lib/url/search-params.ts';

const length = 20_000;

const personAt = (index: number): ListedPerson => ({
  id: String(index + 1),
  first_name: 'Bola',
  last_name: `Number ${String(length - index).padStart(5, '0')}`,
  email: null,
  phone_number: null,
  ward: null,
  lga: null,
  state: null,
  status: 'active',
});

it('reads no row of a long list while it renders the previous and next links', async () => {
  let visited = 0;
  const visitedInRenders: number[] = [];
  const rows: RowSource<ListedPerson> = {
    length,
    at: personAt,
    each(visit, start = 0, end = length) {
      visited += end - start;
      for (let index = start; index < end; index += 1) visit(personAt(index), index);
    },
  };
  const kind: PersonKind = {
    ...artisans,
    // The links call this first in each render, and the effect runs at the end of that render.
    useAll() {
      const before = visited;
      useLayoutEffect(() => {
        visitedInRenders.push(visited - before);
      });
      return { rows, hostList: null };
    },
  };
  const rootRoute = createRootRoute({
    component: () => <Neighbours kind={kind} id="3" origin="?q=bola&sort=name.asc" />,
  });
  const router = createRouter({
    routeTree: rootRoute,
    parseSearch,
    stringifySearch,
    history: createMemoryHistory({ initialEntries: ['/?artisanId=3&list=all'] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider<typeof router> router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('19,998 of 20,000')).toBeTruthy();
  const next = screen.getByRole('link', { name: 'Next record' });
  expect(next.getAttribute('href')).toContain('artisanId=2&');
  expect(visited).toBeGreaterThan(0);
  expect(Math.max(...visitedInRenders)).toBe(0);
});
