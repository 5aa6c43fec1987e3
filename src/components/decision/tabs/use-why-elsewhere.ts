import { useCallback } from 'react';
import {
  type DecidedRecord,
  isOpenEnd,
  useKeptDecisions,
} from '../../../lib/browser/storage/kept-decisions.ts';
import { unknownWords } from '../decision-subject.ts';
import { useDecidedElsewhere, useOpenElsewhere } from './other-tabs.ts';

/**
 * Returns a function that returns `unknownWords` for a row with a call whose result is not known, also from another
 * tab or from before a reload; else null.
 *
 * @param listRequestedAt the time of the list's request in milliseconds UTC
 */
export function useWhyUnknown(
  record: DecidedRecord,
  listRequestedAt: number,
): (id: string) => string | null {
  const kept = useKeptDecisions();
  return useCallback(
    (id) => {
      const isUnknown = kept.some(
        (one) =>
          one.record === record &&
          one.id === id &&
          isOpenEnd(one) &&
          one.knownFrom > listRequestedAt,
      );
      return isUnknown ? unknownWords : null;
    },
    [kept, record, listRequestedAt],
  );
}

/**
 * Returns a function that returns why a row is locked by another tab, or by a call from before a reload; null if it
 * is not locked.
 *
 * @param listRequestedAt the time of the list's request in milliseconds UTC
 */
export function useWhyElsewhere(
  record: DecidedRecord,
  listRequestedAt: number,
): (id: string) => string | null {
  const decided = useDecidedElsewhere(record, listRequestedAt);
  const open = useOpenElsewhere(record);
  const unknown = useWhyUnknown(record, listRequestedAt);
  return useCallback((id) => decided(id) ?? open(id) ?? unknown(id), [decided, open, unknown]);
}
