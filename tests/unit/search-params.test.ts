import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artisanList } from '../../domain/lists/artisans.ts';
import { jobList } from '../../domain/lists/jobs.ts';
import { messageList } from '../../domain/lists/messages.ts';
import { BadRequest, badRequestIn } from '../../src/lib/url/bad-request.ts';
import {
  listSearchOf,
  readListOrigin,
  readPersonSearch,
  requirePersonId,
  writeListOrigin,
} from '../../src/lib/url/person-search.ts';
import { parseSearch, stringifySearch } from '../../src/lib/url/search-params.ts';
import { readTableParams, tableStateOf, writeTableState } from '../../src/lib/url/table-state.ts';

describe('an id in the address', () => {
  it.each([
    '1e5',
    '007',
    'true',
    'null',
    '12345678901234567890',
    'a-b_c.d',
    'dGVzdA==',
    'a/b',
    'a b+c#d:e',
  ])('%s stays unchanged', (id) => {
    const address = stringifySearch({ artisanId: id });
    expect(readPersonSearch(parseSearch(address), 'artisanId')).toEqual({ artisanId: id });
    expect(() => requirePersonId(id, 'artisan')).not.toThrow();
  });

  it.each(['', ' ', '<script>', 'a\n', '..', 'a/../b', '../../etc', 'x'.repeat(65)])(
    'cannot be %j',
    (id) => {
      expect(() => requirePersonId(id, 'artisan')).toThrow(BadRequest);
    },
  );

  it('is required', () => {
    const { clientId } = readPersonSearch({}, 'clientId');
    expect(() => requirePersonId(clientId, 'client')).toThrow('no client id');
    expect(badRequestIn(new Error('wrapped', { cause: new BadRequest('x') }))?.message).toBe('x');
    expect(badRequestIn(new Error('other'))).toBeUndefined();
  });
});

describe('the state of a table in the address', () => {
  const spec = { ...jobList, prefix: 'jobs_' } as const;

  it('needs no params for the defaults', () => {
    expect(stringifySearch(readTableParams(spec, {}))).toBe('');
    expect(tableStateOf(spec, {})).toEqual({
      q: '',
      sort: { column: 'start_date', descending: true },
      page: 1,
      position: null,
      size: 5,
      filters: { service_type: undefined, job_status: undefined, job_id: undefined },
    });
  });

  it('drops invalid params', () => {
    const raw = parseSearch('jobs_page=-1&jobs_size=7&jobs_sort=password.asc&q=other&jobs_q=');
    expect(stringifySearch(readTableParams(spec, raw))).toBe('');
    const ranges = parseSearch(
      'jobs_amount=1e9..&jobs_start_date=2026-02-30..&jobs_due_date=%3Cscript%3E&jobs_payment=9..1',
    );
    expect(stringifySearch(readTableParams(spec, ranges))).toBe('');
  });

  it('has a preset filter until the address removes it', () => {
    expect(tableStateOf(messageList, {}).filters.read_status).toBe('not-read');
    expect(tableStateOf(messageList, { read_status: 'all' }).filters.read_status).toBeUndefined();
    const unfiltered = { ...tableStateOf(messageList, {}), filters: {} };
    expect(stringifySearch(writeTableState(messageList, unfiltered))).toBe('?read_status=all');
  });

  it('survives a round trip through the address', () => {
    const state = fc.record({
      q: fc.string().map((text) => text.trim()),
      sort: fc.record({
        column: fc.constantFrom(...Object.keys(jobList.columns)),
        descending: fc.boolean(),
      }),
      page: fc.integer({ min: 1, max: 100_000 }),
      position: fc.option(fc.constantFrom('last', 'last:WyJhIl0', 'WyJhIl0'), { nil: null }),
      size: fc.constantFrom(...spec.sizes),
      filters: fc.record({
        service_type: fc.option(
          fc
            .string({ minLength: 1 })
            .map((key) => key.toLowerCase())
            .filter((key) => key !== 'all'),
          { nil: undefined },
        ),
        job_status: fc.constant(undefined),
        job_id: fc.option(
          fc.string({ minLength: 1 }).filter((id) => id !== 'all'),
          { nil: undefined },
        ),
      }),
    });
    fc.assert(
      fc.property(state, (tableState) => {
        const address = stringifySearch(writeTableState(spec, tableState));
        expect(tableStateOf(spec, parseSearch(address))).toEqual(tableState);
      }),
    );
  });
});

it('the address of a page has the list from which it was opened', () => {
  const address = stringifySearch({ list: 'q=oka&sort=name.asc&page=2' });
  const origin = readListOrigin(parseSearch(address));
  expect(listSearchOf(origin)).toEqual({ q: 'oka', sort: 'name.asc', page: '2' });
  for (const list of ['all', '?']) expect(listSearchOf(readListOrigin({ list }))).toEqual({});
  expect(listSearchOf(readListOrigin({ list: '?q=oka' }))).toEqual({ q: 'oka' });
  const whole = writeListOrigin(artisanList, tableStateOf(artisanList, {}));
  expect(stringifySearch({ artisanId: '7', list: whole })).toBe('?artisanId=7&list=all');
  expect(readListOrigin({})).toBeUndefined();
  expect(readListOrigin({ list: 'https://evil.example' })).toBeUndefined();
});
