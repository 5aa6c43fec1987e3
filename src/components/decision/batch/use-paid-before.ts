import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { artisanJobsQuery } from '../../../api/jobs.ts';
import { findRow } from '../../../lib/row-index/row-source.ts';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';

interface PaidBefore<T> {
  isReading: boolean;
  /** Returns the row with the amount paid before, if the job has it. */
  complete: (row: T) => T;
}

/**
 * Reads the amounts paid before from the jobs of the artisans, for rows without this amount.
 *
 * @param isWanted false after the run began, because its writes wait for these reads
 */
export function usePaidBefore<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  rows: readonly T[],
  isWanted: boolean,
): PaidBefore<T> {
  const applies = subject.words.paidBefore !== undefined;
  const isMissing = (row: T) => applies && subject.paidBeforeOf(row) === null;
  const artisans = [
    ...new Set(rows.filter(isMissing).flatMap(({ artisan_id }) => artisan_id ?? [])),
  ];
  const { lists, isReading } = useQueries({
    queries: artisans.map((id) => ({ ...artisanJobsQuery(id), staleTime: 0, enabled: isWanted })),
    combine: stateOf,
  });
  const complete = useMemo(() => {
    return (row: T): T => {
      if (!applies || subject.paidBeforeOf(row) !== null) return row;
      const reference = subject.referenceOf(row);
      for (const jobs of lists) {
        const job = jobs && findRow(jobs, ({ job_id }) => job_id === reference);
        if (job !== undefined && job.payment !== null) {
          return subject.withCurrent(row, { ...unchanged, paid_before: job.payment });
        }
      }
      return row;
    };
  }, [applies, subject, lists]);
  return { isReading, complete };
}

const unchanged = { amount: null, whole: null, status: null, version: null };

const stateOf = <D>(results: readonly { data: D; isFetching: boolean }[]) => ({
  lists: results.map(({ data }) => data),
  isReading: results.some(({ isFetching }) => isFetching),
});
