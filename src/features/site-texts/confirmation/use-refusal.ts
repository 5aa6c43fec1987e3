import { useState } from 'react';
import type { SingleWrite } from '../../../api/writes/use-single-write.ts';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { type Theirs, theirsIn } from '../theirs.ts';

/**
 * Returns why the last try of a confirmation was not carried out, also while the next try runs, and the host's
 * text if it changed since the confirmation was asked.
 *
 * @param listed the text in the list that is on screen
 */
export function useRefusal<Variables>(
  { error, isUnderWay, isCarriedOut }: SingleWrite<string | null, Variables, WriteError>,
  listed: Theirs,
): { error: WriteError | null; theirs: Theirs | undefined } {
  const [last, setLast] = useState<WriteError | null>(null);
  const [asked] = useState(listed);
  if (error !== null && error !== last) setLast(error);
  const refusal = error ?? (isUnderWay ? last : null);
  const sent = refusal === null ? undefined : theirsIn(refusal);
  if (sent !== undefined) return { error: refusal, theirs: sent };
  // Without the record in the refusal, a newer list shows the change.
  const isChanged = !isUnderWay && !isCarriedOut && listed.version !== asked.version;
  return { error: refusal, theirs: isChanged ? listed : undefined };
}
