import type { Handlers } from '../contract/types.ts';
import { toNaira } from '../money/naira.ts';
import { foldFigures, isWorthFolding, readFigures } from '../repositories/dashboard.ts';

export const dashboardHandlers = {
  async getDashboard({ log, server: { db } }) {
    const { inKobo, outKobo, work, artisans, clients, rows } = await readFigures(db);
    // It runs in the background; after a failure the next read tries again.
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
} satisfies Partial<Handlers>;
