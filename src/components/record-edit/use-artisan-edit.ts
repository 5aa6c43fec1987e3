import type { MutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArtisanEdit } from '../../api/writes/artisan-edits.ts';
import { type CurrentRecord, currentOf } from '../../api/writes/conflict.ts';
import { type SingleWrite, useSingleWrite } from '../../api/writes/use-single-write.ts';
import type { WriteError } from '../../api/writes/write-outcome.ts';

/** The id of the artisan that is edited, and the version of the record that was on screen. */
export interface ArtisanVersion {
  id: string;
  version: number;
}

/** The state of an edit, for its dialog. */
export interface EditState
  extends Pick<SingleWrite<unknown, unknown, WriteError>, 'isUnderWay' | 'isCarriedOut' | 'error'> {
  /** The current record, if the host refused the edit because of a newer version. */
  conflict?: CurrentRecord | undefined;
}

/**
 * Returns the state of an edit of an artisan, and the function that sends it. After a conflict, the next press sends
 * the current version, which the host's refusal contains.
 *
 * @param artisan the artisan as it was on screen when the dialog opened
 */
export function useArtisanEdit<Change>(
  options: MutationOptions<string | null, WriteError, ArtisanEdit<Change>>,
  artisan: ArtisanVersion,
) {
  const write = useSingleWrite(options);
  const [sentVersion, setSentVersion] = useState(artisan.version);
  const conflict = write.error === null ? undefined : currentOf(write.error);
  return {
    ...write,
    conflict,
    send(change: Change, onCarriedOut: (message: string | null) => void) {
      const version = conflict?.version ?? sentVersion;
      setSentVersion(version);
      write.send({ id: artisan.id, version, change }, onCarriedOut);
    },
  };
}
