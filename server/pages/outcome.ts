import type { Texts } from '../repositories/content.ts';

/** A text as it is now; a deleted item has a version only. */
export type Current = { version: number } & Partial<Texts>;

/** How an edit of a text ended. Only `saved` has written anything. */
export type EditOutcome =
  | { kind: 'saved' | 'unchanged'; version: number }
  | { kind: 'changed-meanwhile' | 'deleted-meanwhile'; current: Current };

/** How an edit of an item or version ended, which the caller names by its id. */
export type ItemOutcome = EditOutcome | { kind: 'not-found' };

export type CreateOutcome =
  | { kind: 'created'; id: number; version: number }
  /** The page has as many items as it may. */
  | { kind: 'full' };

export type RestoreOutcome = ItemOutcome | { kind: 'full' };

export type OrderOutcome = 'saved' | 'unchanged' | 'changed-meanwhile';
