/** The writes that change one artisan. The host refuses a write if the artisan has a newer version than on screen. */
import { declineVerification, setArtisanLevel, setArtisanStatus } from '../generated/extensions.ts';
import type { Body } from '../transport/call.ts';
import { writeOptions } from './write-options.ts';

/** Returns the mutation options of an edit. It resolves with the host's message, or null. */
const editOptions = <Change>(
  operationId: 'setArtisanStatus' | 'setArtisanLevel' | 'declineVerification',
  send: (id: string, change: Change & { version: number }) => Promise<unknown>,
) =>
  writeOptions(operationId, ({ id, version, change }: ArtisanEdit<Change>) =>
    send(id, { ...change, version }),
  );

/** A change of the artisan with this id, and the artisan's version on screen. */
export interface ArtisanEdit<Change> {
  id: string;
  version: number;
  change: Change;
}

/** Deactivates or reactivates an artisan. */
export const setArtisanStatusMutation = editOptions<Omit<Body<'setArtisanStatus'>, 'version'>>(
  'setArtisanStatus',
  (id, body) => setArtisanStatus({ id }, body),
);

export const setArtisanLevelMutation = editOptions<Omit<Body<'setArtisanLevel'>, 'version'>>(
  'setArtisanLevel',
  (id, body) => setArtisanLevel({ id }, body),
);

export const declineVerificationMutation = editOptions<{ reason: string }>(
  'declineVerification',
  (id, { reason, version }) => declineVerification({ id }, { reason, version: String(version) }),
);
