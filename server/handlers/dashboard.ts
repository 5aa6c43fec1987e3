import { z } from 'zod';
import { toNaira } from '../../domain/money.ts';
import type { Handlers } from '../contract/types.ts';
import {
  compactFigures,
  isWorthCompacting,
  readDays,
  readFigures,
} from '../repositories/dashboard.ts';

const parameters = z.object({
  // PostgreSQL has no year 0000.
  from: z
    .string()
    .transform((day) => (day < '0001' ? '0001-01-01' : day))
    .optional(),
});

export const dashboardHandlers = {
  async getDashboard({ log, query, server: { db, read } }) {
    const { from } = parameters.parse(query);
    const { figures, days } =
      from === undefined
        ? { figures: await readFigures(db), days: undefined }
        : await read(async (tx) => ({
            figures: await readFigures(tx),
            days: await readDays(tx, from),
          }));
    const { inKobo, outKobo, jobs, artisans, clients, jobsByStatus, unknownTypes } = figures;
    // Compacting runs in the background; after a failure the next call tries again.
    if (isWorthCompacting(figures.removable + (days?.removable ?? 0))) {
      compactFigures(db).catch((error) => log.warn(error));
    }
    return {
      data: {
        total_revenue: toNaira(inKobo),
        total_withdrawal: toNaira(outKobo),
        total_jobs: jobs.all,
        total_customer: artisans + clients,
        ongoing_jobs: jobs.ongoing,
        artisan: artisans,
        rejected_jobs: jobs.rejected,
        completed_jobs: jobs.completed,
        clients,
      },
      ...(days && {
        figures: {
          days: days.days.map(({ day, revenueKobo, paidOutKobo, agreedJobs }) => ({
            day,
            revenue: toNaira(revenueKobo),
            paid_out: toNaira(paidOutKobo),
            agreed_jobs: agreedJobs,
          })),
          jobs_by_status: jobsByStatus.map(({ status, count }) => ({ value: status, rows: count })),
          unknown_types: unknownTypes,
        },
      }),
    };
  },
} satisfies Partial<Handlers>;
