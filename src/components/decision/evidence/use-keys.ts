import { useState } from 'react';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { getOrCreate } from '../../../lib/values/memoize.ts';

/**
 * Returns a function that gives a question its key by the figures it is about. The key stays the same for as
 * long as the figures do, so that a call whose result is not known can be repeated. After a refusal the next
 * press is a new call.
 *
 * @param error the error of the last approval
 */
export function useKeys(error: WriteError | null): (figures: string) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (figures) => {
    if (error?.outcome === 'refused') keys.clear();
    return getOrCreate(keys, figures, randomId);
  };
}
