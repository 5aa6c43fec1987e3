import type { Handlers } from '../contract/types.ts';
import { listJobs } from '../repositories/jobs.ts';
import { listTransactions } from '../repositories/transactions.ts';

export const historyHandlers = {
  async listJobs({ server: { db } }) {
    return { data: await listJobs(db) };
  },
  async listTransactions({ server: { db } }) {
    return { data: await listTransactions(db) };
  },
} satisfies Partial<Handlers>;
