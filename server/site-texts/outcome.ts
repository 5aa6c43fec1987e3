import type { Texts } from '../repositories/content.ts';

/** The present text; a deleted item has only a version. */
export type Current = { version: number } & Partial<Texts>;

/** The outcome of an edit of a text. Only `saved` has written data. */
export type EditOutcome =
  | { kind: 'saved' | 'unchanged'; version: number }
  | { kind: 'changed-meanwhile' | 'deleted-meanwhile'; current: Current };

/** The outcome of an edit of an item or version that the caller names by its id. */
export type ItemOutcome = EditOutcome | { kind: 'not-found' };

export type CreateOutcome =
  | { kind: 'created'; id: number; version: number }
  /** The page already has the most items that are allowed. */
  | { kind: 'full' };

export type RestoreOutcome = ItemOutcome | { kind: 'full' };

export type OrderOutcome = 'saved' | 'unchanged' | 'changed-meanwhile';
