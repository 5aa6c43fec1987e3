import { z } from 'zod';
import { toNaira } from '../../domain/money.ts';
import type { Handlers } from '../contract/types.ts';
import {
  foldDays,
  foldFigures,
  isWorthFolding,
  readDays,
  readFigures,
} from '../repositories/dashboard.ts';

const dailyQuery = z.object({
  // PostgreSQL has no year 0000.
  from: z.string().transform((day) => (day < '0001' ? '0001-01-01' : day)),
});

export const dashboardHandlers = {
  async getDashboard({ log, server: { db } }) {
    const { inKobo, outKobo, work, artisans, clients, rows } = await readFigures(db);
    // Folding runs in the background; after a failure the next read tries again.
    if (isWorthFolding(rows)) foldFigures(db).catch((error) => log.warn(error));
    return {
      data: {
        total_revenue: toNaira(inKobo),
        total_withdrawal: toNaira(outKobo),
        total_jobs: work.jobs,
        total_customer: artisans + clients,
        ongoing_jobs: work.ongoing,
        artisan: artisans,
        rejected_jobs: work.rejected,
        completed_jobs: work.completed,
        clients,
      },
    };
  },

  async getDailyFigures({ log, query, server: { db, read } }) {
    const { from } = dailyQuery.parse(query);
    const { days, rows, figures } = await read(async (tx) => ({
      ...(await readDays(tx, from)),
      figures: await readFigures(tx),
    }));
    if (isWorthFolding(rows)) foldDays(db).catch((error) => log.warn(error));
    return {
      data: {
        days: days.map(({ day, revenueKobo, paidOutKobo, agreedJobs }) => ({
          day,
          revenue: toNaira(revenueKobo),
          paid_out: toNaira(paidOutKobo),
          agreed_jobs: agreedJobs,
        })),
        jobs_by_status: figures.jobsByStatus.map(({ status, jobs }) => ({
          value: status,
          rows: jobs,
        })),
        unknown_types: figures.unknownTypes,
      },
    };
  },
} satisfies Partial<Handlers>;
