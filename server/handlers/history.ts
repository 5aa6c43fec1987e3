import type { Handlers } from '../contract/types.ts';
import { listJobs } from '../repositories/jobs.ts';
import { listTransactions } from '../repositories/transactions.ts';

export const historyHandlers = {
  async listJobs(request) {
    return { data: await listJobs(request.server.db) };
  },
  async listTransactions(request) {
    return { data: await listTransactions(request.server.db) };
  },
} satisfies Partial<Handlers>;
