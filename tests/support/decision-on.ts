import type { Decision } from '../../src/api/writes/decide.ts';

/** A decision on the row with this id. */
export const decisionOn = (id: string): Decision => ({
  id,
  reference: id,
  version: null,
  key: crypto.randomUUID(),
  pressedAt: Date.now(),
  approvedBefore: 0,
  sharedBy: [],
});
