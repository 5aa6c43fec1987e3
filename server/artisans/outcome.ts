import type { Standing } from '../repositories/artisan-standing.ts';

/** The current state of the artisan of an edit. */
export type CurrentStanding = Pick<Standing, 'status' | 'level' | 'version'>;

/** The outcome of an edit of an artisan. Only `changed` has written data. */
export type EditOutcome =
  | { kind: 'changed' | 'so-before'; name: string | null; version: number }
  | { kind: 'changed-meanwhile'; name: string | null; current: CurrentStanding }
  | { kind: 'not-found' };

const currentOf = ({ status, level, version }: Standing): CurrentStanding => ({
  status,
  level,
  version,
});

/** The outcome of an edit that would change nothing. */
export const unchanged = (standing: Standing) =>
  ({ kind: 'so-before', name: standing.name, version: standing.version }) as const;

/** The outcome of an edit with a version that is not the newest. */
export const changedMeanwhile = (standing: Standing) =>
  ({ kind: 'changed-meanwhile', name: standing.name, current: currentOf(standing) }) as const;

/** The outcome of declining the verification of an artisan who does not wait for one. */
export const notWaiting = (standing: Standing) =>
  ({ kind: 'not-waiting', name: standing.name, current: currentOf(standing) }) as const;
