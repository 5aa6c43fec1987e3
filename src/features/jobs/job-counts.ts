import { statusKey } from '../../../domain/status.ts';
import type { Job } from '../../api/jobs.ts';
import type { Steps } from '../../lib/row-index/background-work.ts';
import { countWords, mergeSpellings, type WordCount } from '../../lib/row-index/count-words.ts';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { formatStatus } from '../../lib/values/status.ts';

/** The status words of the card "Accepted Jobs". */
const acceptedWords = new Set(['accepted', 'ongoing', 'in-progress', 'completed']);

/** The jobs of a status without a card. */
export interface OtherStatus {
  /** The filter value of the table. */
  key: string;
  label: string;
  count: number;
}

/** The numbers of jobs. `accepted`, `rejected`, `pending` and the counts of `others` add up to `total`. */
export interface JobCounts {
  total: number;
  accepted: number;
  rejected: number;
  pending: number;
  others: readonly OtherStatus[];
}

/** Adds up the counts of the statuses by card. A status without a card is in `others`, the most frequent first. */
export function jobCountsOf(statuses: readonly WordCount[]): JobCounts {
  const counts = { total: 0, accepted: 0, rejected: 0, pending: 0 };
  const others: OtherStatus[] = [];
  for (const { value, rows } of mergeSpellings(statuses)) {
    const key = statusKey(value ?? 'nil');
    counts.total += rows;
    if (acceptedWords.has(key)) counts.accepted += rows;
    else if (key === 'rejected') counts.rejected += rows;
    else if (key === 'pending') counts.pending += rows;
    else others.push({ key, label: formatStatus(value), count: rows });
  }
  return { ...counts, others };
}

/** Counts the jobs of a list by card, in steps. */
export function* countJobs(jobs: RowSource<Job>): Steps<JobCounts> {
  return jobCountsOf(yield* countWords(jobs, ({ job_status }) => job_status));
}
