import type { Schemas } from '../../api/reading/schemas.ts';

/** An answer that is kept for its Idempotency-Key. */
export interface KeptAnswer {
  /** The operation, the subject and the body that the key was sent with. */
  call: string;
  status: number;
  body: object;
}

/** What the host keeps beside money and records for those who decide. */
export interface DecisionsStore {
  rules: { type_amounts_from: number | null; promised_hours: number | null; version: number };
  views: Required<Schemas['SavedView']>[];
  answers: Map<string, KeptAnswer>;
}

/** Returns rules that ask for nothing, and no views. */
export const createDecisionsStore = (): DecisionsStore => ({
  rules: { type_amounts_from: null, promised_hours: null, version: 1 },
  views: [],
  answers: new Map(),
});
