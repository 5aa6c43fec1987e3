import type { Standing } from '../repositories/artisan-standing.ts';

/** The artisan as an edit finds it. */
export type CurrentStanding = Pick<Standing, 'status' | 'level' | 'version'>;

/** How an edit of an artisan ended. Only `changed` has written anything. */
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
export const soBefore = (standing: Standing) =>
  ({ kind: 'so-before', name: standing.name, version: standing.version }) as const;

/** The outcome of an edit that was made from another version than the newest. */
export const changedMeanwhile = (standing: Standing) =>
  ({ kind: 'changed-meanwhile', name: standing.name, current: currentOf(standing) }) as const;

/** The outcome of an edit of an artisan whom it does not apply to. */
export const notWaiting = (standing: Standing) =>
  ({ kind: 'not-waiting', name: standing.name, current: currentOf(standing) }) as const;
