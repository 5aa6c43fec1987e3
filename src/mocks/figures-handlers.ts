import type { HttpHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../openapi/generated/schema.d.ts';
import type { Schemas } from '../api/reading/schemas.ts';
import type { MockStore } from './store.ts';
import { approvedWithdrawalViews, jobViews, totalOf } from './views.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

const lagosOffsetMs = 3_600_000;

/** The day in Africa/Lagos, as YYYY-MM-DD. */
const dayOf = (moment: string | null | undefined) =>
  new Date(Date.parse(moment ?? '') + lagosOffsetMs).toISOString().slice(0, 10);

/** Returns the daily sums of the mock's rows from a day on. The mock has no unknown types. */
function dailyFigures(store: MockStore, from: string): Schemas['DailyFigures'] {
  const paid = store.paid();
  const jobs = jobViews(store);
  const withdrawals = approvedWithdrawalViews(store);
  const days = new Set([
    ...paid.map(({ date }) => dayOf(date)),
    ...jobs.map(({ date_created }) => dayOf(date_created)),
  ]);
  const statuses = new Set(jobs.map(({ job_status }) => job_status));
  return {
    days: [...days]
      .filter((day) => day >= from)
      .sort()
      .map((day) => ({
        day,
        revenue: totalOf(
          paid.filter(({ date }) => dayOf(date) === day),
          'in',
        ),
        paid_out: withdrawals
          .filter(({ created_at }) => dayOf(created_at) === day)
          .reduce((sum, { amount }) => sum + Number(amount), 0),
        agreed_jobs: jobs.filter(({ date_created }) => dayOf(date_created) === day).length,
      })),
    jobs_by_status: [...statuses].map((status) => ({
      value: status ?? null,
      rows: jobs.filter(({ job_status }) => job_status === status).length,
    })),
    unknown_types: 0,
  };
}

/** Returns the handler of the figures by day. */
export const figuresHandlers = (store: MockStore): HttpHandler[] => [
  http.get('/admin/figures/daily', ({ query, response }) => {
    const from = query.get('from');
    // 30 February is read as 2 March.
    const read = Date.parse(`${from}T00:00Z`);
    return !Number.isNaN(read) && new Date(read).toISOString().startsWith(from)
      ? response(200).json({ data: dailyFigures(store, from) })
      : response(400).json({ message: 'The request has a value that cannot be read.' });
  }),
];
