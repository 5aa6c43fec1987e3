import type { Standing } from '../repositories/artisan-standing.ts';
import { nameOf } from '../repositories/payees.ts';

/** The artisan as an edit finds it. */
export type CurrentStanding = Pick<Standing, 'status' | 'level' | 'version'>;

/** How an edit of an artisan ended. Only `changed` has written anything. */
export type EditOutcome =
  | { kind: 'changed' | 'so-before'; name: string; version: number }
  | { kind: 'changed-meanwhile'; name: string; current: CurrentStanding }
  | { kind: 'not-found' };

const currentOf = ({ status, level, version }: Standing): CurrentStanding => ({
  status,
  level,
  version,
});

/** The outcome of an edit that would change nothing. */
export const soBefore = (standing: Standing) =>
  ({ kind: 'so-before', name: nameOf(standing), version: standing.version }) as const;

/** The outcome of an edit that was made from another version than the newest. */
export const changedMeanwhile = (standing: Standing) =>
  ({ kind: 'changed-meanwhile', name: nameOf(standing), current: currentOf(standing) }) as const;

/** The outcome of an edit of an artisan whom it does not apply to. */
export const notWaiting = (standing: Standing) =>
  ({ kind: 'not-waiting', name: nameOf(standing), current: currentOf(standing) }) as const;
