import type { Handlers } from '../contract/types.ts';
import { listJobs } from '../repositories/jobs.ts';
import { listTransactions } from '../repositories/transactions.ts';
import { sourceOf } from './read-request.ts';

export const historyHandlers = {
  async listJobs(request) {
    return { data: await listJobs(sourceOf(request)) };
  },
  async listTransactions(request) {
    return { data: await listTransactions(sourceOf(request)) };
  },
} satisfies Partial<Handlers>;
