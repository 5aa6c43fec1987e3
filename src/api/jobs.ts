import { keys } from './cache/keys.ts';
import { listArtisanJobs } from './generated/artisans.ts';
import { listClientJobs } from './generated/clients.ts';
import { listJobs } from './generated/jobs.ts';
import { listQuery, longList } from './lists/list-query.ts';
import { jobFields } from './parse/generated/job.ts';
import type { Clean } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';

/** A job. Amounts are in kobo. */
export type Job = Clean<typeof jobFields>;

const parser = rowParser(jobFields);

export const jobsHostList = longList({
  operationId: 'listJobs',
  call: listJobs,
  listKey: keys.jobs,
  parser,
  idColumn: 'job_id',
});

export const artisanJobsQuery = (artisanId: string) =>
  listQuery(keys.artisanJobs(artisanId), 'listArtisanJobs', parser, (options) =>
    listArtisanJobs({ id: artisanId }, options),
  );

export const clientJobsQuery = (clientId: string) =>
  listQuery(keys.clientJobs(clientId), 'listClientJobs', parser, (options) =>
    listClientJobs({ id: clientId }, options),
  );
