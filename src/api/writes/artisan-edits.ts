/** The changes of an artisan's status, level and verification. Each carries the version it was made from. */
import { mutationOptions } from '@tanstack/react-query';
import { writeMeta } from '../cache/invalidation.ts';
import { declineVerification, setArtisanLevel, setArtisanStatus } from '../generated/extensions.ts';
import type { Body } from '../transport/call.ts';
import { readWriteAnswer, type WriteError } from './write-outcome.ts';

/** An edit takes the artisan's id and the version on screen, and returns the host's message, or null. */
function edit<Change>(
  operationId: 'setArtisanStatus' | 'setArtisanLevel' | 'declineVerification',
  send: (id: string, change: Change & { version: number }) => Promise<unknown>,
) {
  return mutationOptions<string | null, WriteError, ArtisanEdit<Change>>({
    meta: writeMeta(operationId),
    mutationFn: ({ id, version, change }) =>
      readWriteAnswer(operationId, send(id, { ...change, version })),
  });
}

/** A change of one artisan, made from a version. */
export interface ArtisanEdit<Change> {
  id: string;
  version: number;
  change: Change;
}

/** Deactivates or reactivates an artisan. */
export const setArtisanStatusMutation = edit<Omit<Body<'setArtisanStatus'>, 'version'>>(
  'setArtisanStatus',
  (id, body) => setArtisanStatus({ id }, body),
);

/** Sets the level of an artisan. */
export const setArtisanLevelMutation = edit<Omit<Body<'setArtisanLevel'>, 'version'>>(
  'setArtisanLevel',
  (id, body) => setArtisanLevel({ id }, body),
);

/** Declines the verification of an artisan. */
export const declineVerificationMutation = edit<{ reason: string }>(
  'declineVerification',
  (id, { reason, version }) => declineVerification({ id }, { reason, version: String(version) }),
);
