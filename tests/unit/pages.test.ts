import { expect, it } from 'vitest';
import type { HostPage } from '../../src/api/lists/long-list-types.ts';
import { Rows, rowParser } from '../../src/api/parse/rows.ts';
import { cursorPages } from '../../src/components/data-table/pages.ts';

const request = { q: '', filters: {}, sort: null, size: 10, page: 6, position: 'WzUxXQ' };

const pageWith = (rowCount: number): HostPage<unknown> => ({
  request,
  rows: new Rows(Array.from({ length: rowCount }), rowParser({})),
  next: null,
  previous: null,
  page: null,
  total: { count: 100, isExact: false },
});

it('a page whose rows have left the list has no numbers of rows, and leads back to the first page', () => {
  expect(cursorPages(request, pageWith(3)).words).toBe('51–53 of 100+');
  const pages = cursorPages(request, pageWith(0));
  expect(pages.words).toBe('0 of 100+');
  expect(pages.previous).toEqual({ page: 1, position: null });
});
