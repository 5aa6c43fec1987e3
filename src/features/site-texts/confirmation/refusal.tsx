import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { Notice } from '../notice.tsx';
import type { Theirs } from '../theirs.ts';

interface RefusalProps {
  error: WriteError | null;
  theirs: Theirs | undefined;
  /** "deleted" or "restored" */
  verb: string;
}

/** Shows in a confirmation why the last try was not carried out. */
export function Refusal({ error, theirs, verb }: RefusalProps) {
  if (theirs !== undefined) {
    return (
      <Notice
        title={theirs.text === null ? 'It was deleted meanwhile' : 'It was changed meanwhile'}
        tone="wait"
      >
        Nothing was {verb}. Look at the difference below, and decide again.
      </Notice>
    );
  }
  if (error === null) return null;
  return error.outcome === 'unknown' ? (
    <Notice title="Outcome unknown" tone="wait">
      {error.message} It is not known whether it was {verb}. The page is read again. A second try
      changes nothing if the first one was carried out.
    </Notice>
  ) : (
    <Notice title={`Not ${verb}`} tone="bad">
      {error.message}
    </Notice>
  );
}
