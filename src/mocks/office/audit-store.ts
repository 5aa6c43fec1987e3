import type { Schemas } from '../../api/reading/schemas.ts';
import { mockNow } from '../fixtures-money.ts';
import { auditFixtures } from './fixtures-audit.ts';

/** An entry, and the people whose timelines contain it. */
export type MockAuditEntry = Schemas['AuditEntry'] & {
  id: number;
  at: string;
  sentence: string;
  artisanId?: number | undefined;
  clientId?: number | undefined;
};

/** The state of the audit. */
export interface AuditStore {
  /** Oldest first. */
  audit: MockAuditEntry[];
}

/** Returns a plausible history. */
export const createAuditStore = (): AuditStore => ({
  audit: auditFixtures().map((entry, index) => ({ ...entry, id: 5001 + index })),
});

/** The change that a write of the mock reports. */
export type MockChange = Pick<MockAuditEntry, 'sentence' | 'artisanId' | 'clientId'> &
  Required<Pick<Schemas['AuditEntry'], 'action' | 'kind'>> & {
    subject_id: string;
    reason?: string | null;
    before?: Schemas['ChangedFields'];
    after?: Schemas['ChangedFields'];
    amount?: number;
  };

/** Adds the entry of one change. Every write that changes something calls it once. */
export function recordAudit(store: AuditStore, change: MockChange): void {
  const id = (store.audit.at(-1)?.id ?? 5000) + 1;
  store.audit.push({
    id,
    // The clock of the mock is fixed, so every entry adds a second to keep the order.
    at: new Date(mockNow + store.audit.length * 1000).toISOString(),
    by: 'admin@artisan.example',
    address: '102.89.23.7',
    reason: null,
    before: null,
    after: null,
    ...change,
  });
}
