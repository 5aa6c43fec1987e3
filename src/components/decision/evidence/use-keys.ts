import { useState } from 'react';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { getOrCreate } from '../../../lib/values/memoize.ts';

/**
 * Returns a function that returns the key of an approval with these figures. The same figures keep their key, so a
 * call with an unknown result can be repeated. After a refusal the next press gets a new key.
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
