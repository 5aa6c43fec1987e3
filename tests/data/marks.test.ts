import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { markQuery } from '../../src/api/extensions/notes.ts';
import { mockServer } from '../support/mock-server.ts';

const createClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Answers with one note on record 7, and collects the parameters of the calls. */
function answerMarks(status = 200): string[] {
  const calls: string[] = [];
  mockServer.use(
    http.get('*/api/v1/admin/mark', ({ request }) => {
      calls.push(decodeURIComponent(new URL(request.url).search));
      const data = { data: { data: [{ id: 7, notes: 1, flags: [] }] } };
      return status === 200 ? HttpResponse.json(data) : new HttpResponse(null, { status });
    }),
  );
  return calls;
}

describe('the marks of rows', () => {
  it('are read in one call for each kind of record if they are requested together, also for records without marks', async () => {
    const calls = answerMarks();
    const queries = createClient();
    const read = (kind: 'artisan' | 'job', id: string) => queries.query(markQuery({ kind, id }));
    expect(
      await Promise.all([read('artisan', '7'), read('artisan', '8'), read('job', '7')]),
    ).toEqual([
      { notes: 1, flags: [] },
      { notes: 0, flags: [] },
      { notes: 1, flags: [] },
    ]);
    expect(calls.toSorted()).toEqual(['?kind=artisan&ids=7,8', '?kind=job&ids=7']);
  });

  it('are read in calls of at most 100 records', async () => {
    const calls = answerMarks();
    const queries = createClient();
    const ids = Array.from({ length: 101 }, (_, index) => String(index + 1));
    await Promise.all(ids.map((id) => queries.query(markQuery({ kind: 'client', id }))));
    expect(calls.map((call) => call.split(',').length).toSorted((a, b) => a - b)).toEqual([1, 100]);
  });

  it('are read again after a call that failed', async () => {
    answerMarks(403);
    const queries = createClient();
    const read = () => queries.query(markQuery({ kind: 'job', id: '7' }));
    await expect(read()).rejects.toMatchObject({ status: 403 });
    answerMarks();
    expect(await read()).toEqual({ notes: 1, flags: [] });
  });
});
