import type { MutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArtisanEdit } from '../../api/writes/artisan-edits.ts';
import { type CurrentRecord, currentOf } from '../../api/writes/conflict.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import type { WriteError } from '../../api/writes/write-outcome.ts';

/** The artisan whose record is edited, as it was on screen. */
export interface ArtisanVersion {
  id: string;
  version: number;
}

/** The state of an edit, for its dialog. */
export interface EditState {
  isUnderWay: boolean;
  isCarriedOut: boolean;
  error: WriteError | null;
  /** The current record, if the host refused the edit because of a newer version. */
  conflict: CurrentRecord | undefined;
}

interface EditControl<Change> extends EditState {
  send: (change: Change, onCarriedOut: (message: string | null) => void) => void;
}

/**
 * Returns an edit of an artisan. After a conflict the next press carries the version that the conflict shows.
 *
 * @param seen the artisan as on screen when the edit began
 */
export function useArtisanEdit<Change>(
  options: MutationOptions<string | null, WriteError, ArtisanEdit<Change>>,
  seen: ArtisanVersion,
): EditControl<Change> {
  const { send, isUnderWay, isCarriedOut, error } = useSingleWrite(options);
  const [known, setKnown] = useState(seen.version);
  const conflict = error === null ? undefined : currentOf(error);
  return {
    isUnderWay,
    isCarriedOut,
    error,
    conflict,
    send(change, onCarriedOut) {
      const version = conflict?.version ?? known;
      setKnown(version);
      send({ id: seen.id, version, change }, onCarriedOut);
    },
  };
}
