import { defaultDecisionRules } from '../../../domain/decision-rules.ts';
import type { Schemas } from '../../api/reading/schemas.ts';

/** An answer that is kept for its Idempotency-Key. */
export interface KeptAnswer {
  /** The operation, the subject and the body that the key was sent with. */
  call: string;
  status: number;
  body: object;
}

/** The decision rules, the saved views and the kept answers. */
export interface DecisionsStore {
  rules: { type_amounts_from: number | null; promised_hours: number | null; version: number };
  views: Required<Schemas['SavedView']>[];
  answers: Map<string, KeptAnswer>;
}

/** Returns the rules and one view for a new mock. */
export const createDecisionsStore = (): DecisionsStore => ({
  rules: {
    type_amounts_from: defaultDecisionRules.typeAmountsFromKobo / 100,
    promised_hours: defaultDecisionRules.promisedHours,
    version: 1,
  },
  views: [
    {
      id: 1,
      screen: '/admin/dashboard/transaction-history',
      name: 'Failed payments',
      search: '?payment_status=failed',
    },
  ],
  answers: new Map(),
});
