import { useMemo } from 'react';
import type { Rows } from '../../../api/parse/rows.ts';
import { currentRequestOf } from '../../../api/writes/conflict.ts';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';

/** Returns the current row: from the list, or from a refusal that is newer than the list. */
export function useNewest<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  rows: Rows<T> | undefined,
  listed: T | undefined,
  error: WriteError | null,
): T | undefined {
  return useMemo(() => {
    if (error === null || listed === undefined || (rows?.requestedAt ?? 0) > error.at)
      return listed;
    const current = currentRequestOf(error);
    return current === undefined ? listed : subject.withCurrent(listed, current);
  }, [subject, rows, listed, error]);
}
