import { and, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import { jobList } from '../../domain/lists/jobs.ts';
import type { Queryable } from '../db/connect.ts';
import { jobs, partPayments, transactions } from '../db/schema/money.ts';
import { artisans, clients } from '../db/schema/people.ts';
import { defineList } from '../lists/list-definition.ts';
import {
  belongsTo,
  fullName,
  hasIdIn,
  iso,
  naira,
  nairaOrNull,
  type Owner,
} from './sql-expressions.ts';
import { isPaidForJob } from './transactions.ts';

/** Returns the jobs of the owner as the contract has them, newest first: all, or those with these ids. */
export function listJobs(db: Queryable, owner: Owner = {}, ids?: readonly number[]) {
  const isOwned = belongsTo(jobs, owner);
  const paid = db
    .select({ jobId: transactions.jobId, kobo: sum(transactions.amountKobo).as('paid_kobo') })
    .from(transactions)
    .where(
      and(
        isPaidForJob,
        // A payment for a job of the owner may lack the owner, or name another one.
        isOwned &&
          inArray(transactions.jobId, db.select({ id: jobs.id }).from(jobs).where(isOwned)),
        hasIdIn(transactions.jobId, ids),
      ),
    )
    .groupBy(transactions.jobId)
    .as('paid');
  return db
    .select({
      job_id: jobs.id,
      client_id: jobs.clientId,
      client_name: fullName(clients),
      artisan_id: jobs.artisanId,
      artisan_name: fullName(artisans),
      service_type: jobs.serviceType,
      job_description: jobs.description,
      start_date: iso(jobs.startDate),
      due_date: iso(jobs.dueDate),
      amount: nairaOrNull(jobs.amountKobo),
      job_status: jobs.status,
      date_created: iso(jobs.createdAt),
      payment: naira(sql`coalesce(${paid.kobo}, 0)`),
      part_payment: nairaOrNull(partPayments.amountKobo),
    })
    .from(jobs)
    .leftJoin(artisans, eq(artisans.id, jobs.artisanId))
    .leftJoin(clients, eq(clients.id, jobs.clientId))
    .leftJoin(partPayments, eq(partPayments.jobId, jobs.id))
    .leftJoin(paid, eq(paid.jobId, jobs.id))
    .where(and(isOwned, hasIdIn(jobs.id, ids)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id));
}

/** The list of jobs, which has pages. */
export const jobListDefinition = defineList(
  {
    declaration: jobList,
    name: 'job',
    words: 'jobs',
    table: jobs,
    key: jobs.id,
    columns: {
      job_id: jobs.id,
      client_name: jobs.clientName,
      artisan_name: jobs.artisanName,
      service_type: { order: jobs.serviceKey, written: jobs.serviceType },
      job_description: jobs.descriptionKey,
      start_date: jobs.startDate,
      due_date: jobs.dueDate,
      amount: jobs.amountKobo,
      job_status: { order: jobs.statusKey, written: jobs.status },
    },
    newest: jobs.createdAt,
    text: jobs.searchText,
    sums: {
      names: jobList.columns.amount.sums,
      amount: jobs.amountKobo,
      nameColumn: jobs.sumClass,
    },
    read: (db: Queryable, keys?: readonly number[]) => listJobs(db, {}, keys),
    keyOf: ({ job_id }) => job_id,
  },
  {},
);
