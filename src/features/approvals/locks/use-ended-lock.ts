import { useEffect, useState } from 'react';
import type { Outcome } from '../outcome.ts';
import type { EndedLock } from './use-locks.ts';

/** Ends the open confirmation when the lists show the outcome of its decision without an answer. */
export function useEndedLock(
  found: EndedLock | null,
  id: string | null,
  onEnd: (outcome: Outcome) => void,
): void {
  const [earlier] = useState(found);
  useEffect(() => {
    // A row that still waits can be decided on in this confirmation.
    const isNew = found !== null && found !== earlier && found.id === id;
    if (isNew && found.outcome.kind !== 'still-waiting') onEnd(found.outcome);
  }, [found, earlier, id, onEnd]);
}
