import { keys } from './cache/keys.ts';
import { listArtisanJobs } from './generated/artisans.ts';
import { listClientJobs } from './generated/clients.ts';
import { listJobs } from './generated/jobs.ts';
import { listQuery, wholeListQuery } from './lists/list-query.ts';
import type { HostList } from './lists/long-list-types.ts';
import { type Clean, fields, id, text } from './parse/read-fields.ts';
import { amount, moment } from './parse/read-values.ts';
import { rowParser } from './parse/rows.ts';
import type { Schemas } from './parse/schemas.ts';

const job = fields<Schemas['Job']>()({
  job_id: id,
  client_id: id,
  client_name: text,
  artisan_id: id,
  artisan_name: text,
  service_type: text,
  job_description: text,
  start_date: moment,
  due_date: moment,
  amount,
  job_status: text,
  date_created: moment,
  payment: amount,
  part_payment: amount,
});

/** A job. Amounts are in kobo. */
export type Job = Clean<typeof job>;

const parser = rowParser(job);

export const jobsHostList: HostList<Job> = {
  operationId: 'listJobs',
  call: listJobs,
  listKey: keys.jobs,
  parser,
};

export const jobsQuery = wholeListQuery(jobsHostList);

export const artisanJobsQuery = (artisanId: string) =>
  listQuery(keys.artisanJobs(artisanId), 'listArtisanJobs', parser, (options) =>
    listArtisanJobs({ id: artisanId }, options),
  );

export const clientJobsQuery = (clientId: string) =>
  listQuery(keys.clientJobs(clientId), 'listClientJobs', parser, (options) =>
    listClientJobs({ id: clientId }, options),
  );
